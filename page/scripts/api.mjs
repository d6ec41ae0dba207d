// Writes src/lib/api.gen.ts from the OpenAPI document of the server: ../web/openapi.json if it
// is there, else the document of a running server ($GONFALON, http://localhost:8080).
import { existsSync, writeFileSync } from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';

const file = new URL('../../web/openapi.json', import.meta.url);
const source = existsSync(file)
  ? file
  : new URL('/api/openapi.json', process.env.GONFALON ?? 'http://localhost:8080');
const head = '// Written by `npm run api` from the OpenAPI document of the server. Do not edit.\n\n';
writeFileSync(new URL('../src/lib/api.gen.ts', import.meta.url), head + astToString(await openapi(source)));
console.log(`src/lib/api.gen.ts from ${source}`);
