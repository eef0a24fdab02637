import type { Field } from '../arena/field';
import type {
  BattleTally,
  CreatureTally,
  DeedTally,
  ResourceTally,
  RoundTally,
  SideTally,
} from './battle-tally';
import {
  CELLS,
  type Counter,
  EVERYBODY_DEAD,
  EVERYBODY_DOWN,
  NOBODY_DOWN,
  SOMEBODY_DEAD,
  SOMEBODY_DOWN,
  SOMEBODY_FLED,
} from './counter';
import { shareOf, spreadOf } from './spread';

/** The result of all fights so far, in readable form. */
export function tallyOf(field: Field, counter: Counter, seed: string): BattleTally {
  const { fights } = counter;
  const [a, b, draw] = [counter.wins[0] ?? 0, counter.wins[1] ?? 0, counter.wins[2] ?? 0];
  const roundSum = counter.roundCounts.reduce((sum, count, round) => sum + count * round, 0);
  const last = counter.roundCounts.findLastIndex((count) => count > 0);
  return {
    fights,
    seed,
    wins: { a, b, draw },
    share: { a: shareOf(a, fights), b: shareOf(b, fights), draw: shareOf(draw, fights) },
    rounds: spreadOf(counter.roundCounts, (round) => round, roundSum / Math.max(1, fights)),
    roundCounts: Array.from(counter.roundCounts.subarray(0, last + 1)),
    sides: [sideOf(counter, 0), sideOf(counter, 1)],
    creatures: creaturesOf(field, counter),
    deeds: deedsOf(field, fights),
    resources: resourcesOf(field, counter),
    byRound: roundsOf(counter, last),
    brokenOff: counter.brokenOff,
    look: { typical: typicalOf(counter), best: counter.best.fight, worst: counter.worst.fight },
    leftOut: field.kinds.flatMap(({ name, combatant }) =>
      combatant.leftOut.length === 0 ? [] : [{ creature: name, words: combatant.leftOut }],
    ),
  };
}

function sideOf(counter: Counter, side: 0 | 1): SideTally {
  const share = (at: number) => shareOf(counter.sides[side][at] ?? 0, counter.fights);
  return {
    nobodyDown: share(NOBODY_DOWN),
    somebodyDown: share(SOMEBODY_DOWN),
    everybodyDown: share(EVERYBODY_DOWN),
    somebodyDead: share(SOMEBODY_DEAD),
    everybodyDead: share(EVERYBODY_DEAD),
    fled: share(SOMEBODY_FLED),
  };
}

function creaturesOf(field: Field, counter: Counter): CreatureTally[] {
  const { fights } = counter;
  const each = (sum: number) => sum / Math.max(1, fights);
  return field.bodies.flatMap((body, at) => {
    const count = counter.creatures[at];
    if (count === undefined || body.summoned) return [];
    const maximum = body.kind.combatant.hitPoints.average;
    const tenths = Array.from({ length: 11 }, () => 0);
    count.cells.forEach((number, cell) => {
      const tenth = Math.ceil((cell * 10) / CELLS);
      tenths[tenth] = (tenths[tenth] ?? 0) + number;
    });
    return [
      {
        name: body.name,
        side: body.kind.side,
        kind: body.kind.placed,
        maximum,
        tenths,
        left: spreadOf(
          count.cells,
          (cell) => Math.round((cell * maximum) / CELLS),
          each(count.left),
        ),
        down: shareOf(count.down, fights),
        dead: shareOf(count.dead, fights),
        dealt: each(count.dealt),
        taken: each(count.taken),
        healed: each(count.healed),
      },
    ];
  });
}

function deedsOf(field: Field, fights: number): DeedTally[] {
  const each = (sum: number) => sum / Math.max(1, fights);
  return field.kinds.flatMap((kind) =>
    kind.deeds.flatMap((deed) => {
      const count = field.counts[kind.at]?.[deed.at];
      if (count === undefined || count.uses + count.damage + count.tries === 0) return [];
      return [
        {
          side: kind.side,
          kind: kind.placed,
          creature: kind.name,
          deed: deed.name,
          uses: each(count.uses),
          damage: each(count.damage),
          healed: each(count.healed),
          tries: each(count.tries),
          landed: each(count.landed),
        },
      ];
    }),
  );
}

function resourcesOf(field: Field, counter: Counter): ResourceTally[] {
  return field.kinds.flatMap((kind) => {
    const bodies = field.bodies.filter((body) => body.kind === kind && !body.summoned).length;
    if (bodies === 0) return [];
    return kind.resources.flatMap(({ name, most, back }, at) =>
      back === 'turn' || back === 'round'
        ? []
        : [
            {
              side: kind.side,
              kind: kind.placed,
              creature: kind.name,
              resource: name,
              of: most * bodies,
              left: (counter.resources[kind.at]?.[at] ?? 0) / Math.max(1, counter.fights),
            },
          ],
    );
  });
}

function roundsOf(counter: Counter, last: number): RoundTally[] {
  const rounds: RoundTally[] = [];
  const ended = [0, 0];
  for (let round = 1; round <= last; round += 1) {
    const share = (side: 0 | 1) =>
      ((counter.left[side][round] ?? 0) + (ended[side] ?? 0)) /
      Math.max(1, counter.came[side] ?? 1);
    const reached = counter.reached[round] ?? 0;
    rounds.push({
      round,
      fights: reached,
      left: [share(0), share(1)],
      dealt: [
        (counter.dealt[0][round] ?? 0) / Math.max(1, reached),
        (counter.dealt[1][round] ?? 0) / Math.max(1, reached),
      ],
    });
    for (const side of [0, 1] as const)
      ended[side] = (ended[side] ?? 0) + (counter.ended[side][round] ?? 0);
  }
  return rounds;
}

/** The number of the fight with the median margin of those recorded. */
function typicalOf(counter: Counter): number {
  const sorted = [...counter.margins].toSorted(
    (one, other) => one[1] - other[1] || one[0] - other[0],
  );
  return sorted[Math.floor(sorted.length / 2)]?.[0] ?? 1;
}
