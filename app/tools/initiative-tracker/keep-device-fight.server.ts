import type { FightDesk } from '~/fights/kept/fight-desk.server';
import { FIGHT_LIMITS } from '~/fights/kept/fight-limits';
import { fightRow } from '~/fights/kept/fight-rows.server';
import { appendToFight, createFight } from '~/fights/kept/kept-fights.server';
import { fightIn } from './try/read-fight-file';

/** `events`: number of the device's events that are now in the account. */
type Kept = { ok: true; id: string; events: number } | { ok: false; sentence: string };

/** Longer fights are refused, to limit the work of one request. */
const MOST_EVENTS_KEPT = 2000;
const MOST_LETTERS = 2 * 1024 * 1024;

/** Imports a fight from a device into the user's account; importing it again adds the events done since. */
export async function keepDeviceFight(
  desk: FightDesk,
  userId: string,
  { id, text }: { id: string; text: string },
): Promise<Kept> {
  if (text.length > MOST_LETTERS) return refused('This fight is too long to import.');
  const read = fightIn(text);
  if ('problem' in read) return refused(read.problem);
  if (read.events.length > MOST_EVENTS_KEPT) {
    return refused('This fight is too long to import. Download it as a file instead.');
  }
  const { eventsAtBirth, eventsAtOnce } = FIGHT_LIMITS;
  const isThere = (await fightRow(desk.db, userId, id)) !== null;
  const made = await createFight(desk, userId, {
    id,
    edition: read.edition,
    name: read.name,
    events: read.events.slice(0, eventsAtBirth),
  });
  if (!made.ok) return { ok: false, sentence: made.sentence };
  // An existing fight recognises the events it already has.
  for (let at = isThere ? 0 : eventsAtBirth; at < read.events.length; at += eventsAtOnce) {
    const part = read.events.slice(at, at + eventsAtOnce);
    const added = await appendToFight(desk, userId, made.id, part);
    // Events already added stay; repeating the import continues from there.
    if (added === null || !added.ok) return refused('Only part of it was saved. Try again.');
    const [first] = added.refused;
    if (first) return refused(`Only part of it was saved: ${first.reason}`);
  }
  return { ok: true, id: made.id, events: read.events.length };
}

function refused(sentence: string): Kept {
  return { ok: false, sentence };
}
