"""Asks `okey batch` about every line of a JSON Lines file, with Spark's `pipe`. See README.md.

    python batch.py QUESTION IN OUT [OPTION...]
"""

import os
import shlex
import shutil
import sys

from pyspark.sql import SparkSession

# Exit code 1 says that some lines were refused. They have their answers, so no partition is to fail for them; any other
# code fails the task, and Spark does the partition again.
REFUSED_IS_FINE = '"$@"; code=$?; [ "$code" -eq 1 ] || exit "$code"'


def command(question, options):
    # `pipe` starts programs without any environment, so without a PATH; and Spark keeps every core busy already.
    okey = shutil.which(os.environ.get("OKEY", "okey")) or sys.exit("no okey in the PATH, nor by OKEY")
    batch = [os.path.abspath(okey), "batch", question, "--jobs", "1", *options]
    return shlex.join(["/bin/sh", "-c", REFUSED_IS_FINE, "sh", *batch])


def main():
    question, lines, answers, *options = sys.argv[1:]
    spark = SparkSession.builder.appName("okey batch").getOrCreate()
    parts = int(os.environ.get("PARTITIONS", spark.sparkContext.defaultParallelism))
    asked = spark.sparkContext.textFile(lines, parts)
    # Without checkCode a program that was killed would go unnoticed, and its lines be lost.
    asked.pipe(command(question, options), checkCode=True).saveAsTextFile(answers)
    spark.stop()


if __name__ == "__main__":
    main()
