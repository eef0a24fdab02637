import { type Difficulty, difficulty } from '~/rules/budgets/difficulty';
import type { Combatant, Fight } from '../log/state';
import { charactersOf, foesOf, isDefeated, ownSheet } from './party';

/** The difficulty of a running fight, in the terms of its edition. */
export type RunningDifficulty = {
  /** Levels of the party's characters, ascending. */
  readonly levels: readonly number[];
  /** Against all foes (`whole`, including defeated and arriving ones), and against those left. */
  readonly whole: Difficulty;
  readonly left: Difficulty;
  /** Characters without a level and foes of unknown worth; they are not counted. */
  readonly unknownLevels: readonly string[];
  readonly unknownFoes: readonly string[];
};

/** Computes the difficulty for the same characters who share the experience. */
export function runningDifficulty(fight: Fight): RunningDifficulty {
  const { edition } = fight.settings;
  const characters = charactersOf(fight);
  const levels = characters.flatMap((one) => ownSheet(one).level ?? []).toSorted((a, b) => a - b);
  const foes = foesOf(fight);
  const worth = (some: readonly Combatant[]) =>
    difficulty({
      edition,
      levels,
      monsters: some.filter(isKnown).map((one) => ({ xp: ownSheet(one).xp })),
    });
  return {
    levels,
    whole: worth(foes),
    left: worth(foes.filter((one) => !isDefeated(one))),
    unknownLevels: characters.filter((one) => ownSheet(one).level == null).map(({ name }) => name),
    unknownFoes: foes.filter((one) => !isKnown(one)).map(({ name }) => name),
  };
}

/** Whether a foe's worth is known; not for one entered without a challenge rating. */
function isKnown(one: Combatant): boolean {
  const { challenge, xp } = ownSheet(one);
  return challenge !== null || xp > 0;
}
