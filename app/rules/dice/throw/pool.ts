import type { Random } from '../../random';
import { choose, scoreOf } from '../text/choice';
import { type Circumstances, type Dice, poolOf } from '../text/expression';
import { countOf, faceAt, faceRange, facesLeft, longestChain, meets, sizeOf } from '../text/faces';
import { DICE_LIMITS } from '../text/limits';

/** One die that was thrown. */
export type RolledDie = {
  sides: number | 'F';
  /** The face shown. */
  face: number;
  /** The value that counts: the face after least, most and penetration. */
  value: number;
  /** Whether it counts towards the total; a dropped or rerolled die does not. */
  kept: boolean;
  /** Thrown again: a later die replaces it. */
  rerolled: boolean;
  /** Caused an extra die. */
  exploded: boolean;
  /** Thrown because another die exploded. */
  extra: boolean;
  /** Success or failure, where these are counted. */
  outcome: 'success' | 'failure' | null;
  label: string | null;
};

/** The random source, and how many dice were thrown so far. */
export type Hand = { random: Random; thrown: number };

/** Throws a pool once and returns what it adds to the total. */
export function throwPool(
  dice: Dice,
  circumstances: Circumstances,
  hand: Hand,
  label: string | null,
): { total: number; thrown: RolledDie[] } {
  const { howMany, ranks } = poolOf(dice, circumstances);
  const thrown: RolledDie[] = [];
  /** Dice that are kept, dropped and counted as one; a compound chain is one group. */
  const groups: { dice: RolledDie[]; value: number }[] = [];
  const taken: number[] = [];
  for (let count = 0; count < howMany; count += 1) {
    const chain = throwChain(dice, hand, label, thrown, taken);
    if (dice.explosion?.style === 'compound') {
      groups.push({ dice: chain, value: chain.reduce((sum, die) => sum + die.value, 0) });
    } else {
      for (const die of chain) groups.push({ dice: [die], value: die.value });
    }
  }
  const kept = choose(
    dice,
    ranks,
    groups.map(({ value }) => value),
  );
  let total = 0;
  groups.forEach((group, place) => {
    const counts = kept[place] ?? false;
    const score = scoreOf(dice.tally, group.value);
    if (counts) total += score;
    for (const die of group.dice) {
      die.kept = counts;
      if (dice.tally !== null && score !== 0) die.outcome = score > 0 ? 'success' : 'failure';
    }
  });
  return { total, thrown };
}

/** Throws a die and the extra dice it causes; rerolled dice are only added to `thrown`. */
function throwChain(
  dice: Dice,
  hand: Hand,
  label: string | null,
  thrown: RolledDie[],
  taken: number[],
): RolledDie[] {
  const longest = longestChain(dice, DICE_LIMITS.explosions);
  const chain: RolledDie[] = [];
  for (;;) {
    const extra = chain.length > 0;
    const show = (face: number, rerolled: boolean): RolledDie => {
      const less = extra && dice.explosion?.penetrating ? 1 : 0;
      const die: RolledDie = {
        sides: dice.sides,
        face,
        value: countOf(dice, face) - less,
        kept: !rerolled,
        rerolled,
        exploded: false,
        extra,
        outcome: null,
        label,
      };
      hand.thrown += 1;
      thrown.push(die);
      return die;
    };
    const face = dice.unique ? throwUnique(dice, hand, taken) : throwLasting(dice, hand, show);
    const die = show(face, false);
    chain.push(die);
    if (dice.explosion === null || chain.length > longest || hand.thrown >= DICE_LIMITS.thrown)
      return chain;
    if (!meets(face, dice.explosion.compare)) return chain;
    die.exploded = true;
  }
}

/** A throw with its rerolls; each rerolled face is passed to `show`. */
function throwLasting(
  dice: Dice,
  hand: Hand,
  show: (face: number, rerolled: true) => unknown,
): number {
  const first = throwAllowed(dice, hand, show);
  if (!dice.rerollOnce.some((compare) => meets(first, compare))) return first;
  show(first, true);
  return throwAllowed(dice, hand, show);
}

function throwAllowed(
  dice: Dice,
  hand: Hand,
  show: (face: number, rerolled: true) => unknown,
): number {
  const [first] = faceRange(dice.sides);
  const faces = dice.sides === 'F' ? 3 : dice.sides;
  for (let again = 0; again <= DICE_LIMITS.shownRerolls; again += 1) {
    const face = first + hand.random.below(faces);
    if (!dice.rerollUntil.some((compare) => meets(face, compare))) return face;
    if (again < DICE_LIMITS.shownRerolls && hand.thrown < DICE_LIMITS.thrown) show(face, true);
    else break;
  }
  // The same probabilities as rerolling without limit.
  const left = facesLeft(dice);
  return faceAt(left, hand.random.below(sizeOf(left)));
}

/** Throws a face that none of the dice before shows, each of the others equally likely. */
function throwUnique(dice: Dice, hand: Hand, taken: number[]): number {
  const [first, last] = faceRange(dice.sides);
  let face = first + hand.random.below(last - first + 1 - taken.length);
  let place = 0;
  for (; place < taken.length; place += 1) {
    const other = taken[place] ?? 0;
    if (other > face) break;
    face += 1;
  }
  taken.splice(place, 0, face);
  return face;
}
