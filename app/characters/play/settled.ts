import { DEADLY_EXHAUSTION } from '~/rules/hit-points';
import { entryAsSaved } from '../record/at-hand';
import type { Play } from '../record/character';
import { withoutLoops } from '../record/without-loops';
import type { PlayFacts } from './facts';
import { thingsOf } from './gear';
import { letGoWhenHelpless, withHitPoints } from './standing';

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
    effects: effectsWithin(facts, play),
  });
}

/**
 * Without entries for items that were removed on the sheet since; of an item that was changed there, only what was shot
 * and what it is in remain.
 */
function gearWithin(facts: PlayFacts, play: Play): Play['gear'] {
  const { gear } = play;
  if (facts.things === undefined || Object.keys(gear).length === 0) return gear;
  const things = new Map(thingsOf(facts, play).map((one) => [one.id, one]));
  return Object.fromEntries(
    Object.entries(gear).flatMap(([id, entry]) => {
      const thing = things.get(id);
      if (thing === undefined) return [];
      const [count, equipped, attuned] = entry.of;
      const isSame =
        count === thing.count && equipped === thing.equipped && attuned === thing.attuned;
      const left = isSame ? entry : entryAsSaved(entry, thing);
      return left === null ? [] : [[id, left]];
    }),
  );
}

/** Without effects of features that are no longer on the sheet. */
function effectsWithin({ effects: known }: PlayFacts, { effects }: Play): Play['effects'] {
  if (known === undefined) return effects;
  return effects.filter((key) => known.some((one) => one.key === key));
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
