import type { TableState } from '~/parties/seated-play';
import type { Edition } from '~/rules/edition';
import type { Deed, FightEvent, Seed } from '../log/deeds';
import type { Combatant } from '../log/state';
import { combatantOf } from '../people/people';
import type { FightDesk } from './fight-desk.server';
import { newFightId } from './fight-ids.server';
import { joinedAs, noteMembers } from './fight-members.server';
import { type AppendedTo, appendToFight, fightFor } from './kept-fights.server';
import { noteCharacters } from './lone-characters.server';
import { eventsOfPress, pressRefusal } from './press-events';
import { fightOfRead } from './read-fight';

/** A character about to join a fight, with an id that is the same in every fight. */
export type Coming = {
  id: string;
  /**
   * Another id under which the character may already be in the fight: a character of a party can be there as its
   * member.
   */
  alias: string | null;
  name: string;
  /** Id of the character's party, which then follows the fight; null: none. */
  party: string | null;
  seedIn: (edition: Edition) => Seed;
  /** Its state, where it joins without a party and the fight writes back to its sheet; null: none. */
  state: TableState | null;
  /** Deeds to apply after joining. */
  after: readonly Deed[];
};

export type Brought =
  | { ok: true; joined: readonly string[]; there: readonly string[] }
  | { ok: false; sentence: string };

/** The deeds that add characters to a fight. */
export function joinDeeds(coming: readonly Coming[], edition: Edition): Deed[] {
  if (coming.length === 0) return [];
  const seeds = coming.map((one) => one.seedIn(edition));
  return [{ do: 'add', seeds }, ...coming.flatMap(({ after }) => after)];
}

/** The same deeds, split so that each list fits into one event; for a new fight. */
export function joinSteps(coming: readonly Coming[], edition: Edition): Deed[][] {
  const deeds = joinDeeds(coming, edition);
  if (deeds.length === 0) return [];
  return eventsOfPress(deeds, { by: 'nobody', at: 0, newId: newFightId }).map((one) => one.deeds);
}

/**
 * Records which party members and characters are in a fight, so that their parties follow it and their sheets get back
 * what it changed.
 */
export async function noteComing(
  { db }: Pick<FightDesk, 'db'>,
  userId: string,
  id: string,
  coming: readonly Coming[],
): Promise<void> {
  const parties = new Set(coming.flatMap(({ party }) => party ?? []));
  for (const party of parties) {
    const members = coming.flatMap((one) =>
      one.party === party ? [{ id: one.id, character: one.alias }] : [],
    );
    await noteMembers(db, userId, id, party, members);
  }
  const alone = coming.flatMap((one) => (one.state ? [{ id: one.id, state: one.state }] : []));
  await noteCharacters(db, userId, id, alone);
}

/**
 * Adds characters to a fight that the user runs: all or none. Those already in it are skipped, and removed ones
 * return. Null when the user does not run the fight.
 */
export async function bringComing(
  desk: FightDesk,
  userId: string,
  id: string,
  coming: readonly Coming[],
): Promise<Brought | null> {
  const opened = await fightFor(desk, userId, id);
  if (opened === null) return null;
  if (!opened.ok) return opened;
  const fight = fightOfRead(opened.fight);
  const alone = coming.flatMap((one) => (one.party === null ? [one.id] : []));
  const former = alone.length > 0 ? await joinedAs(desk.db, id, alone) : new Map<string, string>();
  const inIt = coming.map((one) => ({
    one,
    there:
      combatantOf(fight, one.id) ??
      combatantOf(fight, one.alias ?? '') ??
      combatantOf(fight, former.get(one.id) ?? ''),
  }));
  const fresh = inIt.flatMap(({ one, there }) => (there === null ? [one] : []));
  const back = inIt.flatMap(({ there }) => (there?.place === 'gone' ? [there.id] : []));
  const deeds = joinDeeds(fresh, fight.settings.edition);
  if (back.length > 0) deeds.push({ do: 'place', who: back, where: 'back' });
  const pressed = { by: userId, at: desk.clock.now(), newId: newFightId };
  const events: FightEvent[] = deeds.length === 0 ? [] : eventsOfPress(deeds, pressed);
  const refused = pressRefusal(fight, opened.fight.seq, events);
  if (refused !== null) return { ok: false, sentence: refused };
  // Must be recorded before they join: the log updates only the parties of recorded members.
  await noteComing(desk, userId, id, coming);
  const sent = events.length > 0 ? await appendToFight(desk, userId, id, events) : null;
  const problem = sent && troubleOf(sent);
  if (problem) return { ok: false, sentence: problem };
  return {
    ok: true,
    joined: inIt.flatMap(({ one, there }) => (isHere(there) ? [] : [one.name])),
    there: inIt.flatMap(({ one, there }) => (isHere(there) ? [one.name] : [])),
  };
}

function isHere(there: Combatant | null): boolean {
  return there !== null && there.place !== 'gone';
}

function troubleOf(sent: AppendedTo): string | null {
  if (!sent.ok) return sent.sentence;
  return sent.refused[0]?.reason ?? null;
}
