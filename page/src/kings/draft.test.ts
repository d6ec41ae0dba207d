import { describe, expect, it } from 'vitest';
import type { Roster } from './ask';
import { begin, no, settled, StandIn, unit, view } from './begun';
import { Draft } from './draft.svelte';
import type { Answer, Question } from './judge';
import { Showing } from './showing.svelte';
import type { Action } from './types';

const showing = (draft: Draft) =>
  new Showing(
    draft,
    () => 'en',
    () => ({ faces: {}, charge: 'charge' }),
  );

describe('a shot', () => {
  it('is to be had where the table is lit, by units that have one', () => {
    const { draft } = begin('shoot', [{ kind: 'shoot', unit: 'axes', target: 'orcs' }]);
    const armed = { individual: false, weapons: [{}], spells: [] };
    draft.roster = { units: { axes: armed, bows: armed }, zones: {} } as unknown as Roster;
    expect(draft.choices).toEqual(['axes', 'bows']); // who asks why not may pick it
    expect(showing(draft).lights).toMatchObject({ axes: 'can' });
    expect(showing(draft).lights).not.toHaveProperty('bows');
  });
  it('may be had yet by who can turn first, once', () => {
    const { draft } = begin('shoot', [], {
      units: { axes: unit('blue', [600, 200]), bows: unit('blue', [300, 200], { did: ['pivoted'] }) },
    });
    const hero = { individual: true, weapons: [{}], spells: [] };
    draft.roster = { units: { axes: hero, bows: hero }, zones: {} } as unknown as Roster;
    expect(['axes', 'bows'].map((id) => draft.pivots(id))).toEqual([true, false]);
    expect(showing(draft).lights).toEqual({ axes: 'can' });
  });
});

