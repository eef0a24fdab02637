import { CATALOGUE } from '~/catalogue/catalogue';
import { type ToolOverride, withOverrides } from '~/catalogue/overrides';
import type { Tool } from '~/catalogue/tool';
import type { Database } from '~/platform/database.server';
import type { Person } from '../person/person';
import { isPro, NO_PLAN, type Plan, type StoredPlanStatus } from '../person/pro';
import { effectiveRoles } from '../person/roles';
import type { SessionUser } from './session-cookie.server';

/** Everything a guarded request needs to know, in one row: session, person, plan, and the owner's changes to the tools. */
export type StandingRow = {
  overrides: string;
  session_id: string | null;
  tokens_version: number;
  tokens_expire_at: number;
  refreshing_until: number | null;
  issued_at: number;
  auth_time: number;
  jti: string;
  session_created_at: number;
  session_seen_at: number;
  user_id: string | null;
  sub: string;
  username: string;
  email: string;
  name: string;
  family_name: string;
  role: string;
  groups: string;
  disabled_at: number | null;
  signed_out_at: number | null;
  status: StoredPlanStatus | null;
  trial_end: number | null;
  current_period_start: number | null;
  current_period_end: number | null;
};

const COLUMNS = `
  o.overrides, s.id as session_id, s.tokens_version, s.tokens_expire_at, s.refreshing_until, s.issued_at, s.auth_time, s.jti,
  s.created_at as session_created_at, s.seen_at as session_seen_at,
  u.id as user_id, u.sub, u.username, u.email, u.name, u.family_name, u.role, u.groups, u.disabled_at,
  u.signed_out_at,  e.status, e.trial_end, e.current_period_start, e.current_period_end`;

const OVERRIDES = `(select coalesce(json_group_array(json_object('id', id, 'state', state, 'access', access)), '[]')
  as overrides from tool_overrides) o`;

const BY_SESSION = `select ${COLUMNS} from ${OVERRIDES} left join sessions s on s.id = ?1
  left join users u on u.id = s.user_id left join entitlements e on e.user_id = u.id`;

const BY_SUBJECT = `select ${COLUMNS} from ${OVERRIDES} left join users u on u.issuer = ?1 and u.sub = ?2
  left join sessions s on s.id = '' left join entitlements e on e.user_id = u.id`;

/** The row of a session; an unknown or empty id gives the tools alone. One read. */
export async function rowOfSession(db: Database, sessionId: string): Promise<StandingRow> {
  return first(db.$client.prepare(BY_SESSION).bind(sessionId));
}

/** The row of a person as the provider names them, for callers with a token of their own. One read. */
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

/** The tools as the owner has set them. */
export function toolsOf(row: StandingRow): Tool[] {
  // Our own query wrote this JSON from columns that the database checks.
  const overrides = JSON.parse(row.overrides) as ToolOverride[];
  return overrides.length > 0 ? withOverrides(CATALOGUE, overrides) : [...CATALOGUE];
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

/** The person in a row; null when there is none, or an admin has disabled them. */
export function personOf(row: StandingRow, now: number): Person | null {
  if (row.user_id === null || row.disabled_at !== null) return null;
  const roles = effectiveRoles(row.role, groupsOf(row));
  const plan = planOf(row);
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    sub: row.sub,
    username: row.username,
    email: row.email,
    name: row.name,
    familyName: row.family_name,
    roles,
    plan,
    pro: isPro({ roles, plan }, now / 1000),
  };
}

/** What the session cookie keeps of a row. */
export function sessionUserOf(row: StandingRow, sessionId: string): SessionUser {
  return {
    sessionId,
    userId: row.user_id,
    sub: row.sub,
    username: row.username,
    email: row.email,
    name: row.name,
    familyName: row.family_name,
    role: row.role,
    groups: groupsOf(row),
    issuedAt: row.issued_at,
    authTime: row.auth_time,
    expiresAt: Math.floor(row.tokens_expire_at / 1000),
    jti: row.jti,
  };
}
