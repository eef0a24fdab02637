import { expect, test } from 'vitest';
import { createRandom } from '~/rules/random';
import { itemOf } from '../book/find';
import { bookOf } from '../books/book-of';
import { type Character, character } from '../record/character';
import { factsOf } from '../sheet/facts';
import { thingsFor, wayFor } from './choose-equipment';
import { randomCharacter } from './start';
import { startEquipment } from './start-equipment';

const BOOK = bookOf('2014');

function cleric(more: Partial<Character>): Character {
  return character.parse({
    edition: '2014',
    levels: [{ class: 'cleric' }],
    abilities: { base: { str: 14, dex: 8, con: 13, int: 10, wis: 15, cha: 12 } },
    ...more,
  });
}

/** The armor chosen for a character with ten seeds. */
function armorOf(made: Character): string[] {
  const line = startEquipment(BOOK, made).find(({ place }) => place === 'equipment:cleric/armor');
  if (!line) throw new Error('There is no such line.');
  const chosen = Array.from({ length: 10 }, (_, at) => {
    const way = line.line.ways[wayFor(factsOf(BOOK, made), line, createRandom(at))];
    return way?.label ?? '';
  });
  return [...new Set(chosen)];
}

test('the armor that protects best is taken, of those that one is trained with and strong enough for', () => {
  expect(armorOf(cleric({}))).toEqual(['Scale mail']);
  expect(armorOf(cleric({ subclasses: { cleric: 'life' } }))).toEqual([
    'Chain mail (if proficient)',
  ]);
  const quick = { str: 8, dex: 20, con: 13, int: 10, wis: 15, cha: 12 };
  const { abilities } = cleric({});
  const weak = { abilities: { ...abilities, base: quick }, subclasses: { cleric: 'life' } };
  // 14 + 2 and 11 + 5; chain mail slows a character with Strength 8.
  expect(armorOf(cleric(weak)).sort()).toEqual(['Leather armor', 'Scale mail']);
});

test('beside a shield nobody takes a weapon for both hands', () => {
  const made = cleric({ choices: { 'equipment:cleric/second-weapon': ['1'] } });
  const lines = startEquipment(BOOK, made);
  const ask = lines
    .flatMap(({ asks }) => asks)
    .find(({ place }) => place.includes('second-weapon'));
  if (!ask) throw new Error('Nothing asks for a weapon.');
  for (let at = 0; at < 40; at += 1) {
    const [slug = ''] = thingsFor(factsOf(BOOK, made), ask, lines, createRandom(at));
    const item = itemOf(BOOK, slug);
    const isClumsy = item?.kind === 'weapon' && item.properties.includes('two-handed');
    expect(isClumsy && item.reach === 'melee', slug).toBe(false);
  }
});

test('a cleric of life at random wears mail, whatever the seed', () => {
  for (let at = 0; at < 12; at += 1) {
    const made = randomCharacter(BOOK, `mail ${at}`, { level: 1, class: 'cleric' });
    expect(made.items.map(({ item }) => item)).not.toContain('leather-armor');
  }
});
