import type { DeedOf, FightEvent, Seed } from '../log/deeds';
import type { Fight } from '../log/state';
import { joining } from '../people/joining';
import { named } from '../people/names';
import { combatantOf } from '../people/people';
import { freshRow, rowOf, withRows } from './rows';

/** Adds combatants; an id that is already in the fight is ignored. */
export function foldAdd(fight: Fight, deed: DeedOf<'add'>, event: FightEvent): Fight {
  return deed.seeds.reduce((now, seed) => join(now, seed, event.id), fight);
}

function join(fight: Fight, seed: Seed, event: string): Fight {
  if (combatantOf(fight, seed.id)) return fight;
  const { fight: renumbered, name } = named(fight, seed.sheet.name);
  const combatant = joining(seed, name, {
    round: fight.round,
    edition: fight.settings.edition,
    event,
  });
  const row = rowOf(fight, combatant.row) ?? freshRow(combatant.row);
  // In a row that has a count, a joining combatant acts on it; the seed's own count is used only if the row has none.
  const after = withRows(renumbered, [
    {
      ...row,
      count: row.count ?? seed.initiative ?? null,
      losesTies: row.losesTies || seed.losesTies,
    },
  ]);
  return { ...after, combatants: { ...after.combatants, [seed.id]: combatant } };
}
