import { expect, it } from 'vitest';
import { linesOf } from './outline';

it('a document is told line by line, whatever it is of', () => {
  const document = {
    turn: 3,
    to_play: 'blue_side',
    over: false,
    hand: ['red_card', 'blue_card'],
    deck: [],
    areas: { the_port: { ships: 2 } },
  };
  expect(linesOf('toy', document)).toEqual([
    { name: 'Turn', is: '3', under: [] },
    { name: 'To play', is: 'Blue side', under: [] },
    { name: 'Over', is: 'no', under: [] },
    { name: 'Hand', is: 'Red card, Blue card', under: [] },
    { name: 'Deck', is: 'nothing', under: [] },
    { name: 'Areas', is: '', under: [{ name: 'The port', is: '', under: [{ name: 'Ships', is: '2', under: [] }] }] },
  ]);
});

it('documents in a list have numbers, and what holds nothing says so', () => {
  expect(linesOf('toy', { units: [{ at: null }, {}] })).toEqual([
    {
      name: 'Units',
      is: '',
      under: [
        { name: '1', is: '', under: [{ name: 'At', is: 'nothing', under: [] }] },
        { name: '2', is: 'nothing', under: [] },
      ],
    },
  ]);
  expect(linesOf('toy', null)).toEqual([{ name: '', is: 'nothing', under: [] }]);
});
