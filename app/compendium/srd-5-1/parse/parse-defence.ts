import { DAMAGE_TYPES } from '~/rules/damage-types';
import type { Defence, DefenceQualifier } from '../../records/monster-record';

const NONMAGICAL = 'from nonmagical attacks';

const QUALIFIED: readonly (readonly [RegExp, DefenceQualifier, string])[] = [
  [
    /not made with silvered/,
    'nonmagical-not-silvered',
    `${NONMAGICAL} not made with silvered weapons`,
  ],
  [/silver/, 'nonmagical-not-silvered', `${NONMAGICAL} that aren't silvered`],
  [/adamantine/, 'nonmagical-not-adamantine', `${NONMAGICAL} that aren't adamantine`],
  [/wielded by good/, 'magical-wielded-by-good', 'from magic weapons wielded by good creatures'],
  [/nonmagical|non magical/, 'nonmagical', NONMAGICAL],
];

/** The package's list of defences: plain types together first, then each line that holds only for some attacks. */
export function defencesOf(lines: readonly string[]): Defence[] {
  const plain = lines.filter((line) => DAMAGE_TYPES.some((type) => type === line));
  const types = typesIn(plain.join(' '));
  const first: Defence[] =
    types.length === 0 ? [] : [{ types, qualifier: null, text: types.join(', ') }];
  return [...first, ...lines.filter((line) => !plain.includes(line)).map(qualifiedOf)];
}

function qualifiedOf(line: string): Defence {
  const types = typesIn(line);
  if (types.length === 0) return { types, qualifier: 'spells', text: line };
  if (/stoneskin/.test(line)) {
    return { types, qualifier: 'nonmagical', text: line.replace('non magical', 'nonmagical') };
  }
  for (const [pattern, qualifier, words] of QUALIFIED) {
    if (pattern.test(line)) return { types, qualifier, text: `${listed(types)} ${words}` };
  }
  return { types, qualifier: 'other', text: line };
}

function typesIn(words: string) {
  return DAMAGE_TYPES.filter((type) => new RegExp(`\\b${type}\\b`).test(words));
}

function listed(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
