import { beforeEach, describe, expect, it } from 'vitest';
import type { Roster, UnitWay } from './ask';
import { begin, no, settled, unit, view, type StandIn } from './begun';
import type { Draft } from './draft.svelte';
import { drawUp } from './gather';
import type { Answer, Question } from './judge';
import { Showing } from './showing.svelte';
import type { Action } from './types';

const size = { width: 100, depth: 80, en: 'X', fr: 'X', special: [], weapons: [], spells: [] };
const roster = (...units: string[]) =>
  ({ units: Object.fromEntries(units.map((u) => [u, { ...size, en: u, fr: u }])), zones: {} }) as unknown as Roster;

/** A judge that lets units go to where y is no more than 300, the last first, and draws them up in a row. */
function judging(judge: StandIn) {
  judge.ask = <Q extends Question>(q: Q): Promise<Answer<Q> | null> => {
    judge.asked.push(q);
    if (q.ask === 'line')
      return Promise.resolve({ units: [100, 300, 500].map((x, i) => ({ unit: 'abc'[i], at: [x, 200], facing: 90 })) } as Answer<Q>);
    if (q.ask !== 'together') return Promise.resolve(null);
    const ways = q.units.map(({ unit, at, facing }): UnitWay => ({
      unit,
      action: { kind: 'advance', unit } as Action,
      end: { at, facing },
      path: [at],
      length: 0,
      most: 0,
      ...(at[1] > 300 ? { refused: no } : {}),
    }));
    return Promise.resolve({ ways: [...ways.reverse().filter((w) => !w.refused), ...ways.filter((w) => w.refused)] } as Answer<Q>);
  };
}

const showing = (d: Draft) =>
  new Showing(
    d,
    () => 'en',
    () => ({ faces: {}, charge: 'charge' }),
  );

describe('several units that move together', () => {
  const units = { a: unit('blue', [200, 200]), b: unit('blue', [400, 200]), c: unit('blue', [600, 200]), orcs: unit('red', [600, 900]) };
  let draft: Draft;
  beforeEach(() => {
    const begun = begin('order', [], { units });
    draft = begun.draft;
    draft.roster = roster('a', 'b', 'c', 'orcs');
    judging(begun.judge);
    draft.pick('a');
    draft.pick('b', true);
  });

  it('are chosen by Shift or by a box, own ones only, and let go of one by one', () => {
    expect([draft.chosen, draft.plan.units]).toEqual([null, ['a', 'b']]);
    draft.pick('orcs', true);
    expect(draft.plan.units).toEqual(['a', 'b']);
    draft.gather(['c', 'orcs']);
    expect(draft.plan.units.sort()).toEqual(['a', 'b', 'c']);
    expect(showing(draft).group?.units).toHaveLength(3);
    draft.pick('a', true);
    draft.pick('b', true);
    expect([draft.chosen, draft.plan.on]).toEqual(['c', false]);
  });
  it('keep their places to each other when one is dragged', async () => {
    expect(draft.legal).toBe(false); // nobody goes anywhere yet
    draft.drag('b', { at: [430, 260], facing: 90 });
    await settled();
    expect(draft.plan.goals).toEqual({ a: { at: [230, 260], facing: 90 }, b: { at: [430, 260], facing: 90 } });
    expect(draft.legal).toBe(true);
    expect(showing(draft).ghosts.map((g) => [g.unit, g.ok])).toEqual([
      ['a', true],
      ['b', true],
    ]);
  });
  it('turn about their middle', async () => {
    draft.drag(null, { at: [300, 200], facing: 180 }, true);
    await settled();
    expect(draft.plan.goals).toEqual({ a: { at: [300, 100], facing: 180 }, b: { at: [300, 300], facing: 180 } });
    expect(draft.plan.body?.pose).toEqual({ at: [300, 200], facing: 180 });
    draft.swing = 90;
    draft.steer('turn_right');
    expect(draft.plan.goals['a']).toEqual({ at: [200, 200], facing: 90 });
  });
  it('are refused with the name of who cannot go', async () => {
    draft.plan.turnTo(100);
    draft.point([300, 290]);
    await settled();
    expect(draft.refused).toMatchObject({ rule: no.rule, en: 'b: too far' });
    expect([draft.legal, draft.plan.next]).toEqual([false, null]);
  });
  it('go one after the other, and stop when one is taken back', async () => {
    draft.point([300, 250]);
    await settled();
    expect(draft.plan.next).toBeNull(); // not before it is committed
    draft.plan.running = true;
    expect(draft.plan.next).toMatchObject({ unit: 'b' });
    draft.plan.send();
    expect(draft.plan.next).toBeNull(); // it is on its way
    const after = view('order', { units: { ...units, b: unit('blue', [400, 250], { order: 'advance' }) } });
    draft.take(after, 'blue', true, [], true);
    await settled();
    expect(draft.plan.next).toMatchObject({ unit: 'a' });
    draft.take(view('order', { units }), 'blue', true, [], true);
    await settled();
    expect([draft.plan.running, draft.plan.units.sort(), draft.legal]).toEqual([false, ['a', 'b'], true]);
    expect(draft.cancel()).toBe(true);
    expect(draft.plan.on).toBe(false);
  });
});

