// The symbols that the page draws with: its own, and those of the games.
import own from '../look/glyphs.svg?raw';
import { inPlace, partsOf } from './games';

/** All of them, as they stand in the page. */
export const sprite = [own, ...inPlace().map((game) => partsOf(game).glyphs ?? '')].join('').replace(/<\/?svg[^>]*>/g, '');

const ids = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

export const hasGlyph = (id: string): boolean => ids.has(id);
