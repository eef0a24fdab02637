import { isChallenge } from '~/rules/challenge';
import { proficiencyByChallenge, xpByChallenge } from '~/rules/challenge-points';
import { readChallenge } from '~/rules/read-challenge';
import { slugOf } from './slug-of';
import { type MonsterFact, NOT_KNOWN, type SpellFact } from './unknown-facts';

type Line = Readonly<Record<string, unknown>>;

/** The lists that a partial record, which leaves out its numbers, simply does not have. */
const ENTRY_LISTS = [
  'traits',
  'actions',
  'bonusActions',
  'reactions',
  'legendary',
  'spellcasting',
  'lairActions',
  'mythicActions',
  'regionalEffects',
];
const DEFENCES = ['saves', 'skills', 'defences', 'conditionImmune'];

/** Neutral defaults: an average score in every ability neither helps nor harms. */
const PLAIN_ABILITIES = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };

/**
 * Completes a monster of a file for the record schema; the minimum is `{ name, type, cr, ac, hp, source, index }`.
 * Missing facts get harmless values and are listed in `unknown`. The slug comes from `index`, otherwise from the name.
 * Given values stay unchanged, valid or not.
 */
export function filledMonster(line: Line): Line {
  const { id: _, index, ...given } = line;
  const lacks = (...keys: readonly string[]) => keys.every((key) => given[key] === undefined);
  const cr = typeof given.cr === 'string' ? (readChallenge(given.cr) ?? given.cr) : given.cr;
  const isKnownChallenge = typeof cr === 'number' && isChallenge(cr);
  const { hp, hasDice } = filledHitPoints(given.hp);
  const missing: MonsterFact[] = [
    ...(lacks('edition') ? (['edition'] as const) : []),
    ...(lacks('size') ? (['size'] as const) : []),
    ...(lacks('alignment') ? (['alignment'] as const) : []),
    ...(hasDice ? [] : (['hitDice'] as const)),
    ...(lacks('speeds') ? (['speeds'] as const) : []),
    ...(lacks('abilities') ? (['abilities'] as const) : []),
    ...(lacks('senses') ? (['senses'] as const) : []),
  ];
  const isLesser = missing.length > 0;
  if (isLesser && lacks(...DEFENCES)) missing.push('defences');
  if (isLesser && lacks('languages')) missing.push('languages');
  if (isLesser && lacks(...ENTRY_LISTS)) missing.push('entries');
  return {
    size: 'Medium',
    alignment: NOT_KNOWN,
    speeds: { walk: 30 },
    abilities: PLAIN_ABILITIES,
    senses: { passivePerception: 10 },
    xp: isKnownChallenge ? xpByChallenge(cr) : 0,
    proficiencyBonus: isKnownChallenge ? proficiencyByChallenge(cr) : 2,
    ...said(given),
    ...identity(given, index),
    ...(cr === undefined ? {} : { cr }),
    ...(hp === undefined ? {} : { hp }),
    ...(typeof given.ac === 'number' ? { ac: { value: given.ac } } : {}),
    ...(typeof given.type === 'string' ? { type: given.type.toLowerCase() } : {}),
    ...unknownWith(given.unknown, missing),
  };
}

/** Completes a spell of a file in the same way; the minimum is `{ name, level, school, source, index }`. */
export function filledSpell(line: Line): Line {
  const { id: _, index, ...given } = line;
  const lacks = (key: string) => given[key] === undefined;
  const facts = ['edition', 'castingTime', 'range', 'components', 'duration', 'text'] as const;
  const missing: SpellFact[] = facts.filter(lacks);
  if (missing.length > 0 && lacks('classes')) missing.push('classes');
  return {
    castingTime: { amount: 1, unit: 'action', text: NOT_KNOWN },
    range: { kind: 'special', text: NOT_KNOWN },
    components: {},
    duration: { kind: 'special', text: NOT_KNOWN },
    text: '',
    ...(given.format === undefined || !missing.includes('text') ? {} : { complete: false }),
    ...said(given),
    ...identity(given, index),
    ...(typeof given.school === 'string' ? { school: given.school.toLowerCase() } : {}),
    ...unknownWith(given.unknown, missing),
  };
}

/** Removes fields that are undefined, which would override the defaults. */
function said(given: Line): Line {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** The slug and, unless given, the edition that the source implies. */
function identity(given: Line, index: unknown): Line {
  const { name, source, slug = index } = given;
  const known = slug ?? (typeof name === 'string' ? slugOf(name).slice(0, 80) : undefined);
  const is2024 = typeof source === 'string' && /2024|5\.[25]/.test(source);
  return {
    ...(known === undefined ? {} : { slug: known }),
    edition: given.edition ?? (is2024 ? '2024' : '2014'),
  };
}

/** Completes hit points given as a number or without dice; the chosen dice always give that number. */
function filledHitPoints(hp: unknown): { hp: unknown; hasDice: boolean } {
  const isObject = typeof hp === 'object' && hp !== null;
  const given: Line = isObject ? (hp as Line) : { average: hp };
  if (hp === undefined || (isObject && given.dice !== undefined)) return { hp, hasDice: true };
  const { average } = given;
  const constant = typeof average === 'number' && Number.isInteger(average) ? average - 1 : 0;
  return {
    hp:
      isObject || typeof hp === 'number'
        ? { dice: { count: 1, sides: 1 }, constant, ...given }
        : hp,
    hasDice: false,
  };
}

function unknownWith(given: unknown, missing: readonly string[]): Line {
  if (missing.length === 0 || (given !== undefined && !Array.isArray(given))) return {};
  return { unknown: [...new Set([...(given ?? []), ...missing])] };
}
