"""Answers every row of a table with Spark's `mapInArrow` and the Python package. See README.md.

    python arrow.py QUESTION IN OUT COLUMNS

COLUMNS are the columns of the answer with their types, such as `id string, wins boolean, distance int, error string`.
"""

import json
import os
import sys

import pyarrow
from pyspark.sql import SparkSession
from pyspark.sql.pandas.types import to_arrow_schema
from pyspark.sql.types import StructType


def answering(question, schema):
    """Returns a function that answers the questions in the rows of one partition, batch by batch."""
    # Every answer has its `id`, and `error` if there is no answer.
    fields = [name for name in schema.names if name not in ("id", "error")]

    def value(answer, column):
        found = answer.get(column.name)
        is_text = pyarrow.types.is_string(column.type)
        return json.dumps(found, ensure_ascii=False) if is_text and found is not None and not isinstance(found, str) else found

    def answer(batches):
        import okey

        for batch in batches:
            # One thread is enough, because Spark already uses every core. Leave out missing values.
            rows = [{name: cell for name, cell in row.items() if cell is not None} for row in batch.to_pylist()]
            answers = okey.batch(question, rows, fields=fields, jobs=1)
            columns = [pyarrow.array([value(answer, column) for answer in answers], column.type) for column in schema]
            yield pyarrow.RecordBatch.from_arrays(columns, schema=schema)

    return answer


def main():
    question, rows, answers, columns = sys.argv[1:]
    # Run the workers with this Python, because it has the packages that they need.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    spark = SparkSession.builder.appName("okey arrow").getOrCreate()
    asked = spark.read.load(rows, format="json" if ".json" in rows else "parquet")
    if "PARTITIONS" in os.environ:
        asked = asked.repartition(int(os.environ["PARTITIONS"]))
    schema = StructType.fromDDL(columns)
    asked.mapInArrow(answering(question, to_arrow_schema(schema)), schema).write.parquet(answers)
    spark.stop()


if __name__ == "__main__":
    main()
