import { describe, expect, it, vi } from 'vitest';
import { Problem, Unreachable } from './api';
import { PaperDraft } from './draft.svelte';
import type { KeptPaper, Paper } from './types';

interface Doc { name: string }
const paper = (document: Doc): Paper<Doc, null> => ({ document, sheet: null, en: document.name, fr: document.name, points: 0, total: 0, count: 0, problems: [] });
const kept = (name: string, revision: number, yours = true): KeptPaper<Doc, null> =>
  ({ id: 'x', game: 'kings', revision, changed: '2026-01-01T00:00:00Z', yours, paper: paper({ name }) });

function desk(yours = true) {
  const api = {
    check: vi.fn(async (_: string, d: Doc | string) => paper(d as Doc)),
    change: vi.fn(async (_: string, d: Doc, revision: number) => kept(d.name, revision + 1)),
    look: vi.fn(async () => kept('theirs', 50)),
  };
  return { api, draft: new PaperDraft(api, kept('a', 1, yours), 5) };
}

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
});
