import { integer, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import type { Edition } from '~/rules/edition';
import type { Size } from '../records/record-parts';
import type { School } from '../records/spell-record';

/** The columns of every shelf. Records with `published` are public; `owner` is null for the site's own. */
function sharedColumns() {
  return {
    seq: integer('seq').primaryKey(),
    id: text('id').notNull().unique(),
    source: text('source').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    sortName: text('sort_name').notNull(),
    edition: text('edition').$type<Edition>().notNull(),
    facets: text('facets').notNull(),
    published: integer('published', { mode: 'boolean' }).notNull().default(true),
    owner: text('owner'),
    hash: text('hash').notNull(),
    importedAt: integer('imported_at').notNull(),
  };
}

/** Monsters for lists; the complete record is in `monsterRecords` under the same `seq`. */
export const monsters = sqliteTable(
  'monsters',
  {
    ...sharedColumns(),
    type: text('type').notNull(),
    size: text('size').$type<Size>().notNull(),
    sizeRank: integer('size_rank').notNull(),
    cr: real('cr').notNull(),
    ac: integer('ac').notNull(),
    hp: integer('hp').notNull(),
    xp: integer('xp').notNull(),
    alignment: text('alignment').notNull(),
    speeds: text('speeds').notNull(),
  },
  (table) => [unique().on(table.source, table.slug)],
);

export const monsterRecords = sqliteTable('monster_records', {
  seq: integer('seq').primaryKey(),
  record: text('record').notNull(),
});

/** Spells for lists; the complete record is in `spellRecords` under the same `seq`. */
export const spells = sqliteTable(
  'spells',
  {
    ...sharedColumns(),
    level: integer('level').notNull(),
    school: text('school').$type<School>().notNull(),
    ritual: integer('ritual', { mode: 'boolean' }).notNull(),
    concentration: integer('concentration', { mode: 'boolean' }).notNull(),
    castingTime: text('casting_time').notNull(),
    classes: text('classes').notNull(),
  },
  (table) => [unique().on(table.source, table.slug)],
);

export const spellRecords = sqliteTable('spell_records', {
  seq: integer('seq').primaryKey(),
  record: text('record').notNull(),
});
