import type { AppLoadContext } from '@remix-run/cloudflare';
import type { Person } from '~/account/person/person';
import { auditRow } from '../act/audit-row.server';
import type { BackupDone } from './backup-done';
import { beginStatement, isBackingUp } from './backup-rows-sql.server';
import { carryOn } from './nightly.server';

/**
 * Starts a backup for an admin, unless one is running or was just made; its first parts are written after the response,
 * the rest by the schedule.
 */
export async function askForBackup(
  { services, requestId }: Pick<AppLoadContext, 'services' | 'requestId'>,
  admin: Person,
): Promise<BackupDone> {
  const { db, clock, later, log } = services;
  const now = clock.now();
  const id = new Date(now).toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const subject = { kind: 'product', id: `backup ${id}` } as const;
  const [begun] = await db.$client.batch([
    beginStatement(db, { id, why: 'asked', now }),
    auditRow(db, { at: now, admin, requestId, act: 'Back up now', subject }),
  ]);
  if ((begun?.meta.changes ?? 0) === 0) return (await isBackingUp(db)) ? 'running' : 'made';
  later(carryOn(services).catch((error) => log.error('backup', error)));
  return 'begun';
}
