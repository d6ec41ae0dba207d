import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { behind } from './behind';
import { words } from './words';

it('the rules behind the decisions exist, and every decision has some', () => {
  const ledger = readFileSync('../rules/song.toml', 'utf8');
  for (const id of Object.values(behind).flat()) expect(ledger).toContain(`"${id}"`);
  expect(Object.keys(behind).sort()).toEqual(Object.keys(words('en').hint).sort());
});
