import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { behind } from './behind';
import { gameWords } from './words/game';

describe('the rules behind the decisions', () => {
  it('are in the ledger, some for every decision', () => {
    const ledger = readFileSync('../rules/throne.toml', 'utf8');
    for (const [kind, ids] of Object.entries(behind)) for (const id of ids) expect(ledger.includes(`"${id}"`), `${kind}: ${id}`).toBe(true);
    expect(Object.keys(behind).sort()).toEqual(
      Object.keys(gameWords.en.asks!)
        .filter((k) => k !== 'over')
        .sort(),
    );
  });
});
