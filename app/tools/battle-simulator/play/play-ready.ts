import { compareBattles } from '~/battle/ask/compare';
import { solveCount } from '~/battle/ask/solve';
import { createBattle, type PlayedBattle } from '~/battle/create-battle';
import { createDay } from '~/battle/day/create-day';
import type { Allowance } from '~/battle/play/allowance';
import type { Battle } from '~/battle/sheet/battle';
import type { BattleLine } from '~/battle/tell/tell';
import {
  creaturesOf,
  MOST_LOOKED_FOR,
  mainFoe,
  type Outcome,
  type Ready,
  withCount,
} from './ready';

function playChange({ battle, other }: Ready, seed: string, fights: number, allowance?: Allowance) {
  return other === null ? null : compareBattles(battle, other, { seed, fights, allowance });
}

function playMost({ battle, most }: Ready, seed: string, fights: number, allowance?: Allowance) {
  return most === null ? null : playCounts(battle, most, seed, fights, allowance);
}

function playFair({ battle }: Ready, seed: string, fights: number, allowance?: Allowance) {
  const row = mainFoe(battle);
  const solved = playCounts(battle, { side: 1, row, share: 0.5 }, seed, fights, allowance);
  return solved === null ? null : { ...solved, row };
}

function playCounts(
  battle: Battle,
  most: NonNullable<Ready['most']>,
  seed: string,
  fights: number,
  allowance?: Allowance,
) {
  const here = battle.sides[most.side][most.row]?.count ?? 0;
  const room = 120 - (creaturesOf(battle) - here);
  return solveCount((count) => withCount(battle, most, count), {
    share: most.share,
    most: Math.min(MOST_LOOKED_FOR, room),
    seed,
    fights: Math.max(40, Math.floor(fights / 4)),
    allowance,
  });
}

function playDay({ day }: Ready, seed: string, fights: number, allowance?: Allowance) {
  if (day === null) return null;
  const made = createDay(day, seed, allowance);
  made.play(Math.max(40, Math.floor(fights / day.legs.length)));
  const tally = made.tally();
  return tally.days === 0 ? null : tally;
}

/** Most fights per response: of the battle, and of each additional question. */
const PAGE = { fights: 2000, beside: 667 };
/** Most steps per response: the slowest take half a second on a slow core, and later requests wait for them. */
const PAGE_STEPS = 8_000_000;

/** The results of one response; `cut`: there was no time for all fights or all questions. */
export type PageOutcome = Outcome & { told: BattleLine[] | null; cut: boolean };

/**
 * Runs as many fights as one response has time for, limited by steps whatever the creatures. `fight` is the number of
 * the fight to describe, 0 for none.
 */
export function playForPage(
  ready: Ready,
  { seed, fight }: { seed: string; fight: number },
  steps = PAGE_STEPS,
): PageOutcome {
  const own: Allowance = { left: Math.ceil(steps / 2) };
  const played = createBattle(ready.battle, seed, own);
  const told = fight === 0 ? null : played.tell(fight);
  // Run at least one fight, however expensive the described one was, so that there is a result.
  own.left = Math.max(own.left, 1);
  played.play(PAGE.fights);
  const tally = played.tally();
  const allowance: Allowance = { left: own.left + Math.floor(steps / 2) };
  const outcome = {
    tally,
    told,
    compared: playChange(ready, seed, PAGE.beside, allowance),
    solved: playMost(ready, seed, PAGE.beside, allowance),
    day: playDay(ready, seed, PAGE.beside, allowance),
  };
  const cut = tally.fights < PAGE.fights || allowance.left <= 0;
  // Nobody asked for it, so a response without time for it is whole.
  return { ...outcome, fair: playFair(ready, seed, PAGE.beside, allowance), cut };
}

/** What the browser runs: first a thousand fights, then ten thousand, then until the wanted precision is reached. */
export type FightsQuestion = {
  ready: Ready;
  seed: string;
  /** Half-width of the wanted confidence interval, as a share; 0: ten thousand fights. */
  half: number;
};
export type FightsNews = Outcome & { goal: number; done: boolean };

const FIRST = 1000;
const SECOND = 10_000;
/** Upper limit; ±0.1% with even odds takes a million fights. */
const LAST = 1_000_000;
const BESIDE = 4000;
const REPORT_MS = 300;

/** Runs fights and yields results from time to time; the last one has `done` set. `now` returns milliseconds. */
export function* newsOf(
  { ready, seed, half }: FightsQuestion,
  now: () => number,
): Generator<FightsNews> {
  const played = createBattle(ready.battle, seed);
  let beside: Omit<Outcome, 'tally'> = { compared: null, solved: null, fair: null, day: null };
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
    () => ({ fair: playFair(ready, seed, BESIDE) }),
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
      // Small enough that a slow battle reports in between, large enough that a fast one does not report too often.
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

/** The number of fights that makes the confidence interval of side A's wins as narrow as wanted. */
function goalFor(played: PlayedBattle, half: number): number {
  if (half <= 0) return SECOND;
  const { share } = played.tally().share.a;
  // Assume a share of at least one in a hundred, because nothing is certain about an event not seen so far.
  const spread = Math.max(share * (1 - share), 0.01 * 0.99);
  const wanted = (1.959964 ** 2 * spread) / half ** 2;
  return Math.min(LAST, Math.max(SECOND, Math.ceil(wanted / 1000) * 1000));
}
