import type { DeedOf, FightEvent, Seed } from '../log/deeds';
import type { Fight } from '../log/state';
import { joining } from '../people/joining';
import { named } from '../people/names';
import { combatantOf } from '../people/people';
import { freshRow, rowOf, withRows } from './rows';

/** Somebody joins; who is in the fight already does not join twice. */
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
  // Who joins a row that has its count acts on it; a seed's own count is for a row that has none.
  const after = withRows(renumbered, [
    {
      ...row,
      count: row.count ?? seed.initiative ?? null,
      losesTies: row.losesTies || seed.losesTies,
    },
  ]);
  return { ...after, combatants: { ...after.combatants, [seed.id]: combatant } };
}
