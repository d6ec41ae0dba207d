import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, insist, newKey, Problem, Unreachable, Once } from './api';
import { readLog } from './gonf';
import { searchRules } from './search';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('api', () => {
  it('sends an action again with the same key until the server is there', async () => {
    const keys: string[] = [];
    let calls = 0;
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      keys.push((init.headers as Record<string, string>)['Idempotency-Key'] ?? '');
      expect(JSON.parse(String(init.body))).toEqual({ seat: 1, n: 5, seq: 589_826, action: { kind: 'pass' } });
      if (++calls === 1) throw new TypeError('no network');
      if (calls === 2) return answer(503, {});
      return answer(200, { seq: 12 });
    });
    const key = newKey();
    const waits: number[] = [];
    const got = await insist(
      () => api.act('m', 1, { n: 5, seq: 9 * 65_536 + 2 }, { kind: 'pass' }, key),
      () => {},
      async (ms) => {
        waits.push(ms);
      },
    );
    expect(got).toEqual({ seq: 12 });
    expect(keys).toEqual([key, key, key]);
    expect(waits).toEqual([500, 1000]);
  });

  it('takes a seat back', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      sent.push(address, init.method, JSON.parse(String(init.body)), (init.headers as Record<string, string>)['Idempotency-Key']);
      return answer(200, { ok: true });
    });
    await api.comeBack('m', 3, 'key');
    expect(sent).toEqual(['/api/matches/m/return', 'POST', { seat: 3 }, 'key']);
  });

  it('tells a refusal from a failure', async () => {
    vi.stubGlobal('fetch', async () =>
      answer(422, { status: 422, title: 'refused', detail: 'd', rule: 'toy.raid.adjacent-only', en: 'too far', fr: 'trop loin' }),
    );
    expect(await api.check('m', 0, { kind: 'raid' })).toEqual({ rule: 'toy.raid.adjacent-only', en: 'too far', fr: 'trop loin' });
    vi.stubGlobal('fetch', async () => answer(409, { status: 409, title: 'stale', detail: 'the match has moved on' }));
    const e = await api.act('m', 0, { n: 1, seq: 65_536 }, { kind: 'pass' }, 'k').catch((x: unknown) => x);
    expect(e).toBeInstanceOf(Problem);
    expect((e as Problem).status).toBe(409);
    expect((e as Problem).refusal).toBeNull();
    expect((e as Problem).told).toBeNull();
  });

  it('takes what is said in both languages, with a rule or without', async () => {
    vi.stubGlobal('fetch', async () => answer(422, { status: 422, title: 'bad', detail: 'line 2: no', line: 2, en: 'no', fr: 'non' }));
    const e = (await api.act('m', 0, { n: 1, seq: 65_536 }, { kind: 'pass' }, 'k').catch((x: unknown) => x)) as Problem;
    expect([e.told, e.line, e.refusal]).toEqual([{ en: 'no', fr: 'non' }, 2, null]);
  });

  it('does not insist where the answer is no', async () => {
    let calls = 0;
    await expect(
      insist(async () => {
        calls++;
        throw new Problem(409, 'over', '');
      }),
    ).rejects.toBeInstanceOf(Problem);
    expect(calls).toBe(1);
    expect(new Unreachable()).toBeInstanceOf(Error);
  });

  it('makes one thing of one request, however often it is tried', async () => {
    const once = new Once();
    const keys: string[] = [];
    let down = true;
    const make = (_: object, key: string) => {
      keys.push(key);
      return down ? Promise.reject(new Unreachable()) : Promise.resolve(keys.length);
    };
    await expect(once.do({ game: 'toy' }, make, () => Promise.resolve())).rejects.toBeInstanceOf(Unreachable);
    down = false;
    await once.do({ game: 'toy' }, make);
    expect(new Set(keys).size).toBe(1); // the second press is the first request
    await once.do({ game: 'toy' }, make);
    await once.do({ game: 'toy', seats: 3 }, make);
    expect(new Set(keys).size).toBe(3);
  });

  it('makes keys that do not repeat', () => {
    expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100);
    expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('rules', () => {
  const rules = [
    { id: 'toy.march.one', section: 's', kind: 'limit', en: 'A Defense order stays.', fr: 'Un ordre de Défense reste.' },
    { id: 'toy.defense.bonus', section: 's', kind: 'limit', en: 'It adds one.', fr: 'Il ajoute un.' },
    {
      id: 'toy.raid.far',
      section: 's',
      kind: 'limit',
      en: 'A raid is near.',
      fr: 'Un raid est proche.',
      example: 'From the bay.',
      example_fr: 'Depuis la baie.',
      ambiguity: 'Islands too.',
      ambiguity_fr: 'Les îles aussi.',
    },
  ];
  it('are found by all words, without accents, ids first', () => {
    expect(searchRules(rules, 'defense').map((r) => r.id)).toEqual(['toy.defense.bonus', 'toy.march.one']);
    expect(searchRules(rules, 'défense reste').map((r) => r.id)).toEqual(['toy.march.one']);
    expect(searchRules(rules, 'toy.raid.far').map((r) => r.id)).toEqual(['toy.raid.far']);
    expect(searchRules(rules, '', 'raid')).toHaveLength(1);
    for (const note of ['bay', 'baie', 'islands', 'iles']) {
      expect(
        searchRules(rules, note).map((r) => r.id),
        note,
      ).toEqual(['toy.raid.far']);
    }
    expect(searchRules(rules, 'undefined')).toEqual([]);
    expect(searchRules(rules, 'dragon')).toEqual([]);
  });

  it.each([
    ['Une unité Hardi reste.', 'hardie'],
    ['Les unités hardies restent.', 'hardi'],
    ['Le cheval est bloqué.', 'chevaux bloquées'],
    ['Les chevaux sont bloqués.', 'cheval bloquée'],
    ['Les lieux sont à vous.', 'lieu'],
    ['Le lieu est à vous.', 'lieux'],
  ])('are found by words in another number or gender: %s %s', (fr, words) => {
    const rule = { ...rules[0]!, fr };
    expect(searchRules([rule], words)).toEqual([rule]);
    expect(searchRules([rule], 'dune')).toEqual([]);
  });

  it.each(['hardi', 'hardie', 'Hardies'])('are first those of the section that is called so: %s', (words) => {
    const [first, of] = [
      { ...rules[1]!, id: 'toy.fight.answer', fr: 'Une unité Hardi répond.' },
      { ...rules[1]!, id: 'toy.words.stalwart', fr: 'Elle peut le passer.', section: 'Hardi' },
    ];
    expect(searchRules([first, of], words)).toEqual([of, first]);
  });
});

describe('logs', () => {
  it('are read as far as they are shown', () => {
    const log = readLog(
      '{"game":"toy","seats":["a","b"],"commitment":"c"}\n{"n":1,"seat":1,"action":{"kind":"pass"},"dice":[3]}\n{"result":[1,0],"seed":"ff"}\n',
    );
    expect(log).toEqual({
      game: 'toy',
      seats: ['a', 'b'],
      commitment: 'c',
      seed: 'ff',
      result: [1, 0],
      actions: [{ n: 1, seat: 1, kind: 'pass', dice: [3], told: [] }],
    });
    expect(readLog('not a log')).toBeNull();
  });
});
