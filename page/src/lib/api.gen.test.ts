import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
// @ts-expect-error a script without types
import { types } from '../../scripts/types.mjs';

it('has the types that the server describes', async () => {
  expect(readFileSync('src/lib/api.gen.ts', 'utf8')).toBe(await types());
}, 30_000);
