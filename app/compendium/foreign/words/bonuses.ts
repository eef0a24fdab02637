import type { MonsterRecord } from '~/compendium/records/monster-record';
import { ABILITIES, ABILITY_NAMES, type Ability, SKILL_NAMES, type Skill } from '~/rules/ability';
import { partsOf } from './parts-of';

/** Parses a signed number with any minus character: "+5", "−1"; null when there is none. */
export function bonusOf(text: string): number | null {
  // Only the first 40 characters: a very long run of spaces would cause heavy backtracking.
  const begins = text.trimStart().slice(0, 40);
  const [, sign, digits] = /^([+−–-]?)\s*(\d{1,3})\b/.exec(begins) ?? [];
  if (digits === undefined) return null;
  return sign === '' || sign === '+' ? Number(digits) : -Number(digits);
}

const saveOf = (ability: Ability) =>
  new RegExp(`\\b(?:${ability}|${ABILITY_NAMES[ability]})\\b:?(.*)`, 'is');
const SAVE_OF: Readonly<Record<Ability, RegExp>> = {
  str: saveOf('str'),
  dex: saveOf('dex'),
  con: saveOf('con'),
  int: saveOf('int'),
  wis: saveOf('wis'),
  cha: saveOf('cha'),
};

/** Parses saves: "Con +6, Int +8", with short or full ability names. */
export function savesOf(text: string): MonsterRecord['saves'] {
  const saves: MonsterRecord['saves'] = {};
  for (const ability of ABILITIES) {
    const bonus = bonusOf(SAVE_OF[ability].exec(text)?.[1] ?? '');
    if (bonus !== null) saves[ability] = bonus;
  }
  return saves;
}

/** Parses skills: "History +12, Perception +10"; `left` holds the parts that name no skill. */
export function skillsOf(text: string): { skills: MonsterRecord['skills']; left: string[] } {
  const skills: MonsterRecord['skills'] = {};
  const left: string[] = [];
  for (const part of partsOf(text, ',;')) {
    const words = part.trim();
    const skill = skillOf(words.replace(/\s*:?\s*[+−–-]?\s*\d.*$/s, ''));
    const bonus = bonusOf(/[+−–-]?\s*\d.*/s.exec(words)?.[0] ?? '');
    if (skill === null || bonus === null) {
      if (!/^[—–-]*$/.test(words)) left.push(words);
    } else skills[skill] = bonus;
  }
  return { skills, left };
}

/** Finds a skill by name in any spelling: "Sleight of Hand", "sleight_of_hand", "animalHandling". */
export function skillOf(name: string): Skill | null {
  return BY_LETTERS.get(lettersOf(name)) ?? null;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

const BY_LETTERS: ReadonlyMap<string, Skill> = new Map(
  (Object.keys(SKILL_NAMES) as Skill[]).map((skill) => [lettersOf(SKILL_NAMES[skill]), skill]),
);
