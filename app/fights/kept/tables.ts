import { index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import type { Edition } from '~/rules/edition';
import type { FightStatus } from './fight-facts';

/** Fights that people run: what lists need of them. Their logs lie in objects of their own. Times in milliseconds since 1970. */
export const fights = sqliteTable(
  'fights',
  {
    /** Also the name of the object. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    edition: text('edition').$type<Edition>().notNull(),
    folder: text('folder').notNull().default(''),
    status: text('status').$type<FightStatus>().notNull().default('planned'),
    round: integer('round').notNull().default(0),
    combatants: integer('combatants').notNull().default(0),
    /** Of which event these are copies. */
    seq: integer('seq').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [index('fights_by_user').on(table.userId, table.deletedAt, table.updatedAt)],
);

/** What a code opens: the table to whoever plays at it, or the fight to one more who runs it. */
export type CodeKind = 'players' | 'helper';

/** The codes that open a fight to others; one of each kind at most. */
export const fightCodes = sqliteTable(
  'fight_codes',
  {
    code: text('code').primaryKey(),
    fightId: text('fight_id').notNull(),
    /** The fight's owner. */
    userId: text('user_id').notNull(),
    kind: text('kind').$type<CodeKind>().notNull(),
    madeAt: integer('made_at').notNull(),
  },
  (table) => [
    unique().on(table.fightId, table.kind),
    index('fight_codes_by_user').on(table.userId),
  ],
);

/** Who runs a fight together with its owner. */
export const fightHelpers = sqliteTable(
  'fight_helpers',
  {
    fightId: text('fight_id').notNull(),
    /** Who helps. */
    userId: text('user_id').notNull(),
    ownerId: text('owner_id').notNull(),
    madeAt: integer('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fightId, table.userId] }),
    index('fight_helpers_by_user').on(table.userId, table.madeAt),
    index('fight_helpers_by_owner').on(table.ownerId),
  ],
);

/** Which characters of parties are in which fights, under their own ids. */
export const fightMembers = sqliteTable(
  'fight_members',
  { fightId: text('fight_id').notNull(), memberId: text('member_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.fightId, table.memberId] }),
    index('fight_members_by_member').on(table.memberId),
  ],
);
