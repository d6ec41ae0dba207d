import { expect, it } from 'vitest';
import { percent } from './lengths';

it('a share is whole or nothing only where it is so exactly', () => {
  expect([0, 0.0001, 0.0449, 0.5, 0.9996, 0.99999, 1].map((s) => percent(s, 'en'))).toEqual([
    '0.0%',
    '0.1%',
    '4.5%',
    '50.0%',
    '99.9%',
    '99.9%',
    '100.0%',
  ]);
  expect(percent(0.9999, 'fr')).toBe('99,9\u202f%');
});
it('a sum of odds may be off by what is lost in adding', () => {
  expect(percent(0.1 + 0.2 + 0.3 + 0.4 - 2e-16, 'en')).toBe('100.0%');
  expect(percent(1e-17, 'en')).toBe('0.0%');
});
