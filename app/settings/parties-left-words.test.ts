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
    'Your party “Crows” goes to the longest-standing co-GM.',
    'Your 3 parties “Night”, “Day” and “Dusk” are deleted for everyone in them: they have no co-GM.',
  ]);
  expect(partiesLeftWords({ ...none, ends: ['Night'] })).toEqual([
    'Your party “Night” is deleted for everyone in it: it has no co-GM.',
  ]);
});

it.each([
  [1, 0, 'You leave 1 party run by others.'],
  [
    1,
    1,
    'You leave 1 party run by others. Your character there goes to the game master, without your private notes.',
  ],
  [
    3,
    2,
    'You leave 3 parties run by others. Your 2 characters there go to the game master, without your private notes.',
  ],
])('counts %i parties of others and %i characters there', (parties, characters, line) => {
  expect(partiesLeftWords({ ...none, leaves: { parties, characters } })).toEqual([line]);
});
