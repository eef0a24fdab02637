import { parseDice } from '~/rules/dice';
import type { Edge } from '~/rules/dice-expression';
import { rollDice } from '~/rules/dice-roll';
import { createRandom } from '~/rules/random';
import type { Roll, RollKind } from './statblock';

/** How something is to be rolled: advantage counts for d20s, a critical hit for damage. */
export type RollManner = { edge: Edge | null; critical: boolean };

/** What a roll came to, as the history shows it. */
export type RollOutcome = {
  of: string;
  total: number;
  /** The dice and what they showed: "1d20 (12) + 5 = 17". */
  parts: string;
  /** What is special about it: "with advantage", "natural 20", "recharged". */
  remarks: readonly string[];
  tone: 'great' | 'poor' | 'plain';
};

const D20_KINDS: ReadonlySet<RollKind> = new Set(['attack', 'check', 'save', 'initiative']);

/** Rolls a number of a statblock; the seed decides what the dice show. */
export function throwRoll(roll: Roll, manner: RollManner, seed: string): RollOutcome {
  const parsed = parseDice(roll.dice);
  if (!parsed.ok) {
    return { of: roll.of, total: 0, parts: parsed.problem, remarks: [], tone: 'plain' };
  }
  const edge = D20_KINDS.has(roll.kind) ? manner.edge : null;
  const critical = roll.kind === 'damage' && manner.critical;
  const result = rollDice(parsed.roll, createRandom(seed), { advantage: edge, critical });
  const enough = roll.atLeast === undefined ? null : result.total >= roll.atLeast;
  const isD20 = D20_KINDS.has(roll.kind);
  const remarks = [
    edge && `with ${edge}`,
    critical && 'critical',
    isD20 && result.naturalTwenty && 'natural 20',
    isD20 && result.naturalOne && 'natural 1',
    enough === true && 'recharged',
    enough === false && 'not yet recharged',
  ].filter((remark) => typeof remark === 'string');
  const great = enough === true || (isD20 && result.naturalTwenty);
  const poor = enough === false || (isD20 && result.naturalOne);
  return {
    of: roll.of,
    total: result.total,
    parts: result.text,
    remarks,
    tone: great ? 'great' : poor ? 'poor' : 'plain',
  };
}
