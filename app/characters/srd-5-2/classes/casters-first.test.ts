import { expect, test } from 'vitest';
import type { CharacterClass } from '../../book/book';
import { BARD } from './bard';
import { CLERIC } from './cleric';
import { DRUID } from './druid';
import { SORCERER } from './sorcerer';
import { WARLOCK } from './warlock';
import { WIZARD } from './wizard';

const CASTERS = [BARD, CLERIC, DRUID, SORCERER, WARLOCK, WIZARD];

function gifts(where: CharacterClass['first'], gives: string): string {
  return where.gifts
    .flatMap((gift) => (gift.gives === gives && 'of' in gift ? gift.of : []))
    .join(' ');
}

test.each([
  [BARD, 8, 'dex cha', 'light', '', 3, 'any'],
  [
    ...([CLERIC, 8, 'wis cha', 'light medium shield', '', 2] as const),
    'history insight medicine persuasion religion',
  ],
  [
    ...([DRUID, 8, 'int wis', 'light shield', 'herbalism-kit', 2] as const),
    'animal-handling arcana insight medicine nature perception religion survival',
  ],
  [
    ...([SORCERER, 6, 'con cha', '', '', 2] as const),
    'arcana deception insight intimidation persuasion religion',
  ],
  [
    ...([WARLOCK, 8, 'wis cha', 'light', '', 2] as const),
    'arcana deception history intimidation investigation nature religion',
  ],
  [
    ...([WIZARD, 6, 'int wis', '', '', 2] as const),
    'arcana history insight investigation medicine nature religion',
  ],
] as const)('what %# begins with', (one, die, saves, armor, tools, count, skills) => {
  expect(one.hitDie).toBe(die);
  expect(gifts(one.first, 'saves')).toBe(saves);
  expect(gifts(one.first, 'armor')).toBe(armor);
  expect(gifts(one.first, 'weapons')).toBe('simple');
  expect(gifts(one.first, 'tools')).toBe(tools);
  const asked = one.first.asks.find(({ asks }) => asks === 'skill');
  expect(asked?.count).toBe(count);
  const from = asked?.asks === 'skill' ? asked.from : [];
  expect(from === 'any' ? from : from.join(' ')).toBe(skills);
});

test.each([
  [BARD, 'cha', 'light', 'skills instruments'],
  [CLERIC, 'wis', 'light medium shield', ''],
  [DRUID, 'wis', 'light shield', ''],
  [SORCERER, 'cha', '', ''],
  [WARLOCK, 'cha', 'light', ''],
  [WIZARD, 'int', '', ''],
] as const)('what %# needs and gives among other classes', (one, needs, armor, asks) => {
  expect(one.needs).toEqual({ how: 'all', abilities: [needs] });
  expect(gifts(one.joining, 'armor')).toBe(armor);
  expect(one.joining.gifts.length).toBe(armor ? 1 : 0);
  expect(one.joining.asks.map(({ key }) => key).join(' ')).toBe(asks);
});

test('one begins with equipment and some gold, or with gold', () => {
  expect(
    CASTERS.map(({ equipment }) => equipment[0]?.ways.map(({ gold }) => gold).join(' ')),
  ).toEqual(['19 90', '7 110', '9 50', '28 50', '15 100', '5 55']);
});

test('subclasses are chosen at level 3', () => {
  expect(CASTERS.map((one) => [one.subclassLevel, one.subclasses[0]?.slug])).toEqual([
    [3, 'lore'],
    [3, 'life'],
    [3, 'land'],
    [3, 'draconic'],
    [3, 'fiend'],
    [3, 'evocation'],
  ]);
});
