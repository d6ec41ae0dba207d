import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callouts } from './callout.svelte';

const refused = { rule: 'toy.no', en: 'not this', fr: 'pas cela' };
const known = () => ({ text: 'A stone.' });

describe('the answer to a press', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    callouts.close();
    vi.useRealTimers();
  });

  it('stays if it is a refusal, until that is obeyed', () => {
    callouts.refuse(refused);
    vi.advanceTimersByTime(60_000);
    expect(callouts.now?.refused).toBe(refused);
    callouts.obeyed({ ...refused });
    expect(callouts.now?.refused).toBe(refused);
    callouts.obeyed(refused);
    expect(callouts.now).toBeNull();
  });

  it('goes after six seconds if it is a note', () => {
    callouts.note(known());
    vi.advanceTimersByTime(5900);
    expect(callouts.now).toMatchObject({ text: 'A stone.' });
    vi.advanceTimersByTime(200);
    expect(callouts.now).toBeNull();
  });

  it('has the rule of what is asked, unless it has one of its own or none of the game', () => {
    const target = Object.assign(new EventTarget(), { performance });
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    const end = callouts.watch(known, () => 'toy.asked');
    callouts.note(known());
    expect(callouts.now).toMatchObject({ rule: 'toy.asked' });
    callouts.note({ ...known(), rule: 'toy.own' });
    expect(callouts.now).toMatchObject({ rule: 'toy.own' });
    callouts.note({ ...known(), rule: null });
    expect(callouts.now).toMatchObject({ rule: null });
    end();
    vi.unstubAllGlobals();
    callouts.note(known());
    expect(callouts.now).toMatchObject({ rule: undefined });
  });

  it('is what is known where no rule forbids, or while nobody has said', async () => {
    await callouts.seek(Promise.resolve(null), known);
    expect(callouts.now).toMatchObject({ refused: null, text: 'A stone.' });
    await callouts.seek(Promise.reject(new Error('no judge')), known);
    expect(callouts.now).toMatchObject({ refused: null });
    callouts.close();
    let say: (r: typeof refused) => void = () => {};
    const sought = callouts.seek(new Promise((done) => (say = done)), known);
    vi.advanceTimersByTime(99);
    expect(callouts.now).toMatchObject({ text: 'A stone.' });
    say(refused);
    await sought;
    expect(callouts.now?.refused).toBe(refused);
  });

  it('repeats the question when bare ground is pressed twice within two seconds', () => {
    callouts.ground('Move a unit.');
    vi.advanceTimersByTime(2100);
    callouts.ground('Move a unit.');
    expect(callouts.now).toBeNull();
    vi.advanceTimersByTime(1000);
    callouts.ground('Move a unit.');
    expect(callouts.now).toMatchObject({ text: 'Move a unit.' });
  });
});
