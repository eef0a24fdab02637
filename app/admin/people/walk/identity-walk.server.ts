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

/** Pages of sixty people that one step of the schedule asks for. */
const PAGES_A_MINUTE = 10;
/** How long one step may take before another may go on from its last page. */
const STEP_MS = 60_000;
/** How long after a round the next one begins by itself. */
const PAUSE_MS = 6 * 60 * 60 * 1000;

/** What a step came to: people seen in this round so far, and whether the provider gave every page that was asked for. */
export type Walked = { ok: boolean; seen: number; isOver: boolean };

/** A step of the walk along everybody at the hosted sign-in: what it says of their accounts is kept here. */
export async function walkIdentities(services: Services): Promise<void> {
  const { db, clock, identityAdmin, log } = services;
  if (!identityAdmin) return;
  const now = clock.now();
  if (!(await isRoundKnown(db, now - PAUSE_MS))) await beginRound(db, now);
  const walked = await walkPages(services, identityAdmin, PAGES_A_MINUTE);
  if (walked && !walked.ok) log.info('users of the hosted sign-in wait', { seen: walked.seen });
}

/** Goes on for some pages; null when nobody walks, or somebody else is just walking. */
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
      // A place that is not known any more, as after an hour, would stop the walk for ever: it begins again.
      const token = answer.reason === 'unavailable' ? place.token : null;
      await endStep(db, until, token);
      return { ok: false, seen: place.seen, isOver: false };
    }
    const kept = await keepPage(db, answer.value, { issuer, until, askedAt, now: clock.now() });
    if (kept === 'lost') return { ok: true, seen: place.seen, isOver: false };
    // Somebody was deleted while the page came: it is asked for once more.
    if (kept === 'again') continue;
    const seen: number = place.seen + answer.value.users.length;
    if (answer.value.next === null) return { ok: true, seen, isOver: true };
    place = { token: answer.value.next, seen };
  }
  await endStep(db, until, place.token);
  return { ok: true, seen: place.seen, isOver: false };
}
