import type { Play } from '../record/character';
import { withoutLoops } from '../record/without-loops';
import type { PlayFacts } from './facts';
import { thingsOf } from './gear';
import { DEADLY_EXHAUSTION, letGoWhenHelpless, withHitPoints } from './standing';

/**
 * Limits play to what the sheet currently allows: after a level was removed, an item was unequipped, or an undo
 * conflicted with later deeds.
 */
export function settled(facts: PlayFacts, before: Play): Play {
  const play = { ...before, gear: withoutLoops(before.gear) };
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
    gear: gearWithin(facts, play),
  });
}

/** Without entries for items that were changed or removed on the sheet since. */
function gearWithin(facts: PlayFacts, play: Play): Play['gear'] {
  const { gear } = play;
  if (facts.things === undefined || Object.keys(gear).length === 0) return gear;
  const things = new Map(thingsOf(facts, play).map((one) => [one.id, one]));
  return Object.fromEntries(
    Object.entries(gear).filter(([id, { of }]) => {
      const thing = things.get(id);
      return thing && of[0] === thing.count && of[1] === thing.equipped && of[2] === thing.attuned;
    }),
  );
}

function diceOf({ hitDice }: PlayFacts, key: string): number {
  return hitDice.find(({ sides }) => String(sides) === key)?.count ?? 0;
}

/** Spent uses are kept for a supply that is temporarily not on the sheet (armor taken off, a level removed). */
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
