import { challengeText } from '~/rules/challenge';
import type { Edition } from '~/rules/edition';

/** The facts of a creature's record that warnings need. */
export type Dangers = {
  readonly blow: number;
  /** The name of the hit when it is a failed save: "Fire Breath". */
  readonly saved?: string | null;
  readonly turn: number;
  readonly flies: boolean;
};

/** What is known of a party besides its levels: the lowest maximum hit points, and who has ranged attacks. */
export type Defenders = {
  readonly leastHitPoints: number | null;
  readonly weakest: string | null;
  /** Number of characters with ranged attacks; null: unknown. */
  readonly ranged: number | null;
};

type Foe = {
  readonly name: string;
  readonly cr: number | null;
  readonly count: number;
  readonly menace?: Dangers | null;
};

type Fight = {
  readonly edition: Edition;
  readonly levels: readonly number[];
  readonly defenders?: Defenders | undefined;
};

/**
 * Number of foes per character from which the 2024 numbers become unreliable ("Troubleshooting", number of
 * creatures).
 */
const MANY_EACH_2024 = 2;

/** Warnings for the game master, one sentence each, the most serious first. */
export function warningsOf(
  { edition, levels, defenders }: Fight,
  foes: readonly Foe[],
): readonly string[] {
  if (levels.length === 0 || foes.length === 0) return [];
  return [
    ...killers(foes, levels, defenders),
    ...above(foes, levels),
    ...crowd(edition, foes, levels.length),
    ...flyers(foes, defenders),
  ];
}

/** Average hit points of a character: 8 at level 1, and 5 for each level after (a d8 without bonus). */
function usualHitPoints(level: number): number {
  return 8 + 5 * (level - 1);
}

/** Foes that can take the weakest character from full to 0 hit points with one hit, or with all attacks of a turn. */
function killers(
  foes: readonly Foe[],
  levels: readonly number[],
  defenders: Defenders | undefined,
): string[] {
  const known = defenders?.leastHitPoints ?? null;
  const least = known ?? usualHitPoints(Math.min(...levels));
  const who = defenders?.weakest ?? 'the weakest character';
  const whose = known === null ? `about ${least} hit points` : `${least} hit points`;
  return foes.flatMap(({ name, menace }) => {
    if (!menace) return [];
    const deals = menace.saved
      ? `${menace.saved} of ${name} deals ${menace.blow} on average on a failed save`
      : `One hit from ${name} deals ${menace.blow} on average`;
    if (menace.blow >= 2 * least) {
      return [`${deals}: ${who}, with ${whose}, may die outright.`];
    }
    if (menace.blow >= least) {
      return [`${deals} and drops ${who}, with ${whose}.`];
    }
    return menace.turn >= least
      ? [
          `One turn of ${name} deals up to ${menace.turn} on average and can drop ${who}, with ${whose}.`,
        ]
      : [];
  });
}

function above(foes: readonly Foe[], levels: readonly number[]): string[] {
  const highest = Math.max(...levels);
  return foes.flatMap(({ name, cr }) =>
    cr !== null && cr > highest
      ? [
          `${name} has challenge rating ${challengeText(cr)}, above the party’s level: the party may have no answer to what it does.`,
        ]
      : [],
  );
}

function crowd(edition: Edition, foes: readonly Foe[], heroes: number): string[] {
  const heads = foes.reduce((sum, { count }) => sum + count, 0);
  if (edition !== '2024' || heads <= MANY_EACH_2024 * heroes) return [];
  return [
    `${heads} foes are more than two for each character: they act more often than the budget expects. Choose some that die in one hit.`,
  ];
}

function flyers(foes: readonly Foe[], defenders: Defenders | undefined): string[] {
  const ranged = defenders?.ranged ?? null;
  const flying = foes.filter(({ menace }) => menace?.flies).map(({ name }) => name);
  if (flying.length === 0 || ranged === null || ranged > 0) return [];
  return [`Nobody in the party can attack fliers: ${flying.join(', ')}.`];
}
