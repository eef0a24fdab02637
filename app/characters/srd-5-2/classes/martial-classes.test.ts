import { expect, test } from 'vitest';
import type { CharacterClass } from '../../book/book';
import { classFaults } from '../../book/class-check';
import { BARBARIAN } from './barbarian';
import { FIGHTER } from './fighter';
import { MONK } from './monk';
import { PALADIN } from './paladin';
import { RANGER } from './ranger';
import { ROGUE } from './rogue';

const CLASSES = [BARBARIAN, FIGHTER, MONK, PALADIN, RANGER, ROGUE];

test.each(CLASSES)(
  '$name: each key is there once, tables begin where they should, words are short',
  (one) => {
    expect(classFaults(one)).toEqual([]);
  },
);

function given(one: CharacterClass['first']): string {
  const gifts = one.gifts.flatMap((gift) =>
    gift.gives === 'weapons' || gift.gives === 'armor' || gift.gives === 'tools' ? gift.of : [],
  );
  const asks = one.asks.map(({ asks, count }) => `${count} ${asks}`);
  return [...gifts, ...asks].join(', ');
}

test('what each class needs and gives when it joins others (SRD 5.2, "Multiclassing")', () => {
  expect(
    CLASSES.map(({ slug, needs, joining }) => [
      slug,
      needs.abilities.join(needs.how === 'any' ? ' or ' : ' and '),
      given(joining),
    ]),
  ).toEqual([
    ['barbarian', 'str', 'martial, shield'],
    ['fighter', 'str or dex', 'martial, light, medium, shield'],
    ['monk', 'dex and wis', ''],
    ['paladin', 'str and cha', 'martial, light, medium, shield'],
    ['ranger', 'dex and wis', 'martial, light, medium, shield, 1 skill'],
    ['rogue', 'dex', 'light, thieves-tools, 1 skill'],
  ]);
});

test('what each class begins with', () => {
  expect(
    CLASSES.map(({ slug, hitDie, first }) => [
      `${slug} d${hitDie}`,
      first.gifts.flatMap((gift) => (gift.gives === 'saves' ? gift.of : [])).join(' '),
      given(first),
    ]),
  ).toEqual([
    ['barbarian d12', 'str con', 'simple, martial, light, medium, shield, 2 skill'],
    ['fighter d10', 'str con', 'simple, martial, light, medium, heavy, shield, 2 skill'],
    ['monk d8', 'str dex', 'simple, martial-light, 2 skill, 1 tool'],
    ['paladin d10', 'wis cha', 'simple, martial, light, medium, heavy, shield, 2 skill'],
    ['ranger d10', 'str dex', 'simple, martial, light, medium, shield, 3 skill'],
    ['rogue d8', 'dex int', 'simple, martial-finesse-or-light, light, thieves-tools, 4 skill'],
  ]);
});

test('the skills that each class chooses from', () => {
  const skills = CLASSES.map(({ first: { asks } }) =>
    asks.flatMap((one) => (one.asks === 'skill' ? one.from : [])).join(' '),
  );
  expect(skills).toEqual([
    'animal-handling athletics intimidation nature perception survival',
    'acrobatics animal-handling athletics history insight intimidation perception persuasion survival',
    'acrobatics athletics history insight religion stealth',
    'athletics insight intimidation medicine persuasion religion',
    'animal-handling athletics insight investigation nature perception stealth survival',
    'acrobatics athletics deception insight intimidation investigation perception persuasion sleight-of-hand stealth',
  ]);
});

test('the packages that each class may begin with', () => {
  const packages = CLASSES.map(({ equipment }) =>
    equipment.flatMap(({ ways }) => ways.map(({ label }) => label)),
  );
  expect(packages).toEqual([
    ['A greataxe, four handaxes, an explorer’s pack and 15 GP', '75 GP'],
    [
      'Chain mail, a greatsword, a flail, eight javelins, a dungeoneer’s pack and 4 GP',
      'Studded leather armor, a scimitar, a shortsword, a longbow, 20 arrows, a quiver, a dungeoneer’s pack and 11 GP',
      '155 GP',
    ],
    ['A spear, five daggers, the tools that you chose, an explorer’s pack and 11 GP', '50 GP'],
    [
      'Chain mail, a shield, a longsword, six javelins, a holy symbol, a priest’s pack and 9 GP',
      '150 GP',
    ],
    [
      'Studded leather armor, a scimitar, a shortsword, a longbow, 20 arrows, a quiver, a sprig of mistletoe as druidic focus, an explorer’s pack and 7 GP',
      '150 GP',
    ],
    [
      'Leather armor, two daggers, a shortsword, a shortbow, 20 arrows, a quiver, thieves’ tools, a burglar’s pack and 8 GP',
      '100 GP',
    ],
  ]);
  // The gold in a label must be the gold that is given.
  const ways = CLASSES.flatMap(({ equipment }) => equipment.flatMap((line) => line.ways));
  for (const { label, gold } of ways) expect(label.endsWith(`${gold} GP`)).toBe(true);
});
