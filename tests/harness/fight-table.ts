import { foldEvent } from '../../app/fights/fold/fold-event';
import { type Deed, deed, type FightEvent, type Seed, seed } from '../../app/fights/log/deeds';
import { newFight } from '../../app/fights/log/new-fight';
import type { Combatant, Fight } from '../../app/fights/log/state';
import type { Sheet } from '../../app/fights/sheet/sheet';

/** The fields of a combatant that a test specifies: its sheet's fields, and those of the seed. */
type Wanted = Omit<Partial<Seed>, 'sheet'> & { sheet?: Partial<Sheet> };

/** A seed of a combatant, with defaults for everything the test does not specify. */
export function somebody(id: string, { sheet, ...more }: Wanted = {}): Seed {
  return seed.parse({
    id,
    ...more,
    sheet: { name: id, edition: '2014', maximum: 20, saves: {}, ...sheet },
  });
}

let made = 0;

/** An event of these deeds, parsed by the schema. */
export function eventOf(deeds: unknown[], more: Partial<FightEvent> = {}): FightEvent {
  made += 1;
  const parsed = deeds.map((one): Deed => deed.parse(one));
  return { v: 1, id: `event-${made}`, by: 'gm', at: made, deeds: parsed, ...more };
}

/** The fight after these deeds, each an event of its own. */
export function done(fight: Fight, ...deeds: unknown[]): Fight {
  return deeds.reduce<Fight>((now, one) => foldEvent(now, eventOf([one])), fight);
}

/** A fight that these combatants have joined. */
export function joined(seeds: readonly Seed[], edition: '2014' | '2024' = '2014'): Fight {
  const empty = newFight('Ambush', edition);
  return seeds.length === 0 ? empty : done(empty, { do: 'add', seeds });
}

/** A running fight of these combatants. */
export function begun(seeds: readonly Seed[], edition: '2014' | '2024' = '2014'): Fight {
  return done(joined(seeds, edition), { do: 'begin' });
}

/** The deed of moving the turn to that row. */
export function passing(fight: Fight, row: string | null, round = fight.round): unknown {
  return { do: 'turn', from: { round: fight.round, row: fight.turn }, to: { round, row } };
}

/** A combatant of the fight; throws if there is none. */
export function who(fight: Fight, id: string): Combatant {
  const found = fight.combatants[id];
  if (!found) throw new Error(`nobody is called ${id}`);
  return found;
}
