#!/bin/sh
# Builds the engine for the browser and tells how large it is on the wire.
set -eu
cd "$(dirname "$0")"
most=4194304
(cd ../../.. && GOOS=js GOARCH=wasm go build -trimpath -ldflags '-s -w' -o page/src/wasm/engine.wasm ./cmd/wasm)
cp "$(go env GOROOT)/lib/wasm/wasm_exec.js" wasm_exec.js
raw=$(wc -c < engine.wasm)
packed=$(gzip -9 -c engine.wasm | wc -c)
echo "engine.wasm: $raw bytes, $packed compressed, $most allowed"
[ "$packed" -lt "$most" ]
