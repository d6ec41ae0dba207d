import { describe, expect, it } from 'vitest';
import { outlineOf } from './labels';
import { nothingShown, type Shown } from './shown';
import type { At } from './types';
import { wanted, type Named } from './wanted';

const [a, b, c, d] = ['axes', 'bows', 'cats', 'dogs'] as const;
const unit = (id: string, more: Partial<Named> = {}): Named => ({
  id,
  name: id,
  outline: outlineOf({ x: 0, y: 0, w: 40, h: 30 }),
  ...more,
});
const line: Shown['lines'][number] = {
  kind: 'way',
  points: [
    [0, 0],
    [100, 0],
  ],
  label: '4″',
};
const square: At[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const wood = { corners: square.map(([x, y]): At => [x + 200, y]), name: 'Wood', is: 'difficult, height 4' };

function labels(more: Partial<Parameters<typeof wanted>[0]> = {}, shown: Partial<Shown> = {}) {
  return wanted({
    pieces: [],
    shown: { ...nothingShown, ...shown },
    lines: shown.lines ?? [],
    units: [],
    hovered: null,
    named: true,
    px: (p) => p,
    k: 1,
    seen: () => true,
    ...more,
  });
}
const ids = (all: { id: string }[]) => all.map((l) => l.id);

describe('what is written', () => {
  const units = [unit(d), unit(c, { light: 'can' }), unit(b), unit(a, { mark: 'chosen' })];
  it('comes in the order of what matters: what is chosen, lengths, what is pointed at, what can be chosen, other units, how far it is, terrain', () => {
    const notes: Shown['notes'] = [{ at: [0, 20], of: [0, 0], text: 'rear' }];
    const all = labels(
      { units, hovered: b, pieces: [wood, wood] },
      { lines: [line], notes, areas: [{ kind: 'reach', corners: square, label: '10″' }] },
    );
    expect(ids(all)).toEqual([a, 'line 0', b, 'side 0', c, d, 'area 0', 'piece 0', 'piece 1']);
  });
  it('must be there if it is chosen, pointed at, or a length; the rest where there is room', () => {
    const all = labels({ units, hovered: b }, { lines: [line], areas: [{ kind: 'reach', corners: square, label: '10″' }] });
    expect(ids(all.filter((l) => l.must))).toEqual([a, 'line 0', b]);
  });
  it('without names is what is chosen or pointed at, and what is measured', () => {
    const all = labels({ named: false, units, hovered: b, pieces: [wood] }, { lines: [line] });
    expect(ids(all)).toEqual([a, 'line 0', b]);
  });
  it('is strong, and as wide as that, where a unit is chosen or aimed at', () => {
    expect(labels({ units: [unit(a, { mark: 'chosen' }), unit(b, { mark: 'targeted' }), unit(c)] }).map((l) => l.hand)).toEqual([
      'strong',
      'strong',
      'name',
    ]);
  });
  it('is only of what is on screen, and of what has words', () => {
    expect(labels({ units, seen: () => false }, { lines: [line] })).toEqual([]);
    expect(labels({}, { lines: [{ kind: 'seen', points: line.points }], areas: [{ kind: 'arc', corners: square }] })).toEqual([]);
  });
  it('names a piece that is marked only once', () => {
    const laid = { kind: 'laid', corners: wood.corners, label: 'Wood' } as const;
    expect(ids(labels({ pieces: [wood] }, { areas: [laid] }))).toEqual(['area 0']);
  });
  it('warns of a piece that may not lie there', () => {
    const piece = { kind: 'piece', corners: square, label: 'Wood' } as const;
    expect(labels({}, { areas: [piece, { ...piece, ok: false }] }).map((l) => l.css)).toEqual(['piece', 'bad']);
  });
});

describe('on a small table', () => {
  const texts = (k: number) => labels({ k, pieces: [wood] }).flatMap((l) => l.texts.map((t) => t.lines.join()));
  it('terrain is first told without what it counts as, then not at all', () => {
    expect(texts(0.46)).toHaveLength(2);
    expect(texts(0.46)[0]).toBe(`${texts(0.36)[0]} · ${texts(0.46)[0]!.split(' · ')[1]}`);
    expect(texts(0.45)).toEqual(texts(0.36));
    expect(texts(0.36)).toHaveLength(1);
    expect(texts(0.35)).toEqual([]);
  });
  it('the sides of a target are not told', () => {
    const notes: Shown['notes'] = [{ at: [0, 20], of: [0, 0], text: 'rear' }];
    expect(labels({ k: 0.5 }, { notes })).toHaveLength(1);
    expect(labels({ k: 0.49 }, { notes })).toEqual([]);
  });
});
