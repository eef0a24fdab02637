import { getTableName } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { CATALOGUE } from '~/catalogue/catalogue';
import { overridesAt, type TimedOverride, withOverrides } from '~/catalogue/overrides';
import { toolOverrides, toolPlans } from '~/catalogue/tables';
import type { Tool } from '~/catalogue/tool';
import type { Database } from '~/platform/database.server';
import type { Person } from '../person/person';
import { isPro, NO_PLAN, type Plan } from '../person/pro';
import { effectiveRoles } from '../person/roles';
import { entitlements, sessions, users } from '../person/tables';
import type { SessionUser } from './session-cookie.server';

/** The selected columns, by their names in the row. */
const SESSION = {
  session_id: sessions.id,
  tokens_version: sessions.tokensVersion,
  tokens_expire_at: sessions.tokensExpireAt,
  refreshing_until: sessions.refreshingUntil,
  issued_at: sessions.issuedAt,
  auth_time: sessions.authTime,
  jti: sessions.jti,
  session_created_at: sessions.createdAt,
  session_seen_at: sessions.seenAt,
};
const PERSON = {
  user_id: users.id,
  sub: users.sub,
  username: users.username,
  email: users.email,
  name: users.name,
  family_name: users.familyName,
  role: users.role,
  groups: users.groups,
  disabled_at: users.disabledAt,
  signed_out_at: users.signedOutAt,
};
const PLAN = {
  status: entitlements.status,
  trial_end: entitlements.trialEnd,
  current_period_start: entitlements.currentPeriodStart,
  current_period_end: entitlements.currentPeriodEnd,
};

/** What D1 returns for a column: JSON as its text, everything else as it is. */
type Given<Column extends SQLiteColumn> =
  | (Column['_']['dataType'] extends 'json' ? string : Column['_']['data'])
  | (Column['_']['notNull'] extends true ? never : null);
type Row<Columns extends Record<string, SQLiteColumn>> = {
  [Name in keyof Columns]: Given<Columns[Name]>;
};
type OrNone<Known> = { [Name in keyof Known]: Known[Name] | null };

/**
 * Everything a guarded request needs, in one row: session, user, plan, and the owner's changes to the tools. When
 * `session_id` or `user_id` is null, the other columns of that table mean nothing.
 */
export type StandingRow = { overrides: string } & Omit<Row<typeof SESSION>, 'session_id'> &
  Omit<Row<typeof PERSON>, 'user_id'> &
  OrNone<Row<typeof PLAN> & Pick<Row<typeof SESSION & typeof PERSON>, 'session_id' | 'user_id'>>;

function columnsOf(columns: Record<string, SQLiteColumn>, table: string): string {
  return Object.entries(columns)
    .map(([name, column]) => `${table}.${column.name} as ${name}`)
    .join(', ');
}

const COLUMNS = [
  'o.overrides',
  columnsOf(SESSION, 's'),
  columnsOf(PERSON, 'u'),
  columnsOf(PLAN, 'e'),
].join(', ');

/** The owner's changes to the tools, both immediate and planned, combined by `union all`. */
const SAID = [toolOverrides.id, toolPlans.tool].map(
  ({ name, table }) => `select ${name} as id, state, access, at from ${getTableName(table)}`,
);
const OVERRIDES = `(select coalesce(json_group_array(json_object('id', id, 'state', state, 'access', access, 'at', at)), '[]')
  as overrides from (${SAID.join(' union all ')})) o`;

const TABLES = {
  s: getTableName(sessions),
  u: getTableName(users),
  e: getTableName(entitlements),
};
const PLAN_OF_PERSON = `left join ${TABLES.e} e on e.${entitlements.userId.name} = u.${users.id.name}`;

const BY_SESSION = `select ${COLUMNS} from ${OVERRIDES} left join ${TABLES.s} s on s.${sessions.id.name} = ?1
  left join ${TABLES.u} u on u.${users.id.name} = s.${sessions.userId.name} ${PLAN_OF_PERSON}`;

const BY_SUBJECT = `select ${COLUMNS} from ${OVERRIDES}
  left join ${TABLES.u} u on u.${users.issuer.name} = ?1 and u.${users.sub.name} = ?2
  left join ${TABLES.s} s on s.${sessions.id.name} = '' ${PLAN_OF_PERSON}`;

/** The row of a session; an unknown or empty id gives only the tools. One read. */
export async function rowOfSession(db: Database, sessionId: string): Promise<StandingRow> {
  return first(db.$client.prepare(BY_SESSION).bind(sessionId));
}

/** The row of a user by the provider's subject, for callers with a bearer token. One read. */
export async function rowOfSubject(
  db: Database,
  issuer: string,
  sub: string,
): Promise<StandingRow> {
  return first(db.$client.prepare(BY_SUBJECT).bind(issuer, sub));
}

async function first(statement: D1PreparedStatement): Promise<StandingRow> {
  const row = await statement.first<StandingRow>();
  if (!row) throw new Error('The standing query gave no row.');
  return row;
}

/** The catalogue with the owner's changes at a time, planned ones that are due included. */
export function toolsOf(row: StandingRow, now: number): Tool[] {
  // Our own query wrote this JSON from columns that the database checks.
  const overrides = JSON.parse(row.overrides) as TimedOverride[];
  return withOverrides(CATALOGUE, overridesAt(overrides, now));
}

function groupsOf(row: StandingRow): string[] {
  const value: unknown = JSON.parse(row.groups);
  return Array.isArray(value) ? value.filter((group) => typeof group === 'string') : [];
}

function planOf(row: StandingRow): Plan {
  if (row.status === null) return NO_PLAN;
  return {
    status: row.status,
    trialEnd: row.trial_end,
    currentPeriodStart: row.current_period_start,
    currentPeriodEnd: row.current_period_end,
  };
}

/** The user in a row; null when there is none, or an admin has disabled them. */
export function personOf(row: StandingRow, now: number): Person | null {
  if (row.user_id === null || row.disabled_at !== null) return null;
  const roles = effectiveRoles(row.role, groupsOf(row));
  const plan = planOf(row);
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    sub: row.sub,
    authTime: row.auth_time,
    username: row.username,
    email: row.email,
    name: row.name,
    familyName: row.family_name,
    roles,
    plan,
    pro: isPro({ roles, plan }, now / 1000),
  };
}

/** The session cookie's content for a row. */
export function sessionUserOf(row: StandingRow, sessionId: string): SessionUser {
  const groups = groupsOf(row);
  const isGiven = isPro({ roles: effectiveRoles(row.role, groups), plan: NO_PLAN }, 0);
  return {
    sessionId,
    userId: row.user_id,
    sub: row.sub,
    username: row.username,
    email: row.email,
    name: row.name,
    familyName: row.family_name,
    role: row.role,
    groups,
    issuedAt: row.issued_at,
    authTime: row.auth_time,
    expiresAt: Math.floor(row.tokens_expire_at / 1000),
    jti: row.jti,
    trialEnd: row.status === 'trialing' && !isGiven ? row.trial_end : null,
  };
}
