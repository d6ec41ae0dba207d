import { afterEach, describe, expect, it, vi } from 'vitest';
import { papers } from './papers';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('papers', () => {
  it('are thrown away only as they were last seen', async () => {
    const asked = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', asked);
    await papers('lists', 'armies').drop({ id: 'a/b', revision: 7 });
    expect(asked).toHaveBeenCalledWith('/api/lists/a%2Fb?revision=7', expect.objectContaining({ method: 'DELETE' }));
  });
  it('that come with a game are asked for until they are there, then no more', async () => {
    const asked = vi.fn(async () => (asked.mock.calls.length === 1 ? new Response('{}', { status: 500 }) : new Response('[]')));
    vi.stubGlobal('fetch', asked);
    const layouts = papers('layouts', 'terrain');
    await expect(layouts.ready('toy')).rejects.toThrow();
    expect([await layouts.ready('toy'), await layouts.ready('toy')]).toEqual([[], []]);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
