import { expect, test } from 'vitest';
import type { CharacterClass } from '../../book/book';
import { BARBARIAN } from './barbarian';
import { FIGHTER } from './fighter';
import { MONK } from './monk';
import { PALADIN } from './paladin';
import { RANGER } from './ranger';
import { ROGUE } from './rogue';

const LEVELS = Array.from({ length: 20 }, (_, at) => at + 1);

/** The features of a class and its subclass by level, in alphabetical order. */
function gains(one: CharacterClass): readonly string[] {
  const all = [...one.features, ...one.subclasses.flatMap(({ features }) => features)];
  return LEVELS.map((level) => {
    const names = all.filter((feature) => feature.level === level).map(({ name }) => name);
    return `${level}: ${names.sort().join(', ')}`;
  });
}

test('what a barbarian gains level by level, as a berserker', () => {
  expect(gains(BARBARIAN)).toEqual([
    '1: Rage, Unarmored Defense, Weapon Mastery',
    '2: Danger Sense, Reckless Attack',
    '3: Barbarian Subclass, Frenzy, Primal Knowledge',
    '4: Ability Score Improvement',
    '5: Extra Attack, Fast Movement',
    '6: Mindless Rage',
    '7: Feral Instinct, Instinctive Pounce',
    '8: Ability Score Improvement',
    '9: Brutal Strike',
    '10: Retaliation',
    '11: Relentless Rage',
    '12: Ability Score Improvement',
    '13: Improved Brutal Strike',
    '14: Intimidating Presence',
    '15: Persistent Rage',
    '16: Ability Score Improvement',
    '17: Improved Brutal Strike',
    '18: Indomitable Might',
    '19: Epic Boon',
    '20: Primal Champion',
  ]);
});

test('what a fighter gains level by level, as a champion', () => {
  expect(gains(FIGHTER)).toEqual([
    '1: Fighting Style, Second Wind, Weapon Mastery',
    '2: Action Surge, Tactical Mind',
    '3: Fighter Subclass, Improved Critical, Remarkable Athlete',
    '4: Ability Score Improvement',
    '5: Extra Attack, Tactical Shift',
    '6: Ability Score Improvement',
    '7: Additional Fighting Style',
    '8: Ability Score Improvement',
    '9: Indomitable, Tactical Master',
    '10: Heroic Warrior',
    '11: Two Extra Attacks',
    '12: Ability Score Improvement',
    '13: Indomitable (two uses), Studied Attacks',
    '14: Ability Score Improvement',
    '15: Superior Critical',
    '16: Ability Score Improvement',
    '17: Action Surge (two uses), Indomitable (three uses)',
    '18: Survivor',
    '19: Epic Boon',
    '20: Three Extra Attacks',
  ]);
});

test('what a monk gains level by level, as a warrior of the open hand', () => {
  expect(gains(MONK)).toEqual([
    '1: Martial Arts, Unarmored Defense',
    "2: Monk's Focus, Unarmored Movement, Uncanny Metabolism",
    '3: Deflect Attacks, Monk Subclass, Open Hand Technique',
    '4: Ability Score Improvement, Slow Fall',
    '5: Extra Attack, Stunning Strike',
    '6: Empowered Strikes, Wholeness of Body',
    '7: Evasion',
    '8: Ability Score Improvement',
    '9: Acrobatic Movement',
    '10: Heightened Focus, Self-Restoration',
    '11: Fleet Step',
    '12: Ability Score Improvement',
    '13: Deflect Energy',
    '14: Disciplined Survivor',
    '15: Perfect Focus',
    '16: Ability Score Improvement',
    '17: Quivering Palm',
    '18: Superior Defense',
    '19: Epic Boon',
    '20: Body and Mind',
  ]);
});

test('what a paladin gains level by level, as an oath of devotion', () => {
  expect(gains(PALADIN)).toEqual([
    '1: Lay On Hands, Spellcasting, Weapon Mastery',
    "2: Fighting Style, Paladin's Smite",
    '3: Channel Divinity, Oath of Devotion Spells, Paladin Subclass, Sacred Weapon',
    '4: Ability Score Improvement',
    '5: Extra Attack, Faithful Steed',
    '6: Aura of Protection',
    '7: Aura of Devotion',
    '8: Ability Score Improvement',
    '9: Abjure Foes',
    '10: Aura of Courage',
    '11: Radiant Strikes',
    '12: Ability Score Improvement',
    '13: ',
    '14: Restoring Touch',
    '15: Smite of Protection',
    '16: Ability Score Improvement',
    '17: ',
    '18: Aura Expansion',
    '19: Epic Boon',
    '20: Holy Nimbus',
  ]);
});

test('what a ranger gains level by level, as a hunter', () => {
  expect(gains(RANGER)).toEqual([
    '1: Favored Enemy, Spellcasting, Weapon Mastery',
    '2: Deft Explorer, Fighting Style',
    "3: Hunter's Lore, Hunter's Prey, Ranger Subclass",
    '4: Ability Score Improvement',
    '5: Extra Attack',
    '6: Roving',
    '7: Defensive Tactics',
    '8: Ability Score Improvement',
    '9: Expertise',
    '10: Tireless',
    "11: Superior Hunter's Prey",
    '12: Ability Score Improvement',
    '13: Relentless Hunter',
    "14: Nature's Veil",
    "15: Superior Hunter's Defense",
    '16: Ability Score Improvement',
    '17: Precise Hunter',
    '18: Feral Senses',
    '19: Epic Boon',
    '20: Foe Slayer',
  ]);
});

test('what a rogue gains level by level, as a thief', () => {
  expect(gains(ROGUE)).toEqual([
    "1: Expertise, Sneak Attack, Thieves' Cant, Weapon Mastery",
    '2: Cunning Action',
    '3: Fast Hands, Rogue Subclass, Second-Story Work, Steady Aim',
    '4: Ability Score Improvement',
    '5: Cunning Strike, Uncanny Dodge',
    '6: Expertise',
    '7: Evasion, Reliable Talent',
    '8: Ability Score Improvement',
    '9: Supreme Sneak',
    '10: Ability Score Improvement',
    '11: Improved Cunning Strike',
    '12: Ability Score Improvement',
    '13: Use Magic Device',
    '14: Devious Strikes',
    '15: Slippery Mind',
    '16: Ability Score Improvement',
    "17: Thief's Reflexes",
    '18: Elusive',
    '19: Epic Boon',
    '20: Stroke of Luck',
  ]);
});
