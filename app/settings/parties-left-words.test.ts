import { expect, it } from 'vitest';
import { partiesLeftWords } from './parties-left-words';

const none = { handedOver: [], ends: [], leaves: { parties: 0, characters: 0 } };

it('says nothing to whoever is in no party', () => {
  expect(partiesLeftWords(none)).toEqual([]);
});

it('names who takes each party over, and each that ends', () => {
  const handedOver = [
    { name: 'Lanterns', to: 'Ben' },
    { name: 'Crows', to: '' },
  ];
  expect(partiesLeftWords({ ...none, handedOver, ends: ['Night', 'Day', 'Dusk'] })).toEqual([
    'Your party “Lanterns” goes to Ben.',
    'Your party “Crows” goes to the co-GM of the longest standing.',
    'Your 3 parties “Night”, “Day” and “Dusk” end for everybody in them: nobody helps to run them.',
  ]);
  expect(partiesLeftWords({ ...none, ends: ['Night'] })).toEqual([
    'Your party “Night” ends for everybody in it: nobody helps to run it.',
  ]);
});

it.each([
  [1, 0, 'You leave a party of others.'],
  [
    1,
    1,
    'You leave a party of others. Your character there stays as the game master’s, without your private notes.',
  ],
  [
    3,
    2,
    'You leave 3 parties of others. Your 2 characters there stay as the game master’s, without your private notes.',
  ],
])('counts %i parties of others and %i characters there', (parties, characters, line) => {
  expect(partiesLeftWords({ ...none, leaves: { parties, characters } })).toEqual([line]);
});
