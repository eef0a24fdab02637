import { type Difficulty, difficulty } from '~/rules/budgets/difficulty';
import type { Combatant, Fight } from '../log/state';
import { charactersOf, foesOf, isDefeated, ownSheet } from './party';

/** How hard a running fight is for its party, in the terms of its edition. */
export type RunningDifficulty = {
  /** The levels of the party's characters, lowest first. */
  readonly levels: readonly number[];
  /** Against all foes, the defeated and those who are still to come too; and against those who are left. */
  readonly whole: Difficulty;
  readonly left: Difficulty;
  /** Characters without a level, and foes whose worth nobody said: neither is counted. */
  readonly unknownLevels: readonly string[];
  readonly unknownFoes: readonly string[];
};

/** How hard the whole fight is, and what is left of it, for the same people who share its experience. */
export function runningDifficulty(fight: Fight): RunningDifficulty {
  const { edition } = fight.settings;
  const characters = charactersOf(fight);
  const levels = characters.flatMap((one) => ownSheet(one).level ?? []).toSorted((a, b) => a - b);
  const foes = foesOf(fight);
  const worth = (some: readonly Combatant[]) =>
    difficulty({
      ...{ edition, levels },
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

/** Whose worth is known: of who was typed without a challenge rating, nobody knows it. */
function isKnown(one: Combatant): boolean {
  const { challenge, xp } = ownSheet(one);
  return challenge !== null || xp > 0;
}
