import type { Edge } from '~/rules/dice/text/expression';
import { rollPlain } from '~/rules/dice/throw/plain-roll';
import { createRandom, type Random } from '~/rules/random';
import { leaning } from './leaning';
import type { DamageRoll, Roll, RollKind } from './roll';

/** How to roll: advantage applies to d20s, a critical hit to damage. */
export type RollManner = { edge: Edge | null; critical: boolean };

/** The damage rolled with an attack: the total, "7 piercing + 3 fire", and the dice. */
export type DamageOutcome = { total: number; kinds: string; parts: string; critical: boolean };

/** The result of a roll for the history. */
export type RollOutcome = {
  of: string;
  total: number;
  /** The dice and their results: "1d20 (12) + 5 = 17". */
  parts: string;
  /** Special circumstances: "with advantage", "natural 20", "recharged". */
  remarks: readonly string[];
  tone: 'great' | 'poor' | 'plain';
  /** The damage of an attack; null when only the roll itself was made. */
  damage: DamageOutcome | null;
};

const D20_KINDS: ReadonlySet<RollKind> = new Set(['attack', 'check', 'save', 'initiative']);

/** Rolls a number of a statblock, an attack with its damage; the seed determines the dice. */
export function throwRoll(roll: Roll, manner: RollManner, seed: string): RollOutcome {
  const random = createRandom(seed);
  const isD20 = D20_KINDS.has(roll.kind);
  const isLost = isD20 && Boolean(roll.leans?.some(({ how }) => how === 'fails'));
  const { edge, words } = leaning(isD20 ? manner.edge : null, isD20 ? roll.leans : []);
  const critical = roll.kind === 'damage' && manner.critical;
  const result = rollPlain(roll.dice, random, { advantage: edge, critical });
  if (result === null) {
    const parts = `${roll.dice} is not a roll.`;
    return { of: roll.of, total: 0, parts, remarks: [], tone: 'plain', damage: null };
  }
  const enough = roll.atLeast === undefined ? null : result.total >= roll.atLeast;
  const natural20 = isD20 && result.naturalTwenty;
  const { criticalOn = 20 } = roll;
  const isEarly =
    roll.kind === 'attack' && !natural20 && result.natural !== null && result.natural >= criticalOn;
  const natural1 = isD20 && result.naturalOne;
  const remarks = [
    ...words,
    critical && 'critical',
    natural20 && 'natural 20',
    isEarly && `natural ${result.natural}`,
    (isEarly || (natural20 && criticalOn < 20)) && 'critical',
    natural1 && 'natural 1',
    enough === true && 'recharged',
    enough === false && 'not yet recharged',
  ].filter((remark) => typeof remark === 'string');
  return {
    of: roll.of,
    total: result.total,
    parts: result.text,
    remarks,
    tone:
      !isLost && (enough === true || natural20 || isEarly)
        ? 'great'
        : isLost || enough === false || natural1
          ? 'poor'
          : 'plain',
    // SRD 5.1, Combat, Critical Hits: a 20 on the die is a critical hit, and all damage dice of the attack are rolled
    // twice.
    damage: roll.damage
      ? throwDamage(roll.damage, random, manner.critical || result.naturalTwenty || isEarly)
      : null,
  };
}

function throwDamage(
  parts: readonly DamageRoll[],
  random: Random,
  critical: boolean,
): DamageOutcome {
  const results = parts.flatMap(({ dice, type }) => {
    const result = rollPlain(dice, random, { critical });
    // A penalty cannot make damage negative.
    return result === null ? [] : [{ type, total: Math.max(0, result.total), text: result.text }];
  });
  return {
    total: results.reduce((sum, { total }) => sum + total, 0),
    kinds: results.map(({ type, total }) => `${total} ${type}`.trim()).join(' + '),
    // Parts without dice are left out.
    parts: results
      .map(({ text }) => text)
      .filter((text) => text.includes('d'))
      .join('; '),
    critical,
  };
}
