"""Runs `okey batch` on every line of a JSON Lines file with Spark's `pipe`. See README.md.

    python batch.py QUESTION IN OUT [OPTION...]
"""

import os
import shlex
import shutil
import sys

from pyspark.sql import SparkSession

# Exit code 1 means that some lines were refused. The output has an error line for each of them, so the partition must
# not fail. Any other nonzero code fails the task, and Spark repeats the partition.
REFUSED_IS_FINE = '"$@"; code=$?; [ "$code" -eq 1 ] || exit "$code"'


def command(question, options):
    # `pipe` starts programs with an empty environment, so a full path is needed. One thread per process is enough,
    # because Spark already uses every core.
    okey = shutil.which(os.environ.get("OKEY", "okey")) or sys.exit("no okey in the PATH, nor by OKEY")
    batch = [os.path.abspath(okey), "batch", question, "--jobs", "1", *options]
    return shlex.join(["/bin/sh", "-c", REFUSED_IS_FINE, "sh", *batch])


def main():
    question, lines, answers, *options = sys.argv[1:]
    spark = SparkSession.builder.appName("okey batch").getOrCreate()
    parts = int(os.environ.get("PARTITIONS", spark.sparkContext.defaultParallelism))
    asked = spark.sparkContext.textFile(lines, parts)
    # Without `checkCode`, Spark would not notice that a program was killed, and its lines would be lost.
    asked.pipe(command(question, options), checkCode=True).saveAsTextFile(answers)
    spark.stop()


if __name__ == "__main__":
    main()
