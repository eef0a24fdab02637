import { compareBattles } from '~/battle/ask/compare';
import { solveCount } from '~/battle/ask/solve';
import { createBattle, type PlayedBattle } from '~/battle/create-battle';
import { createDay } from '~/battle/day/create-day';
import { creaturesOf, MOST_LOOKED_FOR, type Outcome, type Ready, withCount } from './ready';

/** How much may be played: fights of the battle, and of each question beside it. */
export type Measure = { fights: number; beside: number };

/** Plays everything that is asked, within a measure, in one go. */
export function playReady(ready: Ready, seed: string, { fights, beside }: Measure): Outcome {
  const played = createBattle(ready.battle, seed);
  played.play(fights);
  return { tally: played.tally(), ...playBeside(ready, seed, beside) };
}

/** Plays the questions beside a battle: the change, the most, the day. */
export function playBeside(ready: Ready, seed: string, fights: number): Omit<Outcome, 'tally'> {
  return {
    compared: playChange(ready, seed, fights),
    solved: playMost(ready, seed, fights),
    day: playDay(ready, seed, fights),
  };
}

export function playChange({ battle, other }: Ready, seed: string, fights: number) {
  return other === null ? null : compareBattles(battle, other, { seed, fights });
}

export function playMost({ battle, most }: Ready, seed: string, fights: number) {
  if (most === null) return null;
  const here = battle.sides[most.side][most.row]?.count ?? 0;
  const room = 120 - (creaturesOf(battle) - here);
  return solveCount((count) => withCount(battle, most, count), {
    ...{ share: most.share, most: Math.min(MOST_LOOKED_FOR, room), seed },
    fights: Math.max(40, Math.floor(fights / 4)),
  });
}

export function playDay({ day }: Ready, seed: string, fights: number) {
  if (day === null) return null;
  const made = createDay(day, seed);
  made.play(Math.max(40, Math.floor(fights / day.legs.length)));
  return made.tally();
}

/** What is played while somebody looks: first a thousand fights, then ten thousand, then until it is as sure as was asked. */
export type FightsQuestion = {
  ready: Ready;
  seed: string;
  /** Half of the interval that is wanted, as a share; 0: ten thousand fights. */
  half: number;
};
export type FightsNews = Outcome & { goal: number; done: boolean };

const FIRST = 1000;
const SECOND = 10_000;
/** Beyond this nobody waits; ±0.1 % of even odds takes a million fights. */
const LAST = 1_000_000;
const BESIDE = 4000;
const REPORT_MS = 300;

/** Plays on, and says every now and then how it stands; the last news are done. `now` gives milliseconds. */
export function* newsOf(
  { ready, seed, half }: FightsQuestion,
  now: () => number,
): Generator<FightsNews> {
  const played = createBattle(ready.battle, seed);
  let beside: Omit<Outcome, 'tally'> = { compared: null, solved: null, day: null };
  let fights = 0;
  const goalOf = () => goalFor(played, half);
  yield* playTo(FIRST, half > 0 ? goalOf : () => SECOND);
  beside = { ...beside, compared: playChange(ready, seed, FIRST) };
  if (beside.compared !== null) yield news(SECOND, false);
  yield* playTo(SECOND, () => SECOND);
  for (const part of [
    () => ({ compared: playChange(ready, seed, BESIDE) }),
    () => ({ solved: playMost(ready, seed, BESIDE) }),
    () => ({ day: playDay(ready, seed, BESIDE) }),
  ]) {
    const more = part();
    beside = { ...beside, ...more };
    if (Object.values(more).some((one) => one !== null))
      yield news(Math.max(SECOND, goalOf()), false);
  }
  for (let goal = goalOf(); fights < goal; goal = goalOf()) yield* playTo(goal, () => goal);
  yield news(fights, true);

  function news(goal: number, done: boolean): FightsNews {
    return { tally: played.tally(), ...beside, goal, done };
  }
  function* playTo(end: number, goal: () => number): Generator<FightsNews> {
    let said = now();
    while (fights < end) {
      // Small enough that a heavy battle speaks in between, large enough that a light one does not chatter.
      const more = Math.min(50, end - fights);
      played.play(more);
      fights += more;
      if (now() - said < REPORT_MS || fights >= end) continue;
      said = now();
      yield news(Math.max(goal(), fights), false);
    }
    yield news(Math.max(goal(), fights), false);
  }
}

/** So many fights make the interval of side A's wins as narrow as is wanted. */
function goalFor(played: PlayedBattle, half: number): number {
  if (half <= 0) return SECOND;
  const { share } = played.tally().share.a;
  // One in a hundred at least: of what never happened so far nothing is sure.
  const spread = Math.max(share * (1 - share), 0.01 * 0.99);
  const wanted = (1.959964 ** 2 * spread) / half ** 2;
  return Math.min(LAST, Math.max(SECOND, Math.ceil(wanted / 1000) * 1000));
}
