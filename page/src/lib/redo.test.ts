import { describe, expect, it } from 'vitest';
import { redoable } from './redo';
import type { Action, Update, What } from './types';

const acts: Record<string, Action> = { a: { kind: 'order', area: 'a' }, b: { kind: 'order', area: 'b' } };
const sent = (key: string) => acts[key];

let seq = 0;
const update = (what: What, seat: number, key?: string): Update => ({ what, seat, seq: ++seq, n: 0, time: '', ...(key ? { key } : {}) });
const own = (key: string) => update('acted', 0, key);
const undo = (seat = 0) => update('undone', seat);

describe('what can be done again', () => {
  it.each<[string, Update[], Action | null]>([
    ['is nothing where nothing was taken back', [own('a')], null],
    ['is what was taken back', [own('a'), own('b'), undo()], acts['b']!],
    ['is each of several, the last first', [own('a'), own('b'), undo(), undo()], acts['a']!],
    ['is the next once the first is done again', [own('a'), own('b'), undo(), undo(), own('a')], acts['b']!],
    ['is nothing once something else is done', [own('a'), undo(), own('b')], null],
    ['is nothing once another has acted', [own('a'), undo(), update('acted', 1)], null],
    ['is nothing once another takes back', [own('a'), undo(), undo(1)], null],
    ['outlives letters and pauses', [own('a'), undo(), update('said', 1), update('paused', 1)], acts['a']!],
    ['is not known of what another page sent', [own('elsewhere'), undo()], null],
    ['is not what was done before that', [own('a'), own('elsewhere'), undo()], null],
  ])('%s', (_, updates, want) => {
    expect(redoable(updates, 0, sent)).toBe(want);
  });
  it('is nothing for who watches', () => {
    expect(redoable([own('a'), undo()], null, sent)).toBe(null);
  });
});
