import { expect, it, vi } from 'vitest';
import { fixture } from '../kings/fixture';
import { askNow } from '../wasm/engine';
import { Judge } from './judge';

vi.mock('../wasm/engine', () => ({ askNow: vi.fn(() => ({})), ask: () => Promise.resolve(null) }));
vi.mock('../lib/api', () => ({ api: { ask: () => Promise.reject(new Error('offline')) } }));

it('the roster, which tells the score, is asked again once a unit has moved, and not before', async () => {
  const judge = new Judge(() => () => Promise.resolve(null));
  const { view } = fixture;
  judge.view = view;
  await judge.roster();
  judge.view = { ...view };
  await judge.roster();
  expect(askNow).toHaveBeenCalledTimes(1);
  judge.view = { ...view, units: { ...view.units, knights: { ...view.units['knights']!, at: [5, 5] } } };
  await judge.roster();
  expect(askNow).toHaveBeenCalledTimes(2);
});

it('a roster that nobody could tell is asked for again, though the same position is shown anew meanwhile', async () => {
  const judge = new Judge(() => () => Promise.resolve(null));
  vi.mocked(askNow).mockReturnValueOnce(null);
  judge.view = fixture.view;
  const first = judge.roster();
  judge.view = { ...fixture.view };
  expect(await judge.roster()).toEqual({});
  expect(await first).toEqual({});
});