describe('an army that is deployed in one press', () => {
  const reserve = { state: 'reserve' as const, at: undefined };
  const units = { a: unit('blue', [0, 0], reserve), b: unit('blue', [0, 0], reserve), c: unit('blue', [0, 0], reserve) };
  it('is drawn up, put right, and goes on as the players take turns', async () => {
    const { draft, judge } = begin('deploy', [], { units });
    draft.roster = roster('a', 'b', 'c');
    judging(judge);
    await drawUp(draft);
    await settled();
    expect([draft.chosen, draft.plan.units, draft.legal]).toEqual([null, ['a', 'b', 'c'], true]);
    draft.drag('c', { at: [700, 240], facing: 90 });
    expect([draft.plan.goals['b']!.at, draft.plan.goals['c']!.at]).toEqual([
      [300, 200],
      [700, 240],
    ]);
    draft.pick('b', true);
    draft.steer('ahead');
    expect([draft.plan.goals['a']!.at, draft.plan.goals['b']!.at, draft.plan.goals['c']!.at]).toEqual([
      [100, 200],
      [300, 225.4],
      [700, 265.4],
    ]);
    await settled();
    draft.plan.running = true;
    draft.plan.send();
    const stands = { ...units, c: unit('blue', [700, 240]) };
    draft.take(view('deploy', { units: stands, decision: { kind: 'deploy', who: ['red'] } }), 'blue', false, [], false);
    expect([draft.plan.running, draft.plan.next]).toEqual([true, null]);
    draft.take(view('deploy', { units: stands }), 'blue', true, [], false);
    await settled();
    expect(draft.plan.next).toMatchObject({ unit: 'b' });
    draft.take(view('order', { units: stands, turn: 1 }), 'blue', true, [], false);
    expect(draft.plan.on).toBe(false);
  });
});

describe('a unit in hand', () => {
  it('is told who could charge it where it ends', async () => {
    const { draft, judge } = begin('order');
    const plain = judge.ask.bind(judge);
    judge.ask = <Q extends Question>(q: Q) =>
      q.ask === 'threats' ? Promise.resolve({ threats: [{ unit: 'orcs', face: 'front', distance: 9 }] } as unknown as Answer<Q>) : plain(q);
    draft.drag('axes', { at: [600, 250], facing: 90 });
    await settled();
    expect(showing(draft).threats).toEqual(['orcs']);
    draft.cancel();
    expect(showing(draft).threats).toEqual([]);
  });
  it('is drawn into line in the deployment, and put there by a key', async () => {
    const units = { new: unit('blue', [0, 0], { state: 'reserve', at: undefined }), old: unit('blue', [300, 200]) };
    const { draft } = begin('deploy', [], { units });
    draft.roster = roster('new', 'old');
    draft.drag('new', { at: [408, 195], facing: 90 });
    expect([draft.goal?.at, draft.guide]).toEqual([
      [401, 200],
      [
        [250, 240],
        [451, 240],
      ],
    ]);
    draft.drag('new', { at: [600, 250], facing: 90 });
    expect([draft.goal?.at, draft.guide]).toEqual([[600, 250], null]);
    draft.align();
    expect(draft.goal?.at).toEqual([401, 200]);
  });
  it('that the page chose is kept by a press', () => {
    const { draft } = begin('shoot', [{ kind: 'shoot', unit: 'axes', target: 'orcs' }]);
    expect(draft.chosen).toBe('axes');
    draft.pick('axes');
    expect(draft.chosen).toBe('axes');
    draft.pick('axes');
    expect(draft.chosen).toBeNull();
  });
});
