import type { Play } from '../record/character';
import type { PlayFacts } from './facts';
import { DEADLY_EXHAUSTION, letGoWhenHelpless, withHitPoints } from './standing';

/** Play within what its sheet allows now: after a level was undone, an item put down, or an undo met what happened since. */
export function settled(facts: PlayFacts, play: Play): Play {
  const exhaustion = Math.min(DEADLY_EXHAUSTION, play.exhaustion);
  const known = { ...play, exhaustion };
  const whole = play.hitPoints === null ? known : withHitPoints(facts, known, play.hitPoints);
  const up = whole.hitPoints === null || whole.hitPoints > 0;
  return letGoWhenHelpless(facts, {
    ...whole,
    ...(up && { deathSuccesses: 0, deathFailures: 0 }),
    hitDiceSpent: within(play.hitDiceSpent, (key) => diceOf(facts, key)),
    slotsSpent: play.slotsSpent.map((spent, at) => Math.min(spent, facts.slots[at] ?? 0)),
    pactSpent: Math.min(play.pactSpent, facts.pact?.slots ?? 0),
    spent: within(play.spent, (key) => supplyOf(facts, key)),
  });
}

function diceOf({ hitDice }: PlayFacts, key: string): number {
  return hitDice.find(({ sides }) => String(sides) === key)?.count ?? 0;
}

/** Of what is not on the sheet at the moment (armor taken off, a level undone) what was spent is remembered. */
function supplyOf({ supplies }: PlayFacts, key: string): number {
  const supply = supplies.find((one) => one.key === key);
  return supply ? (supply.most ?? 0) : 999;
}

function within(record: Readonly<Record<string, number>>, most: (key: string) => number) {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => {
      const left = Math.max(0, Math.min(value, most(key)));
      return left === 0 ? [] : [[key, left]];
    }),
  );
}
