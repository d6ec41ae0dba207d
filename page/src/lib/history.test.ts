import { describe, expect, it } from 'vitest';
import { fates, stretches, under } from './history';
import type { Happened, Update } from './types';

let seq = 0;
const at = (what: Update['what'], n: number, more: Partial<Update> = {}): Update => ({
  seq: (seq += 65_536),
  what,
  n,
  time: '2026-01-01T00:00:00Z',
  ...more,
});
const acted = (n: number, seat: number) => at('acted', n, { seat });
const undone = (n: number, seat: number, from: number, to: number) => at('undone', n, { seat, undone: { from, to } });
/** The fates of the actions in the order in which they were taken. */
const told = (list: Update[]) => [...fates(list).values()];

describe('the fates of actions', () => {
  it('are their numbers while nothing is taken back', () => {
    expect(told([at('created', 0), acted(1, 0), at('said', 1), acted(2, 1), acted(3, 0)])).toEqual([1, 2, 3]);
  });

  it('strike the last and give its number to the next', () => {
    expect(told([acted(1, 0), acted(2, 0), undone(1, 0, 2, 2), acted(2, 0), acted(3, 1)])).toEqual([1, null, 2, 3]);
  });

  it('strike one of many that chose at the same time, and move the later ones down', () => {
    expect(told([acted(1, 0), acted(2, 1), acted(3, 2), undone(2, 0, 1, 1), acted(3, 0)])).toEqual([null, 1, 2, 3]);
  });

  it('count the numbers of a second undo as they are then', () => {
    const list = [
      acted(1, 0),
      acted(2, 1),
      acted(3, 2),
      acted(4, 1),
      undone(3, 0, 1, 1),
      undone(2, 1, 3, 3),
      acted(3, 0),
      undone(2, 1, 1, 1),
    ];
    expect(told(list)).toEqual([null, null, 1, null, 2]);
  });

  it('strike several at once', () => {
    expect(told([acted(1, 0), acted(2, 1), acted(3, 2), acted(4, 0), undone(2, 1, 2, 3), acted(3, 1)])).toEqual([1, null, null, 2, 3]);
    expect(told([acted(1, 0), acted(2, 1), acted(3, 2), undone(0, 0, 1, 3)])).toEqual([null, null, null]);
  });

  it('are one for all the answers of a window: the number of the last, by which they were opened', () => {
    expect(told([acted(1, 0), at('sealed', 1, { seat: 1 }), at('held', 1), at('closed', 4), acted(5, 0)])).toEqual([1, 4, 5]);
    expect(told([acted(1, 0), at('closed', 4), acted(5, 0), undone(1, 0, 2, 5), at('closed', 3)])).toEqual([1, null, null, 3]);
  });

  it('strike what newer rules set aside, as those see it who were there and those who come later', () => {
    expect(told([acted(1, 0), acted(2, 1), at('renewed', 1), acted(2, 0)])).toEqual([1, null, 2]);
    expect(told([acted(1, 0), acted(1, 1), at('closed', 1), at('renewed', 1), acted(2, 0)])).toEqual([1, null, null, 2]);
  });

  it('strike all that came after, where it is not told which', () => {
    expect(told([acted(1, 0), acted(2, 1), acted(3, 2), at('undone', 1), acted(2, 0)])).toEqual([1, null, null, 2]);
  });
});

describe('what an action told', () => {
  const said = (en: string, heading?: Happened['heading'], seat?: number): Happened => ({ kind: 'said', en, fr: en, heading, seat });
  const cut = (...list: Happened[]) => stretches(list).map((s) => [s.begins?.en ?? null, ...s.told.map((t) => t.en)]);

  it('is cut where a round, a turn or a phase begins', () => {
    expect(
      cut(said('A attacks B.'), said('Round 2.', 'round'), said('Turn 3.', 'turn', 1), said('C is late.'), said('Shooting.', 'phase')),
    ).toEqual([[null, 'A attacks B.'], ['Round 2.'], ['Turn 3.', 'C is late.'], ['Shooting.']]);
  });

  it('is cut where a battle begins, which is told with what happens in it', () => {
    expect(cut(said('A shoots.'), said('A meets B.', 'combat'), said('B falls.'))).toEqual([
      [null, 'A shoots.'],
      [null, 'A meets B.', 'B falls.'],
    ]);
    expect(cut()).toEqual([]);
  });

  it('stands under its round, turn and phase: a round ends the turn before it, a turn the phase', () => {
    let now = under({ round: null, turn: null, phase: null }, said('Round 1.', 'round'));
    const stands = () => [now.round?.en, now.turn?.en, now.phase?.en];
    now = under(under(now, said('Turn 1.', 'turn')), said('Move.', 'phase'));
    expect(stands()).toEqual(['Round 1.', 'Turn 1.', 'Move.']);
    now = under(now, said('Turn 2.', 'turn'));
    expect(stands()).toEqual(['Round 1.', 'Turn 2.', undefined]);
    now = under(now, said('A meets B.', 'combat'));
    expect(stands()).toEqual(['Round 1.', 'Turn 2.', undefined]);
    now = under(now, said('Round 2.', 'round'));
    expect(stands()).toEqual(['Round 2.', undefined, undefined]);
  });
});
