import { fieldOf } from './arena/field';
import type { BattleTally } from './count/battle-tally';
import { newCounter } from './count/counter';
import { tallyOf } from './count/tally';
import { type Allowance, isUsedUp, within } from './play/allowance';
import { playFight } from './play/fight';
import type { Battle } from './sheet/battle';
import { type BattleLine, tellBattle } from './tell/tell';

/** A battle that can be played repeatedly. */
export type PlayedBattle = {
  /** Plays this many more fights, or as many as the allowance permits, and adds them to the tally. */
  play(fights: number): void;
  /** The result of all fights so far. */
  tally(): BattleTally;
  /**
   * Replays one fight by its number and returns it step by step; it is the same fight that was counted, and is not
   * counted again.
   */
  tell(fight: number): BattleLine[];
};

/**
 * Prepares a battle. The same battle and seed give the same fights on every JavaScript engine; fights are numbered from
 * 1. `allowance` limits how much is played, and may be shared with other battles.
 */
export function createBattle(
  battle: Battle,
  seed: string,
  allowance: Allowance | null = null,
): PlayedBattle {
  const field = fieldOf(battle, seed);
  const counter = newCounter(field);
  return {
    play(fights) {
      const last = counter.number + fights;
      while (counter.number < last && !isUsedUp(allowance)) {
        counter.number += 1;
        within(allowance, field, () => playFight(field, counter.number, counter));
      }
    },
    tally: () => tallyOf(field, counter, seed),
    tell(fight) {
      // A separate field, so that the counts stay unchanged.
      const told = fieldOf(battle, seed);
      told.tale = [];
      within(allowance, told, () => playFight(told, fight, null));
      return tellBattle(told.tale);
    },
  };
}
