import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { perform, scores, sounds } from './score';
import { Sounds, soundOn, volume } from './sound';

/** A context that notes down what it is told. */
function context() {
  const told = { starts: [] as number[], ends: [] as number[], loud: [] as number[] };
  const part = { connect: () => part };
  const param = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const source = () => ({
    ...part,
    frequency: param,
    start: (at: number) => told.starts.push(at),
    stop: (at: number) => told.ends.push(at),
  });
  const fake = {
    currentTime: 0,
    sampleRate: 8000,
    destination: part,
    resume: () => Promise.resolve(),
    createGain: () => ({ ...part, gain: { ...param, exponentialRampToValueAtTime: (to: number) => told.loud.push(to) } }),
    createOscillator: source,
    createBufferSource: source,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
    createBiquadFilter: () => ({ ...part, frequency: { ...param }, Q: { ...param } }),
  };
  return { told, fake, audio: fake as unknown as AudioContext };
}

describe('a sound', () => {
  it.each(sounds)('of %s is short, and no louder than is wanted', (sound) => {
    const { told, audio } = context();
    const over = perform(audio, sound, 3, 0.2);
    expect(told.starts).toHaveLength(scores[sound].length);
    expect(Math.min(...told.starts)).toBe(3);
    expect(over).toBe(Math.max(...told.ends));
    expect(over - 3).toBeLessThan(0.7);
    expect(Math.max(...told.loud)).toBeLessThanOrEqual(0.2);
  });
});

describe('sounds', () => {
  let hidden = false;
  let heard: ReturnType<typeof context>;
  let house: Sounds;
  let opened = 0;
  const open = () => {
    opened++;
    return heard.audio;
  };
  beforeEach(() => {
    heard = context();
    hidden = false;
    opened = 0;
    house = new Sounds({ open, hidden: () => hidden });
    soundOn.on = true;
  });
  afterEach(() => {
    soundOn.on = false;
    volume.value = '50';
    vi.restoreAllMocks();
  });

  it('are off unless they are wanted', async () => {
    soundOn.on = false;
    await house.play('turn');
    expect(opened).toBe(0);
  });
  it('are never two at once: one that comes meanwhile is left out', async () => {
    await house.play('battle');
    const before = heard.told.starts.length;
    heard.fake.currentTime = 0.1;
    await house.play('dice');
    expect(heard.told.starts).toHaveLength(before);
    heard.fake.currentTime = 2;
    await house.play('dice');
    expect(heard.told.starts.length).toBeGreaterThan(before);
  });
  it('let that it is your turn wait for its turn', async () => {
    await house.play('battle');
    const over = Math.max(...heard.told.ends);
    const before = heard.told.starts.length;
    await house.play('turn');
    expect(Math.min(...heard.told.starts.slice(before))).toBe(over);
  });
  it('are heard from a tab out of sight only for your turn', async () => {
    hidden = true;
    for (const sound of ['dice', 'refusal', 'battle'] as const) await house.play(sound);
    expect(heard.told.starts).toEqual([]);
    await house.play('turn');
    expect(heard.told.starts).toHaveLength(scores.turn.length);
  });
  it('follow the volume', async () => {
    volume.value = '100';
    await house.play('refusal');
    volume.value = '10';
    heard.fake.currentTime = 5;
    await house.play('refusal');
    const [loud, , quiet] = heard.told.loud;
    expect(quiet! / loud!).toBeCloseTo(0.1);
  });
  it('are not made up for once they are no news', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    heard.fake.resume = () => {
      now.mockReturnValue(60_000);
      return Promise.resolve();
    };
    await house.play('turn');
    expect(heard.told.starts).toEqual([]);
  });
});
