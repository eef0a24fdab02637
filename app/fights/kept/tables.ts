import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  sqliteView,
  text,
  unique,
} from 'drizzle-orm/sqlite-core';
import { keyOf } from '~/platform/store/key-of';
import type { Edition } from '~/rules/edition';
import type { FightStatus } from './fight-facts';

/** Fights: the values that lists need. Their logs are in Durable Objects. Times in milliseconds since 1970. */
export const fights = sqliteTable(
  'fights',
  {
    /** Also the name of the Durable Object. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    name: text('name').notNull(),
    edition: text('edition').$type<Edition>().notNull(),
    folder: text('folder').notNull().default(''),
    status: text('status').$type<FightStatus>().notNull().default('planned'),
    round: integer('round').notNull().default(0),
    combatants: integer('combatants').notNull().default(0),
    /** The game master's notes, for the search. */
    notes: text('notes').notNull().default(''),
    /** The event number these values are copied from. */
    seq: integer('seq').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('fights_by_user').on(table.userId, table.deletedAt, table.updatedAt),
    index('fights_put_away').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** What a code opens: the players' page, or the fight for one more helper. */
export type CodeKind = 'players' | 'helper';

/** Codes that open a fight to others; at most one of each kind. */
export const fightCodes = sqliteTable(
  'fight_codes',
  {
    code: text('code').primaryKey(),
    fightId: text('fight_id')
      .notNull()
      .references(() => fights.id, { onDelete: 'cascade' }),
    /** The fight's owner. */
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    kind: text('kind').$type<CodeKind>().notNull(),
    madeAt: integer('made_at').notNull(),
  },
  (table) => [
    unique().on(table.fightId, table.kind),
    index('fight_codes_by_user').on(table.userId),
  ],
);

/** Users who run a fight together with its owner. */
export const fightHelpers = sqliteTable(
  'fight_helpers',
  {
    fightId: text('fight_id')
      .notNull()
      .references(() => fights.id, { onDelete: 'cascade' }),
    /** The helper. */
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    madeAt: integer('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fightId, table.userId] }),
    index('fight_helpers_by_user').on(table.userId, table.madeAt),
    index('fight_helpers_by_owner').on(table.ownerId),
  ],
);

/** The characters without a party that are in a fight; `state` is JSON. */
export const fightCharacters = sqliteTable(
  'fight_characters',
  {
    fightId: text('fight_id')
      .notNull()
      .references(() => fights.id, { onDelete: 'cascade' }),
    characterId: text('character_id')
      .notNull()
      .references(keyOf('characters'), { onDelete: 'cascade' }),
    /** What the sheet and the fight last agreed on. */
    state: text('state').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fightId, table.characterId] }),
    index('fight_characters_by_character').on(table.characterId),
  ],
);

/** Which party members are in which fights; a member has the same id as a combatant. */
export const fightMembers = sqliteTable(
  'fight_members',
  {
    fightId: text('fight_id')
      .notNull()
      .references(() => fights.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(keyOf('party_members'), { onDelete: 'cascade' }),
    /** The character that sat there when the member joined. */
    characterId: text('character_id'),
  },
  (table) => [
    primaryKey({ columns: [table.fightId, table.memberId] }),
    index('fight_members_by_member').on(table.memberId),
  ],
);

/** Everyone who runs a fight: its owner and the helpers. */
export const fightRunners = sqliteView('fight_runners', {
  fightId: text('fight_id').notNull(),
  userId: text('user_id').notNull(),
}).existing();
