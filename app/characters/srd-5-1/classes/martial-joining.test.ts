import { expect, test } from 'vitest';
import type { CharacterClass } from '../../book/book';
import { BARBARIAN } from './barbarian';
import { FIGHTER } from './fighter';
import { MONK } from './monk';
import { PALADIN } from './paladin';
import { RANGER } from './ranger';
import { ROGUE } from './rogue';

const CLASSES = [BARBARIAN, FIGHTER, MONK, PALADIN, RANGER, ROGUE];

function given(one: CharacterClass['first']): string {
  const gifts = one.gifts.flatMap((gift) =>
    gift.gives === 'weapons' || gift.gives === 'armor' || gift.gives === 'tools' ? gift.of : [],
  );
  const asks = one.asks.map(({ asks, count }) => `${count} ${asks}`);
  return [...gifts, ...asks].join(', ');
}

test('what each class needs and gives when it joins others (SRD 5.1, "Multiclassing")', () => {
  expect(
    CLASSES.map(({ slug, needs, joining }) => [
      slug,
      needs.abilities.join(needs.how === 'any' ? ' or ' : ' and '),
      given(joining),
    ]),
  ).toEqual([
    ['barbarian', 'str', 'simple, martial, shield'],
    ['fighter', 'str or dex', 'simple, martial, light, medium, shield'],
    ['monk', 'dex and wis', 'simple, shortsword'],
    ['paladin', 'str and cha', 'simple, martial, light, medium, shield'],
    ['ranger', 'dex and wis', 'simple, martial, light, medium, shield, 1 skill'],
    ['rogue', 'dex', 'light, thieves-tools, 1 skill'],
  ]);
});

test('what each class begins with', () => {
  expect(CLASSES.map(({ slug, first }) => [slug, given(first)])).toEqual([
    ['barbarian', 'simple, martial, light, medium, shield, 2 skill'],
    ['fighter', 'simple, martial, light, medium, heavy, shield, 2 skill'],
    ['monk', 'simple, shortsword, 2 skill, 1 tool'],
    ['paladin', 'simple, martial, light, medium, heavy, shield, 2 skill'],
    ['ranger', 'simple, martial, light, medium, shield, 3 skill'],
    [
      'rogue',
      'simple, hand-crossbow, longsword, rapier, shortsword, light, thieves-tools, 4 skill',
    ],
  ]);
});

test('the equipment that each class may begin with, line by line, and its gold instead', () => {
  const lines = CLASSES.map(({ equipment }) =>
    equipment.map(({ ways }) => ways.map(({ label }) => label).join(' / ')),
  );
  expect(lines).toEqual([
    [
      'A greataxe / Any martial melee weapon',
      'Two handaxes / Any simple weapon',
      'An explorer’s pack and four javelins',
    ],
    [
      'Chain mail / Leather armor, a longbow and 20 arrows',
      'A martial weapon and a shield / Two martial weapons',
      'A light crossbow and 20 bolts / Two handaxes',
      'A dungeoneer’s pack / An explorer’s pack',
    ],
    ['A shortsword / Any simple weapon', 'A dungeoneer’s pack / An explorer’s pack', 'Ten darts'],
    [
      'A martial weapon and a shield / Two martial weapons',
      'Five javelins / Any simple melee weapon',
      'A priest’s pack / An explorer’s pack',
      'Chain mail and a holy symbol',
    ],
    [
      'Scale mail / Leather armor',
      'Two shortswords / Two simple melee weapons',
      'A dungeoneer’s pack / An explorer’s pack',
      'A longbow and a quiver of 20 arrows',
    ],
    [
      'A rapier / A shortsword',
      'A shortbow and a quiver of 20 arrows / A shortsword',
      'A burglar’s pack / A dungeoneer’s pack / An explorer’s pack',
      'Leather armor, two daggers and thieves’ tools',
    ],
  ]);
  expect(
    CLASSES.map(({ wealth }) => `${wealth?.count}d${wealth?.sides} × ${wealth?.times}`),
  ).toEqual(['2d4 × 10', '5d4 × 10', '5d4 × 1', '5d4 × 10', '5d4 × 10', '4d4 × 10']);
});
