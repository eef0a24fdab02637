import type { IdentityAdmin } from '~/platform/identity-admin.server';
import type { Services } from '~/platform/services.server';
import {
  beginRound,
  endStep,
  isRoundKnown,
  keepPage,
  type Place,
  takeStep,
} from './walk-place-sql.server';

/** Pages of sixty users that one step of the schedule fetches. */
const PAGES_A_MINUTE = 10;
/** How long one step may take before another may continue from its last page. */
const STEP_MS = 60_000;
/** How long after a round the next one starts. */
const PAUSE_MS = 6 * 60 * 60 * 1000;

/** The result of a step: users seen in this round so far, and whether the provider returned every requested page. */
export type Walked = { ok: boolean; seen: number; isOver: boolean };

/** One step of the walk over all users of the hosted sign-in, which stores their account status here. */
export async function walkIdentities(services: Services): Promise<void> {
  const { db, clock, identityAdmin, log } = services;
  if (!identityAdmin) return;
  const now = clock.now();
  if (!(await isRoundKnown(db, now - PAUSE_MS))) await beginRound(db, now);
  const walked = await walkPages(services, identityAdmin, PAGES_A_MINUTE);
  if (walked && !walked.ok) log.info('users of the hosted sign-in wait', { seen: walked.seen });
}

/** Fetches some pages; null when no round is running, or another step is running. */
export async function walkPages(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  admin: IdentityAdmin,
  pages: number,
): Promise<Walked | null> {
  const issuer = config.IDENTITY_ISSUER;
  const until = clock.now() + STEP_MS;
  let place: Place | null = await takeStep(db, clock.now(), until);
  if (place === null) return null;
  for (let page = 0; page < pages; page += 1) {
    const askedAt = clock.now();
    const answer = await admin.listUsers(place.token);
    if (!answer.ok) {
      // An expired cursor, for example after an hour, would block the walk for ever: start again.
      const token = answer.reason === 'unavailable' ? place.token : null;
      await endStep(db, until, token);
      return { ok: false, seen: place.seen, isOver: false };
    }
    const kept = await keepPage(db, answer.value, { issuer, until, askedAt, now: clock.now() });
    if (kept === 'lost') return { ok: true, seen: place.seen, isOver: false };
    // A user was deleted while the page was fetched: fetch it once more.
    if (kept === 'again') continue;
    const seen: number = place.seen + answer.value.users.length;
    if (answer.value.next === null) return { ok: true, seen, isOver: true };
    place = { token: answer.value.next, seen };
  }
  await endStep(db, until, place.token);
  return { ok: true, seen: place.seen, isOver: false };
}
