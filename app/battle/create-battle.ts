import { fieldOf } from './arena/field';
import type { BattleTally } from './count/battle-tally';
import { newCounter } from './count/counter';
import { tallyOf } from './count/tally';
import { type Allowance, isUsedUp, within } from './play/allowance';
import { playFight } from './play/fight';
import type { Battle } from './sheet/battle';
import { type BattleLine, tellBattle } from './tell/tell';

/** A battle that can be played again and again. */
export type PlayedBattle = {
  /** Plays so many more fights, the next in number, or as many as the allowance has room for; they count into the tally. */
  play(fights: number): void;
  /** What all fights so far came to. */
  tally(): BattleTally;
  /** One fight by its number, told step by step; it is the very fight that was counted, and is not counted again. */
  tell(fight: number): BattleLine[];
};

/**
 * Makes a battle ready. The same battle and seed give the same fights on every engine; fights are numbered from 1. `allowance` bounds
 * what is played, and may be shared with other battles.
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
      // Its own field: what was counted stays as it is.
      const told = fieldOf(battle, seed);
      told.tale = [];
      within(allowance, told, () => playFight(told, fight, null));
      return tellBattle(told.tale);
    },
  };
}
