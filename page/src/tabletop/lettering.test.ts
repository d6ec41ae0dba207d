import { expect, it, vi } from 'vitest';
import { letters, typeReady, written } from './lettering';

it('words take as much room as they are wide in the font that they are drawn in, and what is around them', async () => {
  let loaded = false;
  const fonts: string[] = [];
  const pen = {
    font: '',
    measureText: (text: string) => (
      fonts.push(pen.font),
      { width: text.length * (pen.font.startsWith('800') ? 12 : 10) + (loaded ? 0 : 100) }
    ),
  };
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => pen }),
    fonts: { load: () => Promise.resolve([(loaded = true)]) },
  });
  expect(written(['Axes'], 'name')).toEqual({ lines: ['Axes'], w: 144, h: 14 }); // in some other type

  await typeReady();
  expect(written(['Axes'], 'name').w).toBe(44);
  expect(written(['Axes'], 'strong').w).toBe(52);
  expect(written(['Pike', 'Block'], 'name')).toEqual({ lines: ['Pike', 'Block'], w: 54, h: 28 });
  expect(written(['10″'], 'plate')).toEqual({ lines: ['10″'], w: 48, h: 26 });
  expect(fonts).toEqual(['name', 'name', 'strong', 'name', 'name', 'plate'].map((hand) => letters[hand as 'name'].font));
  vi.unstubAllGlobals();
});
