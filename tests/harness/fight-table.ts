import { foldEvent } from '../../app/fights/fold/fold-event';
import { type Deed, deed, type FightEvent, type Seed, seed } from '../../app/fights/log/deeds';
import { newFight } from '../../app/fights/log/new-fight';
import type { Combatant, Fight } from '../../app/fights/log/state';
import type { Sheet } from '../../app/fights/sheet/sheet';

/** What a test says of somebody: its sheet's entries beside those of the seed. */
type Wanted = Omit<Partial<Seed>, 'sheet'> & { sheet?: Partial<Sheet> };

/** Somebody who joins, with whatever the test does not care about filled in. */
export function somebody(id: string, { sheet, ...more }: Wanted = {}): Seed {
  return seed.parse({
    id,
    ...more,
    sheet: { name: id, edition: '2014', maximum: 20, saves: {}, ...sheet },
  });
}

let made = 0;

/** An event of these deeds, checked against the schema as an object would. */
export function eventOf(deeds: unknown[], more: Partial<FightEvent> = {}): FightEvent {
  made += 1;
  const parsed = deeds.map((one): Deed => deed.parse(one));
  return { v: 1, id: `event-${made}`, by: 'gm', at: made, deeds: parsed, ...more };
}

/** The fight after these deeds, each an event of its own. */
export function done(fight: Fight, ...deeds: unknown[]): Fight {
  return deeds.reduce<Fight>((now, one) => foldEvent(now, eventOf([one])), fight);
}

/** A fight in which these have joined. */
export function joined(seeds: readonly Seed[], edition: '2014' | '2024' = '2014'): Fight {
  const empty = newFight('Ambush', edition);
  return seeds.length === 0 ? empty : done(empty, { do: 'add', seeds });
}

/** A fight of these that has begun. */
export function begun(seeds: readonly Seed[], edition: '2014' | '2024' = '2014'): Fight {
  return done(joined(seeds, edition), { do: 'begin' });
}

/** A press of "next" to that row, as a screen would say it. */
export function passing(fight: Fight, row: string | null, round = fight.round): unknown {
  return { do: 'turn', from: { round: fight.round, row: fight.turn }, to: { round, row } };
}

/** One of the fight; fails where there is none. */
export function who(fight: Fight, id: string): Combatant {
  const found = fight.combatants[id];
  if (!found) throw new Error(`nobody is called ${id}`);
  return found;
}
