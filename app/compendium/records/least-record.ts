import { isChallenge } from '~/rules/challenge';
import { proficiencyByChallenge, xpByChallenge } from '~/rules/challenge-points';
import { readChallenge } from '~/rules/read-challenge';
import { slugOf } from './slug-of';
import { type MonsterFact, NOT_KNOWN, type SpellFact } from './unknown-facts';

type Line = Readonly<Record<string, unknown>>;

/** The parts of a monster of which a record that leaves out its numbers says nothing by having none. */
const ENTRY_LISTS = [
  ...['traits', 'actions', 'bonusActions', 'reactions', 'legendary', 'spellcasting'],
  ...['lairActions', 'mythicActions', 'regionalEffects'],
];
const DEFENCES = ['saves', 'skills', 'defences', 'conditionImmune'];

/** An average person in every ability: what nobody knows of a creature then helps and harms nobody. */
const PLAIN_ABILITIES = { str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 };

/**
 * A monster of a file as the record's schema reads it, from `{ name, type, cr, ac, hp, source, index }` on: what it leaves out is
 * filled with values that harm nobody, and named in `unknown`. The slug comes from `index`, else from the name; what is given is
 * left as it is, right or wrong.
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

/** A spell of a file, likewise, from `{ name, level, school, source, index }` on. */
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

/** Fields that are there and undefined would hide what fills them. */
function said(given: Line): Line {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** What a record is known by: its slug, and the edition that its source names where nothing else does. */
function identity(given: Line, index: unknown): Line {
  const { name, source, slug = index } = given;
  const known = slug ?? (typeof name === 'string' ? slugOf(name).slice(0, 80) : undefined);
  const is2024 = typeof source === 'string' && /2024|5\.[25]/.test(source);
  return {
    ...(known === undefined ? {} : { slug: known }),
    edition: given.edition ?? (is2024 ? '2024' : '2014'),
  };
}

/** Hit points that come as one number, or without dice: the dice then always show that number. */
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
