import { mapShelf } from '~/maps/kept/saved-maps.server';
import { purgeDice } from '~/tools/dice-roller/kept/kept-sql.server';
import { purgeImports } from '~/tools/homebrew/bring/waiting-sql.server';
import { creatureShelf } from '~/tools/homebrew/kept/creatures.server';
import { purgeLists } from '~/tools/monster-lookup/lists/lists-sql.server';
import { purgeBooks } from '~/tools/spell-lookup/book/books-sql.server';
import { sweepSessions } from './account/session/session-ends.server';
import { resealTrialKeys } from './account/trial/trial-keys.server';
import { purgeAudit } from './admin/audit/audit-rows.server';
import { goOnReconciling } from './admin/backend/reconcile-runs.server';
import { tendBackups } from './admin/backup/nightly.server';
import { isRestoring } from './admin/backup/restore/begin-sql.server';
import { type DutyRun, noteRuns } from './admin/health/duty-runs-sql.server';
import { countStorage } from './admin/health/storage-sql.server';
import { endGifts } from './admin/people/act/gifts.server';
import { purgeTokens } from './admin/people/invite/invite-once-sql.server';
import { endTrialsInTable } from './admin/people/people-counts-sql.server';
import { walkIdentities } from './admin/people/walk/identity-walk.server';
import { tendImports } from './admin/records/tend-imports.server';
import { settlePlans } from './admin/tools/launch-sql.server';
import { walkSubscriptions } from './billing/reconcile.server';
import { sweepEvents } from './billing/webhook.server';
import { characterShelf } from './characters/kept/characters.server';
import { sendWaitingMessages } from './contact/send-message.server';
import { encounterShelf } from './encounters/kept/encounters.server';
import { tendFights } from './fights/kept/fight-upkeep.server';
import { purgeParties } from './parties/kept/leaving-parties.server';
import { keepCounts } from './platform/hour-counts-sql.server';
import type { Services } from './platform/services.server';
import { purgeUploads } from './platform/uploads/upload-rows.server';
import { forgetTickets } from './platform/used-tickets.server';
import { removeProviderUsers } from './settings/person/provider-removal.server';
import { battleShelf } from './tools/battle-simulator/kept/battles.server';

/** A job that runs every minute. */
type Duty = { name: string; run(services: Services): Promise<void> };

export const DUTIES: readonly Duty[] = [
  { name: 'planned changes of tools', run: ({ db, clock }) => settlePlans(db, clock.now()) },
  { name: 'contact messages', run: sendWaitingMessages },
  { name: 'old sessions', run: ({ db, clock }) => sweepSessions(db, clock.now()) },
  { name: 'keys of trials', run: resealTrialKeys },
  { name: 'subscriptions', run: walkSubscriptions },
  { name: 'reconcile of all users', run: goOnReconciling },
  { name: 'users to delete', run: removeProviderUsers },
  { name: 'users of the hosted sign-in', run: walkIdentities },
  { name: 'ended trials', run: ({ db, clock }) => endTrialsInTable(db, clock.now()) },
  { name: 'ended gifts', run: endGifts },
  { name: 'old invitations', run: ({ db, clock }) => purgeTokens(db, clock.now()) },
  { name: 'old billing events', run: sweepEvents },
  { name: 'old acts of admins', run: ({ db, clock }) => purgeAudit(db, clock.now()) },
  { name: 'old tickets', run: ({ db, clock }) => forgetTickets(db, clock.now()) },
  { name: 'imports', run: tendImports },
  { name: 'deleted uploads', run: ({ db, clock }) => purgeUploads(db, clock.now()) },
  { name: 'backups', run: tendBackups },
  { name: 'storage used', run: countStorage },
  { name: 'counts of hours', run: ({ db, clock }) => keepCounts({ db, now: clock.now() }) },
  { name: 'kept fights', run: tendFights },
  { name: 'deleted parties', run: ({ db, clock }) => purgeParties(db, clock.now()) },
  { name: 'deleted spellbooks', run: ({ db, clock }) => purgeBooks(db, clock.now()) },
  { name: 'deleted lists', run: ({ db, clock }) => purgeLists(db, clock.now()) },
  { name: 'old homebrew imports', run: ({ db, clock }) => purgeImports(db, clock.now()) },
  { name: 'deleted dice', run: ({ db, clock }) => purgeDice(db, clock.now()) },
  {
    name: 'kept encounters',
    run: (services) => encounterShelf.tend(services, services.clock.now()),
  },
  { name: 'kept battles', run: (services) => battleShelf.tend(services, services.clock.now()) },
  {
    name: 'kept characters',
    run: (services) => characterShelf.tend(services, services.clock.now()),
  },
  { name: 'kept creatures', run: (services) => creatureShelf.tend(services, services.clock.now()) },
  { name: 'kept maps', run: (services) => mapShelf.tend(services, services.clock.now()) },
];

/** Runs every job; one that fails is logged and does not stop the others. */
export async function runSchedule(services: Services): Promise<void> {
  const { clock, db, log } = services;
  // A restore writes rows and files one by one: until it has finished, a cleanup could take some for orphans.
  if (await isRestoring(db)) return;
  const runs: DutyRun[] = [];
  for (const { name: duty, run } of DUTIES) {
    const ranAt = clock.now();
    try {
      await run(services);
      runs.push({ duty, ranAt, tookMs: clock.now() - ranAt });
    } catch (error) {
      runs.push({ duty, ranAt, tookMs: clock.now() - ranAt, error });
      log.error('schedule', error, { duty });
    }
  }
  try {
    await noteRuns(db, runs);
  } catch (error) {
    log.error('schedule notes', error);
  }
}
