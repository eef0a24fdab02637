import { passes, scoreOf } from '../text/choice';
import { type Circumstances, type Dice, poolOf } from '../text/expression';
import { countOf, explosionChance, facesLeft, longestChain, meets, sizeOf } from '../text/faces';
import { DICE_LIMITS } from '../text/limits';
import {
  added,
  type Chances,
  changed,
  type Group,
  LOOK_UP,
  put,
  type Steps,
  spend,
} from './chances';
import { binomial, chosenChances } from './choice-chances';

/** Why there is no distribution: the roll hardly ever ends by chance, or computing it would cost too much. */
export type Refusal = 'unbounded' | 'too-large';

/** Tails of an explosion below this probability are cut off: they would not change a printed digit. */
const TAIL = 1e-15;

/**
 * The greatest probability that the explosion limit, rather than chance, ends a roll; above it no distribution is
 * given.
 */
const CAPPED = 1e-9;

/** The distribution of what a pool of dice, thrown once, adds to the total. */
export function poolChances(
  dice: Dice,
  circumstances: Circumstances,
  steps: Steps,
): Chances | Refusal {
  const { howMany, ranks } = poolOf(dice, circumstances);
  const cap = longestChain(dice, DICE_LIMITS.explosions);
  if (cap > 1 && howMany * explosionChance(dice) ** cap > CAPPED) return 'unbounded';
  const size = sizeOf(facesLeft(dice));
  if (size > DICE_LIMITS.values || !spend(steps, size * LOOK_UP)) return 'too-large';
  const die = dieChances(dice);
  if (dice.explosion === null) {
    return (
      chosenChances([{ howMany, chances: die.all }], dice, ranks, dice.unique, steps) ?? 'too-large'
    );
  }
  if (dice.explosion.style === 'compound') {
    const whole = chainChances(die, cap, (value) => value, steps);
    if (whole === null) return 'too-large';
    return chosenChances([{ howMany, chances: whole }], dice, ranks, false, steps) ?? 'too-large';
  }
  if (ranks.length === 0) {
    const share = (value: number): number => (passes(dice, value) ? scoreOf(dice.tally, value) : 0);
    const whole = chainChances(die, cap, share, steps);
    if (whole === null) return 'too-large';
    const all = { filters: [], ranks: [], tally: null };
    return chosenChances([{ howMany, chances: whole }], all, [], false, steps) ?? 'too-large';
  }
  const result = new Map<number, number>();
  for (const { weight, groups } of explodedPools(die, howMany, dice.explosion.once)) {
    const sums = chosenChances(groups, dice, ranks, false, steps);
    if (sums === null) return 'too-large';
    for (const [value, chance] of sums) put(result, value, chance * weight);
  }
  return result;
}

/** The distribution of one die's value, and its parts with and without an explosion (each adds up to less than 1). */
type Die = { all: Chances; go: Chances; stop: Chances; less: number };

function dieChances(dice: Dice): Die {
  const faces = facesLeft(dice);
  const once = (face: number): boolean => dice.rerollOnce.some((compare) => meets(face, compare));
  let again = 0;
  const each: number[] = [];
  for (const [first, last] of faces) {
    for (let face = first; face <= last; face += 1) {
      each.push(face);
      if (once(face)) again += 1;
    }
  }
  const [all, go, stop] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
  ];
  for (const face of each) {
    const second = again / each.length;
    const chance = (once(face) ? second : 1 + second) / each.length;
    const explodes = dice.explosion !== null && meets(face, dice.explosion.compare);
    if (chance === 0) continue;
    put(all, countOf(dice, face), chance);
    put(explodes ? go : stop, countOf(dice, face), chance);
  }
  return { all, go, stop, less: dice.explosion?.penetrating ? 1 : 0 };
}

function massOf(of: Chances): number {
  return [...of.values()].reduce((sum, chance) => sum + chance, 0);
}

/** The distribution of a die together with its extra dice, each value changed by `share` before it is added. */
function chainChances(
  die: Die,
  cap: number,
  share: (value: number) => number,
  steps: Steps,
): Chances | null {
  const extra = (of: Chances): Chances => changed(of, (value) => share(value - die.less));
  const [go, stop, all] = [extra(die.go), extra(die.stop), extra(die.all)];
  const result = new Map(changed(die.stop, share));
  let running: Chances | null = changed(die.go, share);
  for (let count = 1; running.size > 0; count += 1) {
    const last = count === cap || massOf(running) < TAIL;
    const ended = added(running, last ? all : stop, steps);
    if (ended === null) return null;
    for (const [value, chance] of ended) put(result, value, chance);
    if (last) break;
    running = added(running, go, steps);
    if (running === null) return null;
  }
  return result;
}

/**
 * The pools that explosions can make of some dice, with their probabilities, when the extra dice count as separate
 * dice.
 */
function explodedPools(
  die: Die,
  howMany: number,
  once: boolean,
): { weight: number; groups: Group[] }[] {
  const share = massOf(die.go);
  if (share === 0) return [{ weight: 1, groups: [{ howMany, chances: die.all }] }];
  const scaled = (of: Chances, mass: number, less: number): Chances =>
    new Map([...of].map(([value, chance]) => [value - less, chance / mass]));
  const [go, stop] = [scaled(die.go, share, 0), scaled(die.stop, 1 - share, 0)];
  const pools: { weight: number; groups: Group[] }[] = [];
  if (!once && die.less === 0) {
    for (const { weight, count } of extraDice(howMany, share)) {
      pools.push({
        weight,
        groups: [
          { howMany, chances: stop },
          { howMany: count, chances: go },
        ],
      });
    }
    return pools;
  }
  binomial(howMany, share).forEach((chance, chains) => {
    const first = [
      { howMany: howMany - chains, chances: stop },
      { howMany: chains, chances: go },
    ];
    if (once) {
      pools.push({ weight: chance, groups: [...first, { howMany: chains, chances: die.all }] });
      return;
    }
    const end = { howMany: chains, chances: scaled(die.stop, 1 - share, die.less) };
    for (const { weight, count } of extraDice(chains, share)) {
      const between = { howMany: count, chances: scaled(die.go, share, die.less) };
      pools.push({ weight: chance * weight, groups: [...first, end, between] });
    }
  });
  return pools;
}

/** How many dice explode before `ends` of them did not (the negative binomial distribution). */
function extraDice(ends: number, share: number): { weight: number; count: number }[] {
  const list: { weight: number; count: number }[] = [];
  let weight = (1 - share) ** ends;
  let left = 1;
  for (let count = 0; weight > 0 && left > TAIL * 10; count += 1) {
    list.push({ weight, count });
    left -= weight;
    weight *= ((ends + count) / (count + 1)) * share;
    if (count > DICE_LIMITS.explosions * 2) break;
  }
  return list;
}
