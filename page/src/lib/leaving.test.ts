import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenLeaving } from './leaving';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('leaving', () => {
  it('is told when the page goes, is hidden, or lets its part go, and no more after that', () => {
    const [view, paper] = [new EventTarget(), Object.assign(new EventTarget(), { hidden: false })];
    vi.stubGlobal('document', paper);
    vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
    vi.stubGlobal('removeEventListener', view.removeEventListener.bind(view));
    const told = vi.fn();
    const end = whenLeaving(told);
    view.dispatchEvent(new Event('pagehide'));
    expect(told).toHaveBeenCalledTimes(1);
    paper.dispatchEvent(new Event('visibilitychange')); // it is seen again
    expect(told).toHaveBeenCalledTimes(1);
    paper.hidden = true;
    paper.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveBeenCalledTimes(2);
    end();
    expect(told).toHaveBeenCalledTimes(3);
    view.dispatchEvent(new Event('pagehide'));
    paper.dispatchEvent(new Event('visibilitychange'));
    expect(told).toHaveBeenCalledTimes(3);
  });
});
