import { DAMAGE_TYPES } from '~/rules/damage-types';
import { diceText } from '../tetra-tokens';
import { looksLikeAttack, tidyAttack } from './tidy-attack';
import { tidyWords } from './tidy-words';

/** An attack that a program keeps as numbers beside the words. */
export type AttackNumbers = {
  readonly toHit: number;
  /** "4d6+3" or "4d6 + 3", each with its kind of damage where it is known. */
  readonly damage: readonly { readonly dice: string; readonly type: string }[];
};

/** The words of an entry, and before them the attack that its program keeps as numbers alone, where the words have none. */
export function withAttackWords(text: string, attack: AttackNumbers | null): string {
  if (attack === null || hasAttack(text)) return text;
  const parts = attack.damage.flatMap(({ dice, type }) => damageWords(dice, type || typeIn(text)));
  const sign = attack.toHit < 0 ? '-' : '+';
  const hit = parts.length === 0 ? 'Hit.' : `Hit: ${parts.join(' plus ')}.`;
  return [`Weapon Attack: ${sign}${Math.abs(attack.toHit)} to hit, one target. ${hit}`, text]
    .filter((words) => words !== '')
    .join('\n');
}

function hasAttack(text: string): boolean {
  if (/Attack Roll/i.test(text)) return true;
  const tidy = tidyWords(text, false);
  return looksLikeAttack(tidy) && tidyAttack(tidy) !== null;
}

function damageWords(dice: string, type: string): string[] {
  const found = /^\s*(\d{1,3})\s*d\s*(\d{1,3})(?:\s*([+-])\s*(\d{1,3}))?/i.exec(dice);
  const word = type === '' ? '' : `${type.toLowerCase()} `;
  if (found === null) {
    const flat = /^\s*(\d{1,3})\s*$/.exec(dice)?.[1];
    return flat === undefined ? [] : [`${flat} ${word}damage`];
  }
  const [, count, sides, sign, constant] = found;
  const bonus = constant === undefined ? 0 : Number(`${sign}${constant}`);
  return [`${diceText(Number(count), Number(sides), bonus)} ${word}damage`];
}

/** The one kind of damage that some words name; empty where they name none or several. */
function typeIn(text: string): string {
  const named = DAMAGE_TYPES.filter((type) => new RegExp(`\\b${type}\\b`, 'i').test(text));
  return named.length === 1 ? (named[0] ?? '') : '';
}
