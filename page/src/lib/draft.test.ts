import { afterEach, describe, expect, it, vi } from 'vitest';
import { Problem, Unreachable } from './api';
import { PaperDraft } from './draft.svelte';
import type { KeptPaper, Paper } from './types';

interface Doc {
  name: string;
}
const paper = (document: Doc): Paper<Doc, null> => ({
  document,
  sheet: null,
  en: document.name,
  fr: document.name,
  points: 0,
  total: 0,
  count: 0,
  problems: [],
});
const kept = (name: string, revision: number, yours = true): KeptPaper<Doc, null> => ({
  id: 'x',
  game: 'toy',
  revision,
  changed: '2026-01-01T00:00:00Z',
  yours,
  paper: paper({ name }),
});

function desk(yours = true) {
  const api = {
    check: vi.fn(async (_: string, d: Doc | string) => paper(d as Doc)),
    change: vi.fn(async (_: string, d: Doc, revision: number) => kept(d.name, revision + 1)),
    look: vi.fn(async () => kept('theirs', 50)),
  };
  return { api, draft: new PaperDraft(api, kept('a', 1, yours), 5) };
}

/** A server that keeps one paper as ours does: it writes documents in its own way, and takes one on each revision. */
class Server {
  doc: object = { name: 'a', units: [] };
  revision = 1;
  /** What becomes of the next requests to change: each waits to be let in, and may lose its answer. */
  gates: { in?: Promise<void>; lost?: boolean }[] = [];
  readonly keepalive: [string, boolean][] = [];
  private read = (d: Doc): Paper<Doc, null> => paper({ units: [], ...d } as Doc);
  kept = (): KeptPaper<Doc, null> => ({ ...kept('', this.revision), paper: this.read(this.doc as Doc) });
  check = async (_: string, d: Doc | string) => this.read(d as Doc);
  look = async () => this.kept();
  change = async (_: string, d: Doc, revision: number, keepalive = false) => {
    this.keepalive.push([d.name, keepalive]);
    const gate = this.gates.shift();
    await gate?.in;
    if (revision !== this.revision) throw new Problem(409, '', 'changed elsewhere');
    [this.doc, this.revision] = [this.read(d).document, this.revision + 7];
    if (gate?.lost) throw new Unreachable();
    return this.kept();
  };
}

function gate(): { in: Promise<void>; open: () => void } {
  let open = () => {};
  return {
    in: new Promise<void>((done) => {
      open = done;
    }),
    open: () => open(),
  };
}

