import { DAMAGE_TYPES, type DamageType } from '~/rules/damage-types';
import type { DamagePart } from '../../records/former/record-parts';

const TYPE = DAMAGE_TYPES.join('|');

/** The source of a pattern for one amount of damage: "7 (2d6) fire damage", "1 piercing damage", "14 (4d6) damage". */
export const DAMAGE = `(\\d+)(?: \\((\\d+)d(\\d+)(?: ?([+-]) ?(\\d+))?\\))? (?:(${TYPE})(?: or (${TYPE}))? )?damage(?: \\([a-z]+'s choice\\))?`;

const EACH = new RegExp(DAMAGE, 'g');

/** Converts a match of `DAMAGE` to a damage part. */
export function damageOf(match: RegExpExecArray): DamagePart {
  const [, flat, count, sides, sign, constant, type, orType] = match;
  const bonus = constant === undefined ? 0 : Number(constant) * (sign === '-' ? -1 : 1);
  const rolled = count !== undefined && sides !== undefined;
  return {
    dice: rolled ? { count: Number(count), sides: Number(sides) } : null,
    bonus: rolled ? bonus : Number(flat),
    average: Number(flat),
    type: damageType(type),
    orTypes: [orType].map(damageType).filter((one) => one !== null),
    when: null,
  };
}

/** Every amount of damage in a text, with its start and end positions. */
export function damageIn(words: string): { at: number; end: number; part: DamagePart }[] {
  if (!words.includes('damage')) return [];
  return [...words.matchAll(EACH)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    part: damageOf(match),
  }));
}

function damageType(word: string | undefined): DamageType | null {
  return DAMAGE_TYPES.find((type) => type === word) ?? null;
}
