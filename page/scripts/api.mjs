// Writes src/lib/api.gen.ts from ../web/openapi.json, which a test of the server keeps true.
import { writeFileSync } from 'node:fs';
import { types } from './types.mjs';

writeFileSync(new URL('../src/lib/api.gen.ts', import.meta.url), await types());
