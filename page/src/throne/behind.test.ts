import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { behind } from './behind';

describe('the rules behind the decisions', () => {
  it('are in the ledger, some for every decision', () => {
    const ledger = readFileSync('../rules/throne.toml', 'utf8');
    for (const [kind, ids] of Object.entries(behind)) for (const id of ids) expect(ledger.includes(`"${id}"`), `${kind}: ${id}`).toBe(true);
    const engine = readFileSync('../throne/names.go', 'utf8');
    const kinds = [
      ...engine
        .slice(engine.indexOf('var kindNames'))
        .split('\n}')[0]!
        .matchAll(/"(\w+)"/g),
    ].map(([, k]) => k!);
    expect(Object.keys(behind).sort()).toEqual(kinds.filter((k) => k !== 'over').sort());
  });
});
