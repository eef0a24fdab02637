import { ABILITIES, SKILL_NAMES, type Skill } from '~/rules/ability';
import { SKILL_ABILITIES } from '~/rules/skills';

import type { FormerMonster } from '../../records/former/monster-record';
import type { Speeds } from '../../records/monster-record';
import type { Dice } from '../../records/record-parts';
import type { PackageMonster } from '../package/package-shape';

/** Parses dice such as "19d12". Throws for anything else. */
export function diceOf(text: string): Dice {
  const [, count, sides] = /^(\d+)d(\d+)$/.exec(text) ?? [];
  if (count === undefined) throw new Error(`Not dice: ${text}`);
  return { count: Number(count), sides: Number(sides) };
}

/** Converts the package's speeds to feet. */
export function speedsOf(speed: PackageMonster['speed']): Speeds {
  const speeds: Speeds = { walk: feetOf(speed.walk) ?? 0, hover: speed.hover === true };
  for (const way of ['burrow', 'climb', 'fly', 'swim'] as const) {
    const feet = feetOf(speed[way]);
    if (feet !== null) speeds[way] = feet;
  }
  return speeds;
}

/** Converts the package's senses to feet; remarks in brackets become a note. */
export function sensesOf(senses: PackageMonster['senses']): FormerMonster['senses'] {
  const notes: string[] = [];
  const read: FormerMonster['senses'] = {
    blindBeyond: false,
    note: null,
    passivePerception: Number(senses.passive_perception),
  };
  for (const sense of ['blindsight', 'darkvision', 'tremorsense', 'truesight'] as const) {
    const words = senses[sense];
    const feet = feetOf(words);
    if (feet === null) continue;
    read[sense] = feet;
    if (/blind beyond this radius/.test(String(words))) read.blindBeyond = true;
    const note = /\(([a-z ]+ only)\)|(\d+ ft\. while deafened)/.exec(String(words));
    if (note) notes.push(`${sense} ${note[1] ?? note[2]}`);
  }
  return { ...read, note: notes.length === 0 ? null : notes.join('; ') };
}

/** The saving throws among the package's proficiencies. */
export function savesOf(proficiencies: PackageMonster['proficiencies']): FormerMonster['saves'] {
  const saves: FormerMonster['saves'] = {};
  for (const ability of ABILITIES) {
    const name = `Saving Throw: ${ability.toUpperCase()}`;
    const value = proficiencies.find((one) => one.name === name)?.value;
    if (value !== undefined) saves[ability] = value;
  }
  return saves;
}

/** The skills among the package's proficiencies. */
export function skillsOf(proficiencies: PackageMonster['proficiencies']): FormerMonster['skills'] {
  const skills: FormerMonster['skills'] = {};
  for (const skill of Object.keys(SKILL_ABILITIES) as Skill[]) {
    const name = `Skill: ${SKILL_NAMES[skill]}`;
    const value = proficiencies.find((one) => one.name === name)?.value;
    if (value !== undefined) skills[skill] = value;
  }
  return skills;
}

function feetOf(text: string | number | boolean | undefined): number | null {
  const feet = /^(\d+) ft\./.exec(String(text))?.[1];
  return feet === undefined ? null : Number(feet);
}