describe('an order', () => {
  it('is for own units without one', () => {
    const { draft } = begin('order');
    expect(draft.choices).toEqual(['axes']);
    expect(showing(draft).lights).toEqual({ axes: 'can', bows: 'done' });
  });
  it('follows a drag, facing where the way leads, and the newest answer counts', async () => {
    const { draft, judge } = begin('order');
    for (const y of [220, 250, 280]) draft.drag('axes', { at: [600, y], facing: 90 });
    await settled();
    expect(judge.ways.map((q) => q.at[1])).toEqual([220, 280]);
    expect(judge.ways.every((q) => q.facing === undefined)).toBe(true);
    expect(draft.action).toMatchObject({ kind: 'advance', unit: 'axes', move: [80] });
    expect(draft.legal).toBe(true);
    expect(showing(draft).ghosts).toEqual([{ unit: 'axes', pose: { at: [600, 280], facing: 90 }, ok: true, kind: 'end' }]);
  });
  it('goes on facing where the way leads when the hand rests, until it is turned by its handle', async () => {
    const { draft, judge } = begin('order');
    const plain = judge.ask.bind(judge);
    judge.ask = async <Q extends Question>(q: Q) => {
      const way = await plain(q);
      return q.ask === 'way' && q.facing === undefined ? ({ ...way, end: { at: q.at, facing: 62 } } as Answer<Q>) : way;
    };
    for (const x of [640, 640, 640.4]) {
      draft.drag('axes', { at: [x, 280], facing: 90 });
      await settled();
    }
    expect(judge.ways.map((q) => q.facing)).toEqual([undefined, undefined, undefined]);
    draft.drag('axes', { at: [640.4, 280], facing: 40 }, true);
    await settled();
    draft.drag('axes', { at: [640, 290], facing: 40 });
    await settled();
    expect(judge.ways.slice(3).map((q) => q.facing)).toEqual([40, 40]);
  });
  it('that the judge refuses is shown so, and cannot be sent', async () => {
    const { draft } = begin('order');
    draft.drag('axes', { at: [600, 390], facing: 90 });
    await settled();
    expect(draft.refused).toEqual(no);
    expect(draft.legal).toBe(false);
    expect(showing(draft).ghosts[0]?.ok).toBe(false);
  });
  it('is not sent before the judge has seen where it leads now', async () => {
    const { draft, judge } = begin('order');
    draft.drag('axes', { at: [600, 250], facing: 90 });
    await settled();
    const plain = judge.ask.bind(judge);
    let answer = () => {};
    judge.ask = (q) =>
      new Promise((done) => {
        answer = () => void plain(q).then(done);
      });
    draft.drag('axes', { at: [600, 280], facing: 90 });
    await settled();
    expect([draft.legal, draft.judging]).toEqual([false, true]);
    answer();
    await settled();
    expect([draft.legal, draft.judging, draft.action?.move]).toEqual([true, false, [80]]);
  });
  it('is stepped and turned by keys in the chosen amounts', async () => {
    const { draft, judge } = begin('order');
    draft.choose('axes');
    draft.stride = 25.4;
    draft.swing = 45;
    draft.steer('ahead');
    await settled();
    draft.steer('turn_left');
    await settled();
    draft.steer('ahead');
    await settled();
    expect(judge.ways.at(-1)).toMatchObject({ at: [582.04, 243.36], facing: 135 });
  });
  it('aims at an enemy that is pressed, with whoever joins', () => {
    const { draft, judge } = begin('order');
    draft.choose('axes');
    draft.pick('orcs');
    draft.join('bows');
    expect(judge.asked.at(-1)).toEqual({ ask: 'charge', unit: 'axes', target: 'orcs', with: ['bows'] });
    expect(showing(draft).target).toBe('orcs');
  });
  it('tells what would come of it if another unit joined, for those that can', async () => {
    const { draft, judge } = begin('order', [], {
      units: { ...view('order').units, bows: unit('blue', [300, 200]), late: unit('blue', [900, 200]) },
    });
    const odds = (routs: number) => ({ attacks: [], wounds: [], mean: 0, steady: 1 - routs, wavers: 0, routs });
    const plain = judge.ask.bind(judge);
    judge.ask = (q) =>
      q.ask === 'charge'
        ? Promise.resolve({ odds: odds(q.with ? 0.8 : 0.4), ...(q.with?.includes('late') ? { refused: no } : {}) } as unknown as Answer<
            typeof q
          >)
        : plain(q);
    draft.choose('axes');
    draft.aim('orcs');
    for (let i = 0; i < 5; i++) await settled();
    expect(draft.joined).toEqual([{ unit: 'bows', odds: odds(0.8) }]);
    draft.join('bows');
    expect([draft.together, draft.joined]).toEqual([['bows'], []]);
  });
  it('tells what will come of the combat that is chosen, and of no other', async () => {
    const fights: Action[] = [
      { kind: 'fight', target: 'orcs' },
      { kind: 'fight', target: 'trolls' },
    ];
    const { draft, judge } = begin('combat', fights);
    judge.ask = (q) =>
      Promise.resolve(
        (q.ask === 'odds' ? { odds: { routs: q.action.target === 'orcs' ? 0.4 : 0.8 } } : null) as unknown as Answer<typeof q>,
      );
    expect(draft.odds).toBeUndefined();
    draft.pick('orcs');
    await settled();
    expect(draft.odds?.routs).toBe(0.4);
    draft.pick('trolls');
    expect(draft.odds).toBeUndefined();
    await settled();
    expect([draft.odds?.routs, draft.action]).toEqual([0.8, fights[1]]);
    draft.pick('trolls');
    expect([draft.odds, draft.action]).toEqual([undefined, null]);
  });
  it('tells so even if the answer for another, chosen before, comes late', async () => {
    const fights: Action[] = [
      { kind: 'fight', target: 'orcs' },
      { kind: 'fight', target: 'trolls' },
    ];
    const { draft, judge } = begin('combat', fights);
    const answers: (() => void)[] = [];
    judge.ask = (q) =>
      new Promise((done) =>
        answers.push(() =>
          done((q.ask === 'odds' ? { odds: { routs: q.action.target === 'orcs' ? 0.4 : 0.8 } } : null) as unknown as Answer<typeof q>),
        ),
      );
    draft.pick('orcs');
    draft.pick('trolls');
    for (const answer of answers.reverse()) {
      answer();
      await settled();
    }
    expect(draft.odds?.routs).toBe(0.8);
  });
  it('is let go step by step', () => {
    const { draft } = begin('order');
    draft.choose('axes');
    draft.aim('orcs');
    expect([draft.cancel(), draft.target, draft.chosen]).toEqual([true, null, 'axes']);
    expect([draft.cancel(), draft.chosen]).toEqual([true, null]);
    expect(draft.cancel()).toBe(false);
  });
  it('does not outlive its position', () => {
    const { draft } = begin('order');
    draft.choose('axes');
    draft.aim('orcs');
    draft.take(
      view('order', { units: { ...view('order').units, axes: unit('blue', [600, 300], { order: 'advance' }) } }),
      'blue',
      true,
      [{ kind: 'done' }],
      true,
    );
    expect([draft.chosen, draft.target, draft.action]).toEqual([null, null, null]);
  });
});

