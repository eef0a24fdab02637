import { expect, test } from 'vitest';
import { bookOf } from '../books/book-of';
import { character } from '../record/character';
import { sheetOf } from './sheet-of';

function carries(more: Record<string, unknown>) {
  const { edition = '2014', str = 10, ...rest } = more;
  const base = { str, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };
  const made = character.parse({ edition, abilities: { base }, ...rest });
  return sheetOf(bookOf(made.edition), made);
}

const STONE = { id: 'a', name: 'Stone', pounds: 50, count: 3 };

test('one carries 15 pounds for each point of Strength, a goliath twice as much', () => {
  expect(carries({ str: 13 }).carrying.most.value).toBe(195);
  const goliath = carries({ str: 13, edition: '2024', race: 'goliath' }).carrying.most;
  expect(goliath).toMatchObject({ value: 390, parts: [{ plus: 195 }, { plus: 195 }] });
});

test('fifty coins weigh a pound, and what weighs as much as one can carry is carried', () => {
  const coins = { cp: 10, sp: 10, ep: 10, gp: 10, pp: 10 };
  expect(carries({ play: { coins } }).carrying.pounds).toBe(1);
  expect(carries({ items: [{ id: 'a', item: 'longsword', count: 2 }] }).carrying.pounds).toBe(6);
  const most = carries({ items: [STONE] }).carrying;
  expect(most).toMatchObject({ pounds: 150, notes: [] });
});

test('more than that is told, by the words of its edition', () => {
  const over = { items: [STONE], play: { coins: { cp: 1, sp: 0, ep: 0, gp: 0, pp: 0 } } };
  expect(carries(over).carrying).toMatchObject({
    pounds: 150.02,
    notes: ['More than you can carry: pushed or dragged, your speed is 5 feet.'],
  });
  expect(carries({ ...over, edition: '2024' }).carrying.notes).toEqual([
    'More than you can carry: your speed is at most 5 feet while you drag, lift or push it.',
  ]);
});

test('three things may be attuned, a thief of level 13 of 2024 has a fourth', () => {
  const items = [{ id: 'a', name: 'Ring', attuned: true }, STONE];
  expect(carries({ items }).attunement).toMatchObject({ used: 1, most: { value: 3 } });
  const thief = (level: number) =>
    carries({
      edition: '2024',
      subclasses: { rogue: 'thief' },
      levels: Array.from({ length: level }, () => ({ class: 'rogue' })),
    }).attunement.most.value;
  expect([thief(12), thief(13)]).toEqual([3, 4]);
});
