#!/bin/sh
# Measures the engine and the program. See BENCHMARKS.md.
set -eu
cd "$(dirname "$0")/.."
cargo bench --quiet --bench engine
program=${CARGO_TARGET_DIR:-target}/release/okey
if command -v /usr/bin/time >/dev/null && [ -x "$program" ]; then
    /usr/bin/time -f 'okey check: at most %M KB of memory' \
        "$program" check --json -i R5 'K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O*' >/dev/null
fi
