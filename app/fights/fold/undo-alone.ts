import type { FightEvent } from '../log/deeds';
import type { Combatant, Fight } from '../log/state';
import { foldEvent } from './fold-event';
import { refusal } from './refuse';

/**
 * Why an action cannot be undone by itself, as a sentence with later actions standing; null when it can: the log
 * without it refuses no later event, and no later roll depended on it. `events` are those that are not undone, in
 * order, without undo and redo; `isOfIt` tells which of them belong to the action.
 */
export function whyNotAlone(
  seed: Fight,
  events: readonly FightEvent[],
  isOfIt: (event: FightEvent) => boolean,
): string | null {
  const first = events.findIndex(isOfIt);
  let standing = events.slice(0, Math.max(0, first)).reduce(foldEvent, seed);
  let without = standing;
  for (const [at, event] of events.entries()) {
    if (at < first) continue;
    const after = foldEvent(standing, event);
    if (!isOfIt(event)) {
      const roller = rollersOf(event).find((id) => differs(standing, without, id));
      if (roller !== undefined) {
        const name = standing.combatants[roller]?.name ?? 'somebody';
        return `A later roll of or against ${name} depended on this. Use Undo to go back step by step.`;
      }
      const afterWithout = foldEvent(without, event);
      const isRefused = refusal(without, at, event) !== null;
      if (isRefused || (!isSame(standing, after) && isSame(without, afterWithout))) {
        return 'A later action needs this one. Use Undo to go back step by step.';
      }
      without = afterWithout;
    }
    standing = after;
  }
  return null;
}

/** The combatants whose traits decided a roll of this event: who rolled, and who was attacked. */
function rollersOf({ deeds }: FightEvent): string[] {
  return deeds.flatMap((deed) => {
    switch (deed.do) {
      case 'harm': {
        const rolled = deed.struck.filter(
          ({ save, attack }) => (save?.dice.length ?? 0) + (attack?.dice.length ?? 0) > 0,
        );
        const by = rolled.length > 0 && deed.by !== null ? [deed.by] : [];
        return [...by, ...rolled.map(({ who }) => who)];
      }
      case 'saved':
      case 'concentration-save':
        return deed.save.dice.length > 0 ? [deed.who] : [];
      case 'death-save':
        return [deed.who];
      default:
        return [];
    }
  });
}

/** Whether what decides the rolls of a combatant, and against it, differs between two states. */
function differs(one: Fight, other: Fight, id: string): boolean {
  const [first, second] = [one.combatants[id], other.combatants[id]];
  return first !== second && traits(first) !== traits(second);
}

function traits(one: Combatant | undefined): string {
  if (one === undefined) return '';
  const lasting = one.lasting.map(({ name, conditions }) => [name, conditions]);
  return JSON.stringify([one.sheet, lasting, one.exhaustion, one.death.state, one.place]);
}

/** Whether an event changed nothing that is seen of the fight. */
function isSame(one: Fight, other: Fight): boolean {
  if (one === other) return true;
  const keys = Object.keys(other) as (keyof Fight)[];
  return keys.every((key) => one[key] === other[key] || textOf(one, key) === textOf(other, key));
}

function textOf(fight: Fight, key: keyof Fight): string {
  return JSON.stringify(fight[key]);
}
