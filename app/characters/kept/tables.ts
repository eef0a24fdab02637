import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { shelfColumns } from '~/platform/kept-shelf/shelf-columns';
import { keyOf } from '~/platform/store/key-of';
import type { Edition } from '~/rules/edition';

/** Users' characters; times in milliseconds since 1970. */
export const characters = sqliteTable(
  'characters',
  {
    ...shelfColumns(),
    /** 'all' while anyone with the code can read it. */
    shared: text('shared').$type<'all'>(),
    edition: text('edition').$type<Edition>().notNull(),
    classLine: text('class_line').notNull().default(''),
    raceName: text('race_name').notNull().default(''),
    level: integer('level').notNull().default(0),
    /** The id of an upload by the owner. */
    portrait: text('portrait'),
    /** JSON. */
    play: text('play').notNull().default('{}'),
    /** The number of deeds applied so far. */
    playSeq: integer('play_seq').notNull().default(0),
    /** The party it was in when soft-deleted; written by triggers. */
    satIn: text('sat_in'),
  },
  (table) => [
    index('characters_by_user').on(table.userId, table.deletedAt, table.updatedAt),
    index('characters_put_away').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('characters_by_portrait').on(table.portrait).where(sql`${table.portrait} is not null`),
  ],
);

/** The log of deeds applied to characters. */
export const characterDeeds = sqliteTable(
  'character_deeds',
  {
    characterId: text('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    deed: text('deed').notNull(),
    said: text('said').notNull(),
    change: text('change').notNull(),
    undone: integer('undone', { mode: 'boolean' }).notNull().default(false),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.characterId, table.id] }),
    index('character_deeds_by_seq').on(table.characterId, table.seq),
    index('character_deeds_by_user').on(table.userId),
  ],
);

/** The party members that characters are linked to. */
export const characterParties = sqliteTable(
  'character_parties',
  {
    characterId: text('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .unique()
      .references(keyOf('party_members'), { onDelete: 'cascade' }),
    partyId: text('party_id').notNull().references(keyOf('parties'), { onDelete: 'cascade' }),
    /** The values last copied from the sheet to the member, as JSON. */
    given: text('given').notNull().default('{}'),
  },
  (table) => [
    primaryKey({ columns: [table.characterId, table.partyId] }),
    index('character_parties_by_party').on(table.partyId),
    uniqueIndex('character_parties_one').on(table.characterId),
  ],
);

/** The party members that characters were linked to when their party was deleted; times in milliseconds since 1970. */
export const endedSeats = sqliteTable(
  'ended_seats',
  {
    characterId: text('character_id')
      .primaryKey()
      .references(() => characters.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(keyOf('party_members'), { onDelete: 'cascade' }),
    partyId: text('party_id').notNull().references(keyOf('parties'), { onDelete: 'cascade' }),
    /** The values last copied from the sheet to the member, as JSON. */
    given: text('given').notNull().default('{}'),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [
    index('ended_seats_by_member').on(table.memberId),
    index('ended_seats_by_party').on(table.partyId),
  ],
);
