import { afterEach, expect, it } from 'vitest';
import { setLang } from './i18n.svelte';
import { terms } from './terms';

afterEach(() => setLang('en'));

const usual = [
  { name: 'ships', values: ['6', '5'], en: '', fr: '' },
  { name: 'court', values: ['standard', 'competitive'], en: '', fr: '' },
];
type Plan = Omit<Parameters<typeof terms>[0], 'game'>;
const of = (plan: Plan, ...more: Parameters<typeof terms> extends [unknown, ...infer M] ? M : never) =>
  terms({ game: 'toy', ...plan }, ...more);
const said = (plan: Plan) => of(plan, usual).map((t) => `${t.what}: ${t.is}`);

it('tells what whoever sits down agrees to', () => {
  setLang('en');
  expect(said({})).toEqual(['Clock: No clock', 'Letters: Only their two seats ever read them', 'Options of the game: All as usual']);
  expect(said({ clock: { deadline: 300 }, absent: 'bot', letters: true, options: { ships: '5', court: 'standard' } })).toEqual([
    'Clock: 5 min for each decision',
    'When time runs out: A bot holds the seat until its player is back',
    'Letters: Opened to all readers when the match is over',
    'Ships: 5',
  ]);
  expect(said({ clock: { bank: 2700, deadline: 60 } })[0]).toBe('Clock: 45 min for each player, and 1 min more at each decision');
  expect(said({ clock: { deadline: 300, grace: 15 } })[1]).toBe('Time for the story: 15 s before the clock runs');
  const armies = [{ name: 'red', of: [1], values: ['elves'], en: '', fr: '' }];
  const own = { options: { red: 'random' }, seats: [{}, { bring: true }] };
  expect(of(own, armies, [1]).at(-1)).toEqual({ what: 'Red', is: 'bring' });
  expect(of(own, armies, []).at(-1)).toEqual({ what: 'Red', is: 'random' });
  const fields = { name: 'terrain', free: true, values: ['random', 'players'], en: '', fr: '' };
  expect(of({}, [...usual, fields]).slice(-2)).toEqual([
    { what: 'Terrain', is: 'random' },
    { what: 'Options of the game', is: 'All as usual' },
  ]);
  setLang('fr');
  const forge = {
    id: 'the_black_forge',
    value: 'the_black_forge',
    name: { en: 'The Black Forge', fr: 'La Forge noire' },
    total: 2000,
    mine: false,
    legal: true,
  };
  expect(of({ options: { red: 'the_black_forge' } }, armies, [], { red: [forge] }).at(-1)).toEqual({
    what: 'Red',
    is: 'La Forge noire, 2\u202f000',
  });
  expect(said({ options: { court: 'competitive' } }).at(-1)).toBe('Court: competitive');
});
