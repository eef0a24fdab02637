import { planStatus, type ShownPlan, type StoredPlanStatus } from '~/account/person/pro';
import type { Database } from '~/platform/database.server';
import { type PeopleQuery, wordsOf } from './people-query';
import { peopleSql } from './people-sql.server';
import type { PersonRecord } from './person-record';

/**
 * A user of the table; `isDisabled` when an admin has disabled them. Times in milliseconds since 1970, `seenAt` 0 for
 * never.
 */
export type PersonRow = PersonRecord & {
  isDisabled: boolean;
  plan: ShownPlan;
  joinedAt: number;
  seenAt: number;
};

/** A page of the table, and the cursor of the next one; null at the end. */
export type PeoplePage = { users: PersonRow[]; next: number | null };

type Row = {
  seq: number;
  role: string;
  status: string;
  shown: ShownPlan;
  created_at: number;
  seen_at: number;
  id: string;
  email: string;
  username: string;
  groups: string;
  disabled_at: number | null;
  plan: StoredPlanStatus | null;
  trial_end: number | null;
  current_period_end: number | null;
};

export const A_PAGE = 100;

function listed(json: string): string[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

function personOf(row: Row, now: number): PersonRow {
  const times = { trialEnd: row.trial_end, currentPeriodEnd: row.current_period_end };
  const plan = { status: row.plan ?? 'unknown', ...times, currentPeriodStart: null } as const;
  const { id: userId, email, username, role, status, shown } = row;
  const entStatus = planStatus(plan, now / 1000);
  return {
    userId,
    email,
    username,
    role,
    status,
    entStatus,
    ...times,
    groups: listed(row.groups),
    isDisabled: row.disabled_at !== null,
    plan: shown === 'gift' || shown === 'admin' ? shown : entStatus,
    joinedAt: row.created_at,
    seenAt: row.seen_at,
  };
}

/** A page of the users who match every search word, newest first. `now` in milliseconds since 1970. */
export async function peoplePage(
  db: Database,
  { q, show, next, sort }: PeopleQuery,
  { now, most = A_PAGE }: { now: number; most?: number },
): Promise<PeoplePage> {
  const { sql, binds } = peopleSql(wordsOf(q), show, sort);
  const before = next ?? (sort === null ? Number.MAX_SAFE_INTEGER : 0);
  const { results } = await db.$client
    .prepare(sql)
    .bind(before, Math.floor(now / 1000), most + 1, ...binds)
    .all<Row>();
  const rows = results.slice(0, most);
  const following = sort === null ? (rows.at(-1)?.seq ?? null) : before + rows.length;
  return {
    users: rows.map((row) => personOf(row, now)),
    next: results.length > most ? following : null,
  };
}
