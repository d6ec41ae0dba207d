import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Setting, Switch } from './setting.svelte';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

const pace = () => new Setting('pace', ['slow', 'quick'], 'slow');

describe('a setting', () => {
  beforeEach(() => kept.clear());

  it('is the usual one until another is chosen', () => {
    expect(pace().value).toBe('slow');
    pace().value = 'quick';
    expect(pace().value).toBe('quick');
  });
  it('keeps nothing that is usual', () => {
    pace().value = 'quick';
    pace().value = 'slow';
    expect([...kept]).toEqual([]);
  });
  it('does not believe what it cannot be', () => {
    kept.set('gonfalon.pace', 'sideways');
    expect(pace().value).toBe('slow');
  });
  it('may be on or off', () => {
    const names = new Switch('names', 'on');
    names.on = false;
    expect(names.on).toBe(false);
    expect(new Switch('names', 'on').on).toBe(false);
    expect([...kept]).toEqual([['gonfalon.names', 'off']]);
  });
});
