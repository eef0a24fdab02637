import { describe, expect, it } from 'vitest';
import { armorOf } from './armor';
import { savesOf, skillsOf } from './bonuses';
import { challengeOf } from './challenge';
import { conditionsOf, defencesOf, immunitiesOf } from './defences';
import { averageOf, diceFor, hitPointsOf } from './hit-points';
import { isKindLine, kindOf } from './kind-line';
import { languagesOf } from './languages';
import { sensesOf } from './senses';
import { speedsOf } from './speeds';

describe('the line of size, type and alignment', () => {
  it('has sizes to choose from, swarms and brackets', () => {
    expect(kindOf('Medium or Small Undead (Shapechanger), Lawful Evil')).toEqual({
      size: 'Medium',
      orSizes: ['Small'],
      type: 'undead',
      subtype: 'shapechanger',
      swarmOf: null,
      alignment: 'lawful evil',
    });
    expect(kindOf('Large swarm of Tiny monstrosities, unaligned')).toMatchObject({
      size: 'Large',
      type: 'monstrosity',
      swarmOf: 'Tiny',
    });
  });

  it('is no sentence that begins with a size', () => {
    expect(isKindLine('Medium humanoid (elf, any kind), neutral good')).toBe(true);
    expect(isKindLine('Large or smaller creature, unless it is evil')).toBe(false);
    expect(isKindLine('Tiny steps, and a good end.')).toBe(false);
  });
});

it('reads armor and that of other forms', () => {
  expect(armorOf('17 (natural armor), 11 while prone')).toEqual({
    ac: { value: 17, kind: 'natural armor' },
    forms: [{ name: 'while prone', ac: { value: 11, kind: null }, speeds: null }],
  });
  expect(armorOf('12 (15 with mage armor)')?.forms[0]?.ac?.value).toBe(15);
  expect(armorOf('none')).toBeNull();
});

it('reads hit points with dice, without, and dice alone', () => {
  expect(hitPointsOf('135 (18d10 + 36)')).toEqual({
    average: 135,
    dice: { count: 18, sides: 10 },
    constant: 36,
  });
  expect(hitPointsOf('3d4-3')).toEqual({
    average: null,
    dice: { count: 3, sides: 4 },
    constant: -3,
  });
  expect(hitPointsOf('1,200')?.average).toBe(1200);
  const made = diceFor(52, 'Large', 14);
  expect(made).toMatchObject({ average: 52, dice: { sides: 10 } });
  expect(averageOf(made)).toBe(52);
});

it('reads speeds of all ways and forms', () => {
  expect(speedsOf('0 ft., fly 60 ft. (hover)')?.speeds).toEqual({ walk: 0, fly: 60, hover: true });
  expect(speedsOf('30 ft. (40 ft. in wolf form)')).toEqual({
    speeds: { walk: 30, hover: false },
    forms: [{ name: 'wolf form', ac: null, speeds: { walk: 40, hover: false } }],
  });
  expect(speedsOf('fast')).toBeNull();
});

it('reads senses, and keeps as a note what is none of the four', () => {
  expect(
    sensesOf('blindsight 30 ft. (blind beyond this radius), tremorsense 60 ft., smells fear'),
  ).toEqual({ blindsight: 30, tremorsense: 60, blindBeyond: true, note: 'smells fear' });
});

it('reads languages of either edition', () => {
  expect(languagesOf('Bogspeak, Common, telepathy 60 ft.', '2014')).toMatchObject({
    list: ['Common', 'Bogspeak'],
    telepathyFeet: 60,
  });
  expect(languagesOf("understands Elvish and Sylvan but can't speak", '2024').understands).toEqual([
    'Elvish',
    'Sylvan',
  ]);
  expect(languagesOf('—', '2024').text).toBeNull();
});

it('reads saves and skills with any sign for minus', () => {
  expect(savesOf('Dexterity +5, Con −1')).toEqual({ dex: 5, con: -1 });
  expect(skillsOf('Sleight of Hand +4, stealth +6, Juggling +9')).toEqual({
    skills: { 'sleight-of-hand': 4, stealth: 6 },
    left: ['Juggling +9'],
  });
});

it('reads defenses, mixed lines and the joint line of 2024', () => {
  expect(defencesOf('Cold, Fire').map(({ types }) => types)).toEqual([['cold', 'fire']]);
  expect(
    defencesOf('cold, bludgeoning, piercing, and slashing from nonmagical attacks'),
  ).toMatchObject([
    { types: ['cold'], qualifier: null },
    { types: ['bludgeoning', 'piercing', 'slashing'], qualifier: 'nonmagical' },
  ]);
  expect(immunitiesOf('Poison; Exhaustion, Poisoned')).toMatchObject({
    defences: [{ types: ['poison'] }],
    conditions: ['exhaustion', 'poisoned'],
  });
  expect(conditionsOf('charmed, sleepy').left).toEqual(['sleepy']);
});

it('reads challenge ratings in both layouts', () => {
  expect(challengeOf('1/4 (50 XP)')).toEqual({ cr: 0.25, xp: 50 });
  expect(challengeOf('17 (XP 18,000, or 20,000 in lair; PB +6)')).toEqual({
    cr: 17,
    xp: 18000,
    xpInLair: 20000,
    proficiencyBonus: 6,
  });
  expect(challengeOf('31')).toBeNull();
});
