import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { createLog } from '~/platform/log';
import { createServices } from '~/platform/services.server';
import { DUTIES, runSchedule } from '~/schedule.server';

const DAY = 24 * 60 * 60 * 1000;

/** The table that each task needs; the other tasks must work without it. */
const TABLE_OF: Record<string, string> = {
  'planned changes of tools': 'tool_plans',
  'contact messages': 'contact_messages',
  'old sessions': 'sessions',
  subscriptions: 'billing_walk',
  'users to delete': 'provider_removals',
  'users of the hosted sign-in': 'identity_walk',
  'ended trials': 'people',
  'ended gifts': 'gifts',
  'old invitations': 'invitation_forms',
  'old billing events': 'billing_events',
  'reconcile of all users': 'reconcile_runs',
  'old acts of admins': 'audit_log',
  'old tickets': 'used_tickets',
  'counts of hours': 'hour_counts',
  backups: 'backups',
  'storage used': 'file_walk',
  'keys of trials': 'trial_keys',
  imports: 'import_jobs',
  'deleted uploads': 'uploads',
  'kept fights': 'loose_objects',
  'deleted lists': 'monster_lists',
  'deleted spellbooks': 'spellbooks',
  'deleted dice': 'dice_kept',
  'old homebrew imports': 'homebrew_imports',
  'kept maps': 'maps',
  'kept encounters': 'encounters',
  'kept battles': 'battles',
  'kept characters': 'characters',
  'kept creatures': 'homebrew_creatures',
  'deleted parties': 'parties',
};

function openServices(lines: string[]) {
  const free = { limit: async () => ({ success: true }) };
  const { DB, FILES, FIGHTS } = env;
  const bindings = {
    DB,
    FILES,
    FIGHTS,
    WRITE_LIMIT: free,
    COSTLY_LIMIT: free,
    COSTLY_READ_LIMIT: free,
  };
  const config = {
    APP_ORIGIN: 'https://delvewright.example',
    APP_MODE: 'production' as const,
    SESSION_KEYS: `k:${'5'.repeat(64)}`,
    TICKET_SECRET: 'a-ticket-secret-of-this-test-alone',
    IDENTITY_ISSUER: 'http://127.0.0.1:1',
    IDENTITY_CLIENT_ID: 'test',
    IDENTITY_GROUPS_CLAIM: 'groups',
    IDENTITY_SCOPE: 'openid',
    IDENTITY_ADMIN_ENDPOINT: 'http://127.0.0.1:1',
    IDENTITY_USER_POOL_ID: 'us-east-1_Test',
    IDENTITY_ADMIN_KEY_ID: 'key',
    IDENTITY_ADMIN_SECRET: 'secret',
    TRIAL_DAYS: 14,
    // No server listens at this address.
    CONTACT_ENDPOINT: 'http://127.0.0.1:1/messages',
    STRIPE_SECRET_KEY: 'sk_test_schedule',
    STRIPE_WEBHOOK_SECRET: 'whsec_schedule',
    STRIPE_PRICE_MONTHLY: 'price_monthly',
    STRIPE_PRICE_ANNUAL: 'price_annual',
    STRIPE_API: 'http://127.0.0.1:1',
  };
  const log = createLog((line) => lines.push(line));
  const services = createServices({ bindings, config }, log, () => undefined);
  // At noon no backup starts, which would need every table.
  const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
  return { ...services, clock: { now: () => noon } };
}

const COLUMNS =
  '(token, state, first_name, last_name, email, message, created_at, attempts, next_try_at)';

async function rowsOf(table: string): Promise<number> {
  const count = await env.DB.prepare(`select count(*) as rows from ${table}`).first<number>('rows');
  return count ?? -1;
}

/** Inserts old rows for each task that deletes expired data. */
async function leaveOldThings(): Promise<void> {
  const old = Date.now() - 400 * DAY;
  await env.DB.batch([
    env.DB.prepare(
      `insert or replace into contact_messages ${COLUMNS} values ('t', 'sent', '', '', '', '', ?1, 1, ?1)`,
    ).bind(old),
    env.DB.prepare("insert or replace into used_tickets values ('n', ?1)").bind(old),
  ]);
}

/** The duties that fail in one run; without `pays` no payment provider is set up, whose client waits before it gives up. */
async function failedDuties({ pays = true } = {}): Promise<string[]> {
  const lines: string[] = [];
  const services = openServices(lines);
  await runSchedule({ ...services, payments: pays ? services.payments : null });
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ event, level }) => event === 'schedule' && level === 'error')
    .map(({ duty }) => String(duty));
}

describe('the schedule', () => {
  it('runs every task on an intact database', async () => {
    await leaveOldThings();
    expect(await failedDuties()).toEqual([]);
    expect(await rowsOf('contact_messages')).toBe(0);
    expect(await rowsOf('used_tickets')).toBe(0);
  });

  it('has a task for each table that this test removes', () => {
    expect(DUTIES.map(({ name }) => name).sort()).toEqual(Object.keys(TABLE_OF).sort());
  });

  it('continues when any one task fails', async () => {
    await env.DB.prepare('pragma foreign_keys = off').run();
    for (const [duty, table] of Object.entries(TABLE_OF)) {
      await leaveOldThings();
      await env.DB.prepare(`alter table ${table} rename to away`).run();
      expect(await failedDuties({ pays: duty === 'subscriptions' })).toEqual([duty]);
      for (const other of ['contact_messages', 'used_tickets']) {
        if (other !== table) expect(await rowsOf(other), `${other}, when ${duty} failed`).toBe(0);
      }
      await env.DB.prepare(`alter table away rename to ${table}`).run();
    }
  });

  it('tries to send a waiting message, and stores why it failed', async () => {
    const row = `insert into contact_messages ${COLUMNS}
      values ('t', 'waiting', 'M', '', 'm@x.yz', 'w', ?1, 0, 0)`;
    await env.DB.prepare(row).bind(Date.now()).run();
    expect(await failedDuties()).toEqual([]);
    const query = 'select attempts, last_problem from contact_messages';
    const problem = expect.stringMatching(/not be reached/);
    expect(await env.DB.prepare(query).first()).toEqual({ attempts: 1, last_problem: problem });
  });
});
