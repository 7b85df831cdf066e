# Starts Python as a child, and does not become Python itself.
python3 tests/data/bots/first_legal.py "$@"
exit 0
