import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shelfColumns } from '~/platform/kept-shelf/shelf-columns';
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
  (table) => [index('characters_by_user').on(table.userId, table.deletedAt, table.updatedAt)],
);

/** The log of deeds applied to characters. */
export const characterDeeds = sqliteTable(
  'character_deeds',
  {
    characterId: text('character_id').notNull(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
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
  ],
);

/** The party members that characters are linked to. */
export const characterParties = sqliteTable(
  'character_parties',
  {
    characterId: text('character_id').notNull(),
    memberId: text('member_id').notNull().unique(),
    partyId: text('party_id').notNull(),
    /** The values last copied from the sheet to the member, as JSON. */
    given: text('given').notNull().default('{}'),
  },
  (table) => [primaryKey({ columns: [table.characterId, table.partyId] })],
);

/** The party members that characters were linked to when their party was deleted; times in milliseconds since 1970. */
export const endedSeats = sqliteTable(
  'ended_seats',
  {
    characterId: text('character_id').primaryKey(),
    memberId: text('member_id').notNull(),
    partyId: text('party_id').notNull(),
    /** The values last copied from the sheet to the member, as JSON. */
    given: text('given').notNull().default('{}'),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [
    index('ended_seats_by_member').on(table.memberId),
    index('ended_seats_by_party').on(table.partyId),
  ],
);
