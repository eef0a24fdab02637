import { DAMAGE_TYPES, type DamageType, WEAPON_TYPES } from '~/rules/damage-types';
import type { Defence, DefenceQualifier } from '../../records/monster-record';

const NONMAGICAL = 'from nonmagical attacks';

const NAMED = DAMAGE_TYPES.map((type) => new RegExp(`\\b${type}\\b`, 'i'));
const EACH = new RegExp(`\\b(?:${DAMAGE_TYPES.join('|')})\\b`, 'gi');

/** The clauses after damage types that are recognised exactly; any other clause stays as text for people. */
const SOURCE =
  '(?:(?:from|by|of|dealt by|caused by|inflicted by|that is|that are) )?(?:all )?(?:non-? ?magic(?:al)?|mundane)(?: (?:physical|weapon))*(?: (?:attacks?|weapons?|sources?|damage))*(?:,? (?:and|or) (?:attacks?|weapons?))?';
const UNLESS =
  "(?:,? (?:(?:that|which) (?:are|is|were)(?:n't| not)(?: made (?:with|of))?|not made (?:with|of|from)|not from|other than(?: from)?|except(?: for| from| those)?(?: made with)?|unless))";
const BY = '(?: (?:weapons?|attacks?|ones))?';

const QUALIFIED: readonly (readonly [RegExp, DefenceQualifier, string])[] = [
  [
    new RegExp(`^${SOURCE} not made with silvered weapons$`, 'i'),
    'nonmagical-not-silvered',
    `${NONMAGICAL} not made with silvered weapons`,
  ],
  [
    new RegExp(
      `^(?:${SOURCE}${UNLESS} (?:an? )?silver(?:ed)?${BY}|from nonmagical/nonsilver weapons)$`,
      'i',
    ),
    'nonmagical-not-silvered',
    `${NONMAGICAL} that aren't silvered`,
  ],
  [
    new RegExp(`^${SOURCE}${UNLESS} (?:an? )?adamantine${BY}$`, 'i'),
    'nonmagical-not-adamantine',
    `${NONMAGICAL} that aren't adamantine`,
  ],
  [
    /^(?:from|by) magic(?:al)? (?:weapons?|attacks?) wielded by good creatures$/i,
    'magical-wielded-by-good',
    'from magic weapons wielded by good creatures',
  ],
  [new RegExp(`^${SOURCE}$`, 'i'), 'nonmagical', NONMAGICAL],
];

/** Parses the package's list of defences: plain types together first, then each line with a condition. */
export function defencesOf(lines: readonly string[]): Defence[] {
  const plain = lines.filter((line) => DAMAGE_TYPES.some((type) => type === line));
  const types = typesIn(plain.join(' '));
  const first: Defence[] =
    types.length === 0 ? [] : [{ types, qualifier: null, text: types.join(', ') }];
  return [...first, ...lines.filter((line) => !plain.includes(line)).map(qualifiedOf)];
}

/** Returns whether a text means all damage of spells and nothing else. */
export function isOfSpells(text: string): boolean {
  return /^(?:all )?(?:damage (?:from|of|by|dealt by) )?(?:all )?spells\.?$/i.test(text.trim());
}

/** Parses a conditional defence; a line that is not understood stays as text, which is not applied automatically. */
function qualifiedOf(line: string): Defence {
  const types = typesIn(line);
  if (types.length === 0 && isOfSpells(line)) return { types, qualifier: 'spells', text: line };
  if (/stoneskin/.test(line)) {
    return { types, qualifier: 'nonmagical', text: line.replace('non magical', 'nonmagical') };
  }
  const clause = withoutTypes(line);
  if (clause === '' && types.length > 0) return { types, qualifier: null, text: types.join(', ') };
  for (const [pattern, qualifier, words] of QUALIFIED) {
    if (!pattern.test(clause)) continue;
    // "damage from nonmagical weapons" means the weapon types; "all nonmagical damage" means more.
    if (types.length === 0 && !/\b(?:attacks?|weapons?|physical)\b/i.test(clause)) break;
    const dealt = types.length === 0 ? [...WEAPON_TYPES] : types;
    return { types: dealt, qualifier, text: `${listed(dealt)} ${words}` };
  }
  return { types, qualifier: 'other', text: line };
}

/** Replaces the damage types and separators of a line, so that only its clause is left. */
function withoutTypes(line: string): string {
  return line
    .replace(EACH, '\u0001')
    .replace(
      /\u0001(?:[\s,/&]*(?:\b(?:and|or)\b)?[\s,/&]*\u0001)*(?: damage\b)?(?: types?\b)?/g,
      ' ',
    )
    .replace(/^\s*(?:all )?damage (?=from|by|of|dealt|that)/i, '')
    .replace(/^[\s,;]*(?:and |or )?|[\s,;.]+$/g, '')
    .replace(/\s+/g, ' ');
}

function typesIn(words: string): DamageType[] {
  return DAMAGE_TYPES.filter((_, at) => NAMED[at]?.test(words));
}

function listed(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
