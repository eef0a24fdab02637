import { adminPaths } from '~/admin-paths';

/** A problem, with a link to its details. */
export type Trouble = { part: HealthPart; words: string; to: string };

/** The sections of the health page that can have problems, and the backups. */
export type HealthPart = 'requests' | 'schedule' | 'webhooks' | 'jobs' | 'imports' | 'backup';

type Facts = {
  now: number;
  /** The schedule's jobs, each with its last run and its last failure. */
  runs: readonly { duty: string; ranAt: number; failedAt: number | null }[];
  /** Unprocessed events of the payment provider, and failed work that waits for its next attempt. */
  events: number;
  jobs: number;
  /** Imports that failed since yesterday. */
  imports: number;
  /** Requests that failed in this hour and the one before. */
  errors: number;
  /** When the last complete backup ended. */
  backedUpAt: number | null;
};

/** The schedule runs every minute: after this long without a run, something is wrong. */
export const LATE_MS = 5 * 60 * 1000;
/** A backup is made every night: after this long a second one is missing. */
const OLD_BACKUP_MS = 48 * 60 * 60 * 1000;

/** All problems, the most serious first; empty when all is well. */
export function troubles(facts: Facts): Trouble[] {
  const { now, runs, events, jobs, imports, errors, backedUpAt } = facts;
  const latest = Math.max(0, ...runs.map(({ ranAt }) => ranAt));
  const failing = runs.filter(({ ranAt, failedAt }) => failedAt === ranAt);
  const found: (Omit<Trouble, 'to'> | false)[] = [
    now - latest > LATE_MS && {
      part: 'schedule',
      words: 'The schedule has not run for five minutes',
    },
    failing.length > 0 && {
      part: 'schedule',
      words: `The last run of the schedule failed in: ${failing.map(({ duty }) => duty).join(', ')}`,
    },
    errors > 0 && {
      part: 'requests',
      words: `${counted(errors, 'request')} failed in the last two hours`,
    },
    events > 0 && { part: 'webhooks', words: `${counted(events, 'Stripe event')} not handled` },
    jobs > 0 && { part: 'jobs', words: `${counted(jobs, 'failed job')} waiting for a retry` },
    imports > 0 && {
      part: 'imports',
      words: `${counted(imports, 'import')} failed since yesterday`,
    },
    backedUpAt === null && { part: 'backup', words: 'No backup yet' },
    backedUpAt !== null &&
      now - backedUpAt > OLD_BACKUP_MS && {
        part: 'backup',
        words: 'The last backup is older than two days',
      },
  ];
  return found.flatMap((one) => (one === false ? [] : [{ ...one, to: placeOf(one.part) }]));
}

function placeOf(part: HealthPart): string {
  if (part === 'backup') return adminPaths.backup();
  return part === 'imports' ? adminPaths.records() : `${adminPaths.health()}#${part}`;
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}
