import { expect, it } from 'vitest';
import { Offered } from './offered';

it('keeps what the page chose when it is pressed, and lets go of what the player chose', () => {
  const offered = new Offered();
  expect(offered.pressed('a', null)).toBe('a');
  expect(offered.pressed('a', 'a')).toBeNull();
  offered.offer('b');
  expect(offered.pressed('b', 'b')).toBe('b');
  expect(offered.pressed('b', 'b')).toBeNull();
  offered.offer('b');
  expect(offered.pressed('c', 'b')).toBe('c');
  expect(offered.pressed('b', 'c')).toBe('b');
  expect(offered.pressed('b', 'b')).toBeNull();
});
