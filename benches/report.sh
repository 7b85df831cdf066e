#!/bin/sh
# Measures the engine and the program. See docs/BENCHMARKS.md.
set -eu
cd "$(dirname "$0")/.."
cargo bench --quiet --bench engine
cargo build --quiet --profile dist --bin okey
program=${CARGO_TARGET_DIR:-target}/dist/okey
# Measures a stream of $1 lines: lines per second, processor time per line, and peak memory.
stream() {
    "$program" deal --count "$1" --json --seed 2024 >"$folder/lines"
    /usr/bin/time -f '%e %U %S %M' -o "$folder/time" "$program" batch check <"$folder/lines" >/dev/null
    awk -v n="$1" '{ printf "okey batch check, %d lines: %.0f a second, %.2f µs of processor time each, %d KB of memory\n",
        n, n / $1, ($2 + $3) * 1e6 / n, $4 }' "$folder/time"
}

if command -v /usr/bin/time >/dev/null && [ -x "$program" ]; then
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    stream 1000000
    stream 4000000
    /usr/bin/time -f 'okey check: at most %M KB of memory' \
        "$program" check --json -i R5 'K1-3 R7-9 KBY10 Y12 Y13 Y1 J* K6 O*' >/dev/null
fi
