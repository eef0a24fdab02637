import type { FightEvent } from '~/fights/log/deeds';
import type { Services } from '~/platform/services.server';
import { findCreatures } from '../creatures/find-creatures.server';
import { PREPARED_EDITION, preparedEvents, preparedNames } from './prepared-fight';

/** As long it is the same for everybody who comes by; records change once in months. */
const KEPT_MS = 10 * 60 * 1000;

let kept: { at: number; events: FightEvent[] } | null = null;

/** The prepared fight of the open page. */
export async function preparedFight({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<FightEvent[]> {
  const now = clock.now();
  if (kept !== null && now - kept.at < KEPT_MS) return kept.events;
  const found = await findCreatures(db, preparedNames(), {
    edition: PREPARED_EDITION,
    userId: null,
  });
  const events = preparedEvents((name) => found.get(name) ?? null);
  // Until the records are there it is looked for again.
  if (found.size > 0) kept = { at: now, events };
  return events;
}
