import { DEAD } from '../arena/body';
import { Dice } from '../arena/dice';
import { type Carried, type Field, fieldOf } from '../arena/field';
import type { Share } from '../count/battle-tally';
import { shareOf } from '../count/spread';
import { type Allowance, isUsedUp, within } from '../play/allowance';
import { playFight } from '../play/fight';
import type { Battle, Placed } from '../sheet/battle';
import { type Rest, restBetween } from './rest';

/** One fight of a day, and the rest after it. */
export type Leg = { foes: readonly Placed[]; rest: Rest };

/** An adventuring day: the party as side a against one group of foes after the other. */
export type Day = Omit<Battle, 'sides'> & { party: readonly Placed[]; legs: readonly Leg[] };

export type LegTally = {
  /** Days on which the party reached this fight, won it, and won it without any death so far. */
  reached: number;
  won: Share;
  everybodyLives: Share;
  /** On those days: the share of the party's hit points after the fight, before any rest. */
  left: number;
};

export type DayTally = {
  days: number;
  /** Days that the party survived, and survived without any death. */
  through: Share;
  unharmed: Share;
  legs: readonly LegTally[];
  /** What is left of each resource at the end of the day, averaged over the days survived. */
  resources: readonly { creature: string; resource: string; of: number; left: number }[];
};

/**
 * Prepares a day for repeated play; the same day and seed give the same days. Plays fewer where the allowance ends, but
 * each day to its end.
 */
export function createDay(
  day: Day,
  seed: string,
  allowance: Allowance | null = null,
): { play(days: number): void; tally(): DayTally } {
  const { party, legs, ...rest } = day;
  const fields = legs.map(({ foes }, at) =>
    fieldOf({ ...rest, sides: [party, foes] }, `${seed}/${at}`),
  );
  const dice = new Dice(`${seed}/rest`);
  const first = fields[0];
  const came = first?.sides[0].filter(({ summoned }) => !summoned) ?? [];
  const maximum = came.reduce((sum, { kind }) => sum + kind.combatant.hitPoints.average, 0);
  const counts = legs.map(() => ({ reached: 0, won: 0, alive: 0, left: 0 }));
  const evening = came.map(({ kind }) => new Float64Array(kind.resources.length));
  let [days, through, unharmed] = [0, 0, 0];

  function playDay(number: number): void {
    let carried: Carried | null = null;
    dice.begin(number);
    for (const [at, field] of fields.entries()) {
      const count = counts[at];
      if (count === undefined) return;
      field.carried = carried;
      count.reached += 1;
      const { winner } = within(allowance, field, () => playFight(field, number, null));
      carried = carriedFrom(field, carried);
      const bodies = partyOf(field);
      count.left += bodies.reduce(
        (sum, body) => sum + (body.state === DEAD ? 0 : body.hitPoints),
        0,
      );
      if (winner !== 0) return;
      count.won += 1;
      if (bodies.every(({ state }) => state !== DEAD)) count.alive += 1;
      restBetween(legs[at]?.rest ?? 'none', bodies, carried, { dice, modern: field.modern });
    }
    through += 1;
    if (carried?.dead.every((one) => one === 0)) unharmed += 1;
    came.forEach((body, at) => {
      carried?.resources[body.at]?.forEach((left, index) => {
        const sums = evening[at];
        if (sums !== undefined) sums[index] = (sums[index] ?? 0) + left;
      });
    });
  }

  return {
    play(more) {
      for (const last = days + more; days < last && !isUsedUp(allowance); ) {
        days += 1;
        playDay(days);
      }
    },
    tally: () => ({
      days,
      through: shareOf(through, days),
      unharmed: shareOf(unharmed, days),
      legs: counts.map(({ reached, won, alive, left }) => ({
        reached,
        won: shareOf(won, reached),
        everybodyLives: shareOf(alive, reached),
        left: left / Math.max(1, reached * maximum),
      })),
      resources: came.flatMap(({ name, kind }, at) =>
        kind.resources.flatMap(({ name: resource, most, back }, index) =>
          back === 'turn' || back === 'round'
            ? []
            : [
                {
                  creature: name,
                  resource,
                  of: most,
                  left: (evening[at]?.[index] ?? 0) / Math.max(1, through),
                },
              ],
        ),
      ),
    }),
  };
}

function partyOf(field: Field) {
  return field.sides[0].filter(({ summoned }) => !summoned);
}

/** The state of the party after a fight; hit dice are unchanged. */
function carriedFrom(field: Field, before: Carried | null): Carried {
  const bodies = partyOf(field);
  const length = Math.max(0, ...bodies.map(({ at }) => at + 1));
  const after: Carried = {
    hitPoints: new Int32Array(length),
    dead: new Uint8Array(length),
    hitDice: before?.hitDice ?? new Int32Array(length),
    resources: Array.from({ length }, (_, at) =>
      Int32Array.from(field.bodies[at]?.resources ?? []),
    ),
  };
  for (const { at, state, hitPoints, kind } of bodies) {
    after.hitPoints[at] = hitPoints;
    after.dead[at] = state === DEAD ? 1 : 0;
    if (before === null) after.hitDice[at] = kind.combatant.hitDice?.count ?? 0;
  }
  return after;
}
