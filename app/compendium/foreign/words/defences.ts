import type { Defence } from '~/compendium/records/monster-record';
import { defencesOf as listedDefences } from '~/compendium/srd-5-1/parse/parse-defence';
import { CONDITIONS, type Condition } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { partsOf } from './parts-of';

const NAME = `(?:${DAMAGE_TYPES.join('|')})`;
const NAMES = new RegExp(`\\b${NAME}\\b`, 'gi');

/** Kinds of damage in front of a clause of their own: "cold, fire, bludgeoning, piercing, and slashing from nonmagical attacks". */
const WEAPON = '(?:bludgeoning|piercing|slashing)';
const MIXED = new RegExp(
  `^((?:(?!${WEAPON})${NAME}, )+)(${WEAPON}(?:,? (?:and )?${WEAPON})* (?:from|that|damage).*)$`,
);

/** "cold, fire; bludgeoning, piercing, and slashing from nonmagical attacks" as defences, in the record's own words. */
export function defencesOf(text: string): Defence[] {
  const lines = text
    .split(/;\s*/)
    .map((part) => lowered(part.trim().replace(/\.$/, '')))
    .filter((part) => part !== '' && !/^[—–-]+$/.test(part))
    .flatMap((part) => {
      const [, plain, rest] = MIXED.exec(part) ?? [];
      if (plain !== undefined && rest !== undefined) return [...plain.split(', '), rest];
      const types = part.split(/,\s*(?:and )?|\s+and\s+/);
      return types.every((one) => DAMAGE_TYPES.some((type) => type === one)) ? types : [part];
    })
    .filter((part) => part !== '');
  return listedDefences(lines)
    .slice(0, 20)
    .map((one) => ({ ...one, text: one.text.slice(0, 200) }));
}

/** The conditions of a list, and what of it is no condition. */
export function conditionsOf(text: string): { conditions: Condition[]; left: string[] } {
  const words = text
    .split(/[,;]\s*/)
    .map((word) => word.trim().replace(/^and /, '').toLowerCase())
    .filter((word) => !/^[—–-]*$/.test(word));
  const isCondition = (word: string): word is Condition => CONDITIONS.some((one) => one === word);
  return {
    conditions: CONDITIONS.filter((one) => words.includes(one)),
    left: words.filter((word) => !isCondition(word)),
  };
}

/** The line of 2024 that has both: kinds of damage, and conditions. */
export function immunitiesOf(text: string): {
  immune: Defence[];
  conditions: Condition[];
} {
  const parts = partsOf(text, ',;').map((part) => part.trim());
  const { conditions } = conditionsOf(parts.join(', '));
  const rest = text
    .split(/;\s*/)
    .map((part) =>
      partsOf(part)
        .filter((one) => !CONDITIONS.some((each) => each === one.trim().toLowerCase()))
        .join(', '),
    )
    .filter((part) => part.trim() !== '');
  return { immune: defencesOf(rest.join('; ')), conditions };
}

/** The books of 2024 write kinds of damage with capitals. */
function lowered(text: string): string {
  const names = text.replace(NAMES, (name) => name.toLowerCase());
  return /^[A-Z][a-z]/.test(names) ? names.charAt(0).toLowerCase() + names.slice(1) : names;
}
