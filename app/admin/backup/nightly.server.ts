import type { Services } from '~/platform/services.server';
import { backUpRows, type WrittenPart } from './back-up-rows-sql.server';
import { beginStatement, endBackup, type Held, holdRunning, letGo } from './backup-rows-sql.server';
import { writeManifest } from './manifest-sql.server';
import type { Place } from './place';
import { removeOldBackups } from './remove-old-sql.server';

export type BackupDesk = Pick<Services, 'db' | 'files' | 'fights' | 'clock' | 'log'>;

const HOUR_MS = 60 * 60 * 1000;
/** A nightly backup may start between three and nine UTC; a started one continues until it is complete. */
const [FROM_HOUR, TO_HOUR] = [3, 9];
/** The limits of one run: the platform gives it half a minute of CPU time, and a thousand calls. */
const RUN_MS = 20_000;
const RUN_PARTS = 60;
/** Each copy takes two of those calls. */
const RUN_COPIES = 200;
/** A backup that is not complete by then has failed; the next night starts a new one. */
const LONGEST_MS = 20 * HOUR_MS;

/** The id of a night's backup. */
export function nightOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

function isNight(now: number): boolean {
  const hour = new Date(now).getUTCHours();
  return hour >= FROM_HOUR && hour < TO_HOUR;
}

/** One step of a backup, with how much it copied. `next` is null at the end, or when another run has taken over. */
async function step(desk: BackupDesk, held: Held, place: Place): Promise<WrittenPart> {
  if (place.phase === 'rows') return backUpRows(desk, held, place);
  await writeManifest(desk, held, desk.clock.now());
  return { next: null, copied: 0 };
}

/** Continues the running backup as far as one run may, if there is one and no other run holds it. */
export async function carryOn(desk: BackupDesk): Promise<void> {
  const { db, clock } = desk;
  const began = clock.now();
  const held = await holdRunning(db, began);
  if (held === null) return;
  if (began - held.beganAt > LONGEST_MS) {
    const problem = 'It was not complete after 20 hours.';
    return endBackup(db, held, { state: 'broken', now: began, problem });
  }
  let place: Place | null = held.place;
  let copies = 0;
  let problem = '';
  try {
    for (let parts = 0; place !== null && parts < RUN_PARTS && copies < RUN_COPIES; parts += 1) {
      if (clock.now() - began > RUN_MS) break;
      const { next, copied } = await step(desk, held, place);
      place = next;
      copies += copied;
    }
  } catch (error) {
    problem = 'A part could not be written; it is retried each minute.';
    throw error;
  } finally {
    await letGo(db, held, problem);
  }
}

/**
 * Run by the schedule: starts the night's backup once, continues a running one, and deletes backups that are no longer
 * kept.
 */
export async function tendBackups(desk: BackupDesk): Promise<void> {
  const { db, clock } = desk;
  const now = clock.now();
  if (isNight(now)) await beginStatement(db, { id: nightOf(now), why: 'nightly', now }).run();
  await carryOn(desk);
  await removeOldBackups(desk);
}
