import { describe, expect, it } from 'vitest';
import { placesIn } from './names';

describe('places in a sentence', () => {
  it('are found whole, the longer name first', () => {
    expect(placesIn('Stark marches from Winterfell to The Narrow Sea.', 'en').filter((p) => p.area).map((p) => p.area)).toEqual(['winterfell', 'the_narrow_sea']);
    expect(placesIn('Nothing is named here.', 'en')).toEqual([{ text: 'Nothing is named here.' }]);
    expect(placesIn('Winterfells', 'en')).toEqual([{ text: 'Winterfells' }]);
  });
});