describe('Soul Drain', () => {
  const drain: Action = { kind: 'soul_drain', unit: 'axes', target: 'bows', wounds: 3 };
  it('is offered to the unit that the engine names, and takes what is chosen', () => {
    const { draft } = begin('order', [{ kind: 'halt', unit: 'axes' }, drain]);
    expect(draft.drains).toEqual([]);
    draft.choose('axes');
    expect(draft.drains).toEqual([drain]);
    draft.order('soul_drain');
    const shown = showing(draft);
    expect([shown.lights['bows'], shown.movable]).toEqual(['target', false]);
    draft.pick('bows');
    expect([draft.action, draft.legal]).toEqual([drain, true]);
    draft.choice = { ...drain, wounds: 1 };
    expect([draft.action?.wounds, draft.legal]).toEqual([1, true]);
  });
  it('leaves the unit in hand for its order', () => {
    const { draft } = begin('order', [drain]);
    draft.choose('axes');
    draft.order('soul_drain');
    draft.pick('bows');
    draft.take(view('order', { turn: 3 }), 'blue', true, [{ kind: 'done' }], true);
    expect([draft.chosen, draft.act, draft.action, draft.drains]).toEqual(['axes', null, null, []]);
  });
});

describe('set-up', () => {
  it('begins with the unit that the engine names, and puts it where a press points', async () => {
    const units = { axes: { seat: 'blue' as const, unit: 'x', state: 'reserve' as const, wounds: 0 } };
    const { draft, judge } = begin('deploy', [{ kind: 'deploy', unit: 'axes', at: [500, 100], facing: 90 }], { units });
    expect(draft.chosen).toBe('axes');
    draft.point([400, 120]);
    await settled();
    expect(judge.ways.at(-1)).toEqual({ ask: 'way', unit: 'axes', at: [400, 120], facing: 90 });
  });
  it('may put a unit that stands elsewhere, or leave it', async () => {
    const { draft, judge } = begin('redeploy', [{ kind: 'done' }, { kind: 'deploy', unit: 'bows', at: [500, 100], facing: 90 }]);
    expect([draft.choices, draft.chosen]).toEqual([['axes', 'bows'], null]);
    draft.choose('bows');
    draft.steer('ahead');
    await settled();
    expect(judge.ways.at(-1)).toEqual({ ask: 'way', unit: 'bows', at: [300, 225.4], facing: 90 });
    draft.propose();
    await settled();
    expect(judge.ways.at(-1)).toEqual({ ask: 'way', unit: 'bows', at: [500, 100], facing: 90 });
    expect(showing(draft).movable).toBe(true);
    expect(draft.cancel() && draft.cancel()).toBe(true);
    expect([draft.chosen, draft.action]).toEqual([null, null]);
  });
  it('lays a piece as what it counts as, and waits for the judge', async () => {
    const { draft, judge } = begin('terrain', [{ kind: 'done' }]);
    draft.lay({ piece: 'wood', as: 'difficult', height: 3 });
    draft.steer('turn_left');
    expect(draft.legal).toBe(false);
    await settled();
    expect(judge.checked.at(-1)).toEqual({ kind: 'terrain', piece: 'wood', at: [600, 600], turn: [15], as: 'difficult', height: 3 });
    draft.moveTo({ at: [600, 600], facing: 270 });
    await settled();
    expect(judge.checked.at(-1)).toMatchObject({ turn: [-90] }); // no turn is more than 180 degrees
    expect(draft.legal).toBe(true);
    judge.refuses = no;
    draft.point([5, 5]);
    await settled();
    expect(draft.refused).toEqual(no);
  });
});

it('who watches may measure and look, and decides nothing', () => {
  const draft = new Draft(new StandIn());
  draft.take(view('order'), null, false, [], false);
  draft.pick('orcs');
  expect([draft.inspected, draft.chosen, draft.choices]).toEqual(['orcs', null, []]);
  expect(showing(draft).lights).toEqual({});
});
