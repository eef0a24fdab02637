import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, sqliteView, text, unique } from 'drizzle-orm/sqlite-core';
import type { Role } from '~/catalogue/tool';
import type { ShownPlan, StoredPlanStatus } from './pro';

/** Users, keyed by the issuer and subject of the hosted sign-in. Times in milliseconds since 1970. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    issuer: text('issuer').notNull(),
    sub: text('sub').notNull(),
    username: text('username').notNull().default(''),
    email: text('email').notNull().default(''),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    name: text('name').notNull().default(''),
    familyName: text('family_name').notNull().default(''),
    role: text('role').notNull().default(''),
    /** The provider's groups, a JSON list. */
    groups: text('groups', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The account status at the hosted sign-in: CONFIRMED, FORCE_CHANGE_PASSWORD … */
    status: text('status').notNull().default('CONFIRMED'),
    /** Roles that an admin gave (1) or took (0) where the provider accepts no changes: they outweigh its groups. */
    overrules: text('overrules', { mode: 'json' })
      .$type<Partial<Record<Role, 0 | 1>>>()
      .notNull()
      .default({}),
    disabledAt: integer('disabled_at'),
    /** When the user last signed out everywhere. */
    signedOutAt: integer('signed_out_at'),
    /** Until when an admin's action on this user holds the lock. */
    actUntil: integer('act_until').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [unique().on(table.issuer, table.sub), index('users_by_email').on(table.email)],
);

/** Users to delete at the hosted sign-in, because their accounts here are gone. */
export const providerRemovals = sqliteTable(
  'provider_removals',
  {
    username: text('username').primaryKey(),
    askedAt: integer('asked_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    tryAt: integer('try_at').notNull().default(0),
    /** Until when an attempt is in progress. */
    askingUntil: integer('asking_until').notNull().default(0),
  },
  (table) => [index('provider_removals_by_time').on(table.tryAt)],
);

/** Signed-in browsers. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokens: text('tokens').notNull(),
    tokensVersion: integer('tokens_version').notNull().default(1),
    tokensExpireAt: integer('tokens_expire_at').notNull(),
    refreshingUntil: integer('refreshing_until'),
    issuedAt: integer('issued_at').notNull(),
    authTime: integer('auth_time').notNull(),
    jti: text('jti').notNull().default(''),
    createdAt: integer('created_at').notNull(),
    seenAt: integer('seen_at').notNull(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_seen').on(table.seenAt),
  ],
);

/** Each user's plan. Periods in seconds since 1970, `updatedAt` in milliseconds. */
export const entitlements = sqliteTable('entitlements', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  status: text('status').$type<StoredPlanStatus>().notNull(),
  trialEnd: integer('trial_end'),
  currentPeriodStart: integer('current_period_start'),
  currentPeriodEnd: integer('current_period_end'),
  updatedAt: integer('updated_at').notNull(),
});

/** Trials given so far, by hashed e-mail; those from before `trialKeys` existed by an unkeyed hash. */
export const trialClaims = sqliteTable('trial_claims', {
  emailHash: text('email_hash').primaryKey(),
  claimId: text('claim_id').notNull(),
  claimedAt: integer('claimed_at').notNull(),
});

/** The keys of those hashes, sealed. */
export const trialKeys = sqliteTable('trial_keys', {
  id: integer('id').primaryKey(),
  sealed: text('sealed').notNull(),
  madeAt: integer('made_at').notNull(),
});

/**
 * The search, filter and count index of Management's table of users: one row per user, maintained by triggers.
 * `trialEnd` in seconds since 1970.
 */
export const people = sqliteTable(
  'people',
  {
    seq: integer('seq').primaryKey(),
    person: text('person').notNull().unique(),
    role: text('role').notNull(),
    status: text('status').notNull(),
    plan: text('plan').$type<ShownPlan>().notNull(),
    trialEnd: integer('trial_end'),
    /** Whether they are an active admin. */
    rules: integer('rules').notNull(),
    words: text('words').notNull(),
  },
  (table) => [
    index('people_by_role').on(table.role),
    index('people_by_status').on(table.status),
    index('people_by_plan').on(table.plan),
    index('people_on_trial').on(table.trialEnd).where(sql`${table.plan} = 'trialing'`),
    index('people_who_rule').on(table.seq).where(sql`${table.rules} = 1`),
    index('people_to_act_on').on(table.seq).where(sql`${table.status} <> 'CONFIRMED'`),
  ],
);

/** The position of the walk over the users of the hosted sign-in: at most one row. Times in milliseconds. */
export const identityWalk = sqliteTable('identity_walk', {
  id: integer('id').primaryKey(),
  token: text('token'),
  walking: integer('walking').notNull().default(1),
  seen: integer('seen').notNull().default(0),
  begunAt: integer('begun_at').notNull(),
  endedAt: integer('ended_at'),
  steppingUntil: integer('stepping_until').notNull().default(0),
  removedAt: integer('removed_at').notNull().default(0),
});

/** Gifts of Pro: until when, and the note. `endsAt` in seconds since 1970, `givenAt` in milliseconds. */
export const gifts = sqliteTable(
  'gifts',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    endsAt: integer('ends_at'),
    note: text('note').notNull().default(''),
    givenAt: integer('given_at').notNull(),
  },
  (table) => [index('gifts_that_end').on(table.endsAt).where(sql`${table.endsAt} is not null`)],
);

/** The history of each user's plan. `at` in milliseconds, the rest in seconds since 1970. */
export const planHistory = sqliteTable(
  'plan_history',
  {
    id: integer('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    status: text('status').$type<StoredPlanStatus>().notNull(),
    trialEnd: integer('trial_end'),
    currentPeriodStart: integer('current_period_start'),
    currentPeriodEnd: integer('current_period_end'),
  },
  (table) => [index('plan_history_by_user').on(table.userId, table.id)],
);

/** Always empty: inserting here fails when no active admin would be left, and with it the whole batch. */
export const lastAdmin = sqliteTable('last_admin', {
  goes: integer('goes').notNull(),
});

/** What `people` has of a user, computed from the user and the plan. */
export const peopleFacts = sqliteView('people_facts', {
  person: text('person').notNull(),
  role: text('role').notNull(),
  status: text('status').notNull(),
  plan: text('plan').$type<ShownPlan>().notNull(),
  trialEnd: integer('trial_end'),
  rules: integer('rules').notNull(),
  words: text('words').notNull(),
}).existing();
