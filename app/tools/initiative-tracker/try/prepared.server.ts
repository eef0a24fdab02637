import type { FightEvent } from '~/fights/log/deeds';
import type { Services } from '~/platform/services.server';
import { findCreatures } from '../creatures/find-creatures.server';
import { PREPARED_EDITION, preparedEvents, preparedNames } from './prepared-fight';

/** Cache time in milliseconds; records change only once in months. */
const KEPT_MS = 10 * 60 * 1000;

let kept: { at: number; events: FightEvent[] } | null = null;

/** The example fight of the open page, cached. */
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
  // Not cached while the records are missing.
  if (found.size > 0) kept = { at: now, events };
  return events;
}
