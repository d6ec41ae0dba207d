// Packs the built files with Brotli beside themselves, for the server to send: it would take the server long.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const dir = 'dist/assets';
for (const name of readdirSync(dir).filter((n) => /\.(js|css|svg|wasm)$/.test(n))) {
  const plain = readFileSync(join(dir, name));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  writeFileSync(join(dir, `${name}.br`), brotliCompressSync(plain, { params }));
}