function remembering(): Map<string, string> {
  const memory = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (k: string) => memory.get(k) ?? null,
    setItem: (k: string, v: string) => memory.set(k, v),
    removeItem: (k: string) => memory.delete(k),
  });
  return memory;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a draft', () => {
  it('judges and keeps what is changed, the last change last', async () => {
    const { api, draft } = desk();
    draft.set({ name: 'b' });
    draft.set({ name: 'c' });
    expect(draft.saved).toBe('waiting');
    await vi.waitFor(() => expect(draft.saved).toBe('kept'));
    expect(draft.paper.en).toBe('c');
    expect(api.change.mock.calls).toEqual([['x', { name: 'c' }, 1, false]]);
    draft.set({ name: 'd' });
    await vi.waitFor(() => expect(api.change).toHaveBeenLastCalledWith('x', { name: 'd' }, 2, false));
  });

  it('takes changes back and makes them again; letters of one word are one step', () => {
    const { draft } = desk();
    for (const name of ['ab', 'abc', 'abcd']) draft.set({ name }, 'name');
    draft.set({ name: 'e' });
    draft.undo();
    expect(draft.doc.name).toBe('abcd');
    draft.undo();
    expect(draft.doc.name).toBe('a');
    expect(draft.canUndo).toBe(false);
    draft.redo();
    draft.redo();
    expect(draft.doc.name).toBe('e');
    expect(draft.canRedo).toBe(false);
  });

  it('does not write over what was changed elsewhere until it is told to', async () => {
    const { api, draft } = desk();
    api.change.mockRejectedValueOnce(new Problem(409, '', 'changed elsewhere'));
    draft.set({ name: 'b' });
    await vi.waitFor(() => expect(draft.saved).toBe('elsewhere'));
    draft.set({ name: 'c' });
    await new Promise((r) => setTimeout(r, 20));
    expect(api.change).toHaveBeenCalledTimes(1);
    await draft.keepOurs();
    expect(api.change).toHaveBeenLastCalledWith('x', { name: 'c' }, 50, false);
    expect(draft.saved).toBe('kept');
  });

  it('takes theirs, and undo brings ours back', async () => {
    const { api, draft } = desk();
    api.change.mockRejectedValueOnce(new Problem(409, '', 'changed elsewhere'));
    draft.set({ name: 'b' });
    await vi.waitFor(() => expect(draft.saved).toBe('elsewhere'));
    await draft.takeTheirs();
    expect(draft.doc.name).toBe('theirs');
    draft.undo();
    expect(draft.doc.name).toBe('b');
  });

  it('says that it is not kept when the server is away, and keeps it when it is back', async () => {
    const { api, draft } = desk();
    api.change.mockRejectedValueOnce(new Unreachable());
    draft.set({ name: 'b' });
    await vi.waitFor(() => expect(draft.saved).toBe('failed'));
    draft.flush();
    await vi.waitFor(() => expect(draft.saved).toBe('kept'));
    expect(api.change).toHaveBeenLastCalledWith('x', { name: 'b' }, 1, true);
  });

  it('writes nothing of what is somebody else’s', async () => {
    const { api, draft } = desk(false);
    draft.set({ name: 'b' });
    await new Promise((r) => setTimeout(r, 20));
    expect(api.change).not.toHaveBeenCalled();
  });

  it('knows its own write whose answer was lost, and goes on from there', async () => {
    const server = new Server();
    const draft = new PaperDraft(server, server.kept(), 5);
    server.gates = [{ lost: true }];
    draft.set({ name: 'b' });
    await vi.waitFor(() => expect(draft.saved).toBe('failed'));
    draft.set({ name: 'c' });
    await vi.waitFor(() => expect(draft.saved).toBe('kept'));
    expect(server.doc).toMatchObject({ name: 'c' });
    server.gates = [{ lost: true }];
    draft.set({ name: 'd' });
    await vi.waitFor(() => expect(draft.saved).toBe('failed'));
    draft.flush();
    await vi.waitFor(() => expect(draft.saved).toBe('kept'));
    expect(server.keepalive.filter(([name]) => name === 'd')).toHaveLength(2);
  });

  it('takes what another window wrote for no write of its own', async () => {
    const server = new Server();
    const draft = new PaperDraft(server, server.kept(), 5);
    server.gates = [{ lost: true }];
    draft.set({ name: 'b' });
    await vi.waitFor(() => expect(draft.saved).toBe('failed'));
    [server.doc, server.revision] = [{ name: 'theirs', units: [] }, 99];
    draft.flush();
    await vi.waitFor(() => expect(draft.saved).toBe('elsewhere'));
    expect(server.doc).toMatchObject({ name: 'theirs' });
  });

  for (const first of ['older', 'newest'])
    it(`sends the newest as the page goes though a write is under way, and the ${first} lands first`, async () => {
      const memory = remembering();
      const server = new Server();
      const [older, newest] = [gate(), gate()];
      server.gates = [older, newest];
      const draft = new PaperDraft(server, server.kept(), 5);
      draft.set({ name: 'b' });
      await vi.waitFor(() => expect(server.keepalive).toEqual([['b', false]]));
      draft.set({ name: 'c' });
      draft.flush();
      draft.flush(); // it is hidden, then it goes
      expect(server.keepalive).toEqual([
        ['b', false],
        ['c', true],
      ]);
      for (const g of first === 'older' ? [older, newest] : [newest, older]) {
        g.open();
        await new Promise((r) => setTimeout(r, 5));
      }
      await vi.waitFor(() => expect(draft.saved).toBe('kept'));
      expect(server.doc).toMatchObject({ name: 'c' });
      expect([...memory]).toEqual([]);
    });

  it('that the page did not live to see kept is taken up when it is opened again', async () => {
    const memory = remembering();
    for (const landed of ['b', 'c', 'neither']) {
      const server = new Server();
      server.gates = [gate(), gate()]; // nobody hears
      const gone = new PaperDraft(server, server.kept(), 5);
      gone.set({ name: 'b' });
      await vi.waitFor(() => expect(server.keepalive).toHaveLength(1));
      gone.set({ name: 'c' });
      gone.flush();
      if (landed !== 'neither') await server.change('x', { name: landed }, server.revision);
      const draft = new PaperDraft(server, server.kept(), 5);
      expect(draft.doc).toEqual({ name: 'c' });
      await vi.waitFor(() => expect(draft.saved, landed).toBe('kept'));
      expect(server.doc).toMatchObject({ name: 'c' });
      expect([...memory]).toEqual([]);
      draft.undo();
      expect(draft.doc.name).toBe(landed === 'neither' ? 'a' : landed);
      await vi.waitFor(() => expect(draft.saved).toBe('kept'));
    }
  });
});
