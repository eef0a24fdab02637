import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core';
import { keyOf } from '~/platform/store/key-of';

/** Parties: `userId` is the owner. Times in milliseconds since 1970. */
export const parties = sqliteTable(
  'parties',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    name: text('name').notNull(),
    code: text('code').notNull().unique(),
    joinOpen: integer('join_open', { mode: 'boolean' }).notNull().default(true),
    notes: text('notes').notNull().default(''),
    gmNotes: text('gm_notes').notNull().default(''),
    /** Counts every change; triggers increase it. */
    seq: integer('seq').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('parties_by_user').on(table.userId, table.deletedAt, table.updatedAt),
    index('parties_put_away').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** The users of a party besides its owner. */
export const partyPeople = sqliteTable(
  'party_people',
  {
    partyId: text('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    role: text('role').$type<'co-gm' | 'player'>().notNull(),
    joinedAt: integer('joined_at').notNull(),
    roleSince: integer('role_since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partyId, table.userId] }),
    index('party_people_by_user').on(table.userId),
  ],
);

/** The default party for a user's new fights and encounters: at most one per user. */
export const defaultParties = sqliteTable(
  'default_parties',
  {
    userId: text('user_id').primaryKey().references(keyOf('users'), { onDelete: 'cascade' }),
    partyId: text('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
  },
  (table) => [index('default_parties_by_party').on(table.partyId)],
);

/** The members of parties. */
export const partyMembers = sqliteTable(
  'party_members',
  {
    id: text('id').primaryKey(),
    partyId: text('party_id')
      .notNull()
      .references(() => parties.id, { onDelete: 'cascade' }),
    /** The user whose member it is; null for a game master's. */
    userId: text('user_id').references(keyOf('users'), { onDelete: 'set null' }),
    settings: text('settings', { mode: 'json' }).$type<unknown>().notNull(),
    marks: text('marks', { mode: 'json' }).$type<unknown>().notNull().default({}),
    hp: integer('hp').notNull(),
    temporary: integer('temporary').notNull().default(0),
    xp: integer('xp').notNull().default(0),
    privateNotes: text('private_notes').notNull().default(''),
    /** The running fight that owns its hit points, the combatant's id there, and the event number of these copies. */
    fightId: text('fight_id').references(keyOf('fights'), { onDelete: 'set null' }),
    fightCombatant: text('fight_combatant'),
    fightSeq: integer('fight_seq').notNull().default(0),
    addedAt: integer('added_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('party_members_by_party').on(table.partyId, table.addedAt),
    index('party_members_by_user').on(table.userId),
    index('party_members_by_fight').on(table.fightId).where(sql`${table.fightId} is not null`),
  ],
);

/** Changes of members' hit points and experience; a trigger applies each when its row is inserted. */
export const partyChanges = sqliteTable(
  'party_changes',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => partyMembers.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    does: text('does').$type<'damage' | 'heal' | 'temporary' | 'xp'>().notNull(),
    amount: integer('amount').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('party_changes_by_user').on(table.userId),
  ],
);

/** Everyone who runs a party: its owner and the co-GMs. */
export const partyRunners = sqliteView('party_runners', {
  partyId: text('party_id').notNull(),
  userId: text('user_id').notNull(),
}).existing();
