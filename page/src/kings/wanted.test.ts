import { describe, expect, it } from 'vitest';
import { fixture, nothingShown } from './fixture';
import { outlineOf } from './labels';
import type { Shown } from './shown';
import type { At } from './types';
import { wanted, type Named } from './wanted';

const { view, roster } = fixture;
const [a, b, c, d] = Object.keys(view.units) as [string, string, string, string];
const unit = (id: string, more: Partial<Named> = {}): Named => ({ id, outline: outlineOf({ x: 0, y: 0, w: 40, h: 30 }), ...more });
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

function labels(more: Partial<Parameters<typeof wanted>[0]> = {}, shown: Partial<Shown> = {}) {
  return wanted({
    view: { ...view, terrain: [] },
    roster,
    lang: 'en',
    shown: { ...nothingShown, ...shown },
    lines: shown.lines ?? [],
    units: [],
    hovered: null,
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
    const all = labels({ units, hovered: b, view }, { lines: [line], notes, areas: [{ kind: 'reach', corners: square, label: '10″' }] });
    expect(ids(all)).toEqual([a, 'line 0', b, 'side 0', c, d, 'area 0', ...view.terrain!.map((_, i) => `piece ${i}`)]);
  });
  it('must be there if it is chosen, pointed at, or a length; the rest where there is room', () => {
    const all = labels({ units, hovered: b }, { lines: [line], areas: [{ kind: 'reach', corners: square, label: '10″' }] });
    expect(ids(all.filter((l) => l.must))).toEqual([a, 'line 0', b]);
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
    const [piece] = view.terrain!;
    const laid = { kind: 'laid', corners: piece!.corners, label: 'Wood' } as const;
    expect(ids(labels({ view: { ...view, terrain: [piece!] } }, { areas: [laid] }))).toEqual(['area 0']);
  });
  it('warns of a piece that may not lie there', () => {
    const piece = { kind: 'piece', corners: square, label: 'Wood' } as const;
    expect(labels({}, { areas: [piece, { ...piece, ok: false }] }).map((l) => l.css)).toEqual(['piece', 'bad']);
  });
});

describe('on a small table', () => {
  const wood = view.terrain!.find((p) => p.type !== 'hill')!;
  const texts = (k: number) => labels({ k, view: { ...view, terrain: [wood] } }).flatMap((l) => l.texts.map((t) => t.lines.join()));
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
