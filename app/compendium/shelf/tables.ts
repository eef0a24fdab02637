import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  sqliteView,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { keyOf } from '~/platform/store/key-of';
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

/** The values of a monster that lists show, sort and filter by. */
function monsterColumns() {
  return {
    type: text('type').notNull(),
    size: text('size').$type<Size>().notNull(),
    sizeRank: integer('size_rank').notNull(),
    cr: real('cr').notNull(),
    ac: integer('ac').notNull(),
    hp: integer('hp').notNull(),
    xp: integer('xp').notNull(),
    alignment: text('alignment').notNull(),
    speeds: text('speeds').notNull(),
  };
}

/** Monsters for lists; the complete record is in `monsterRecords` under the same `seq`. */
export const monsters = sqliteTable(
  'monsters',
  {
    ...sharedColumns(),
    ...monsterColumns(),
  },
  (table) => [
    unique().on(table.source, table.slug),
    index('monsters_by_name').on(table.sortName, table.id),
    index('monsters_by_cr').on(table.cr, table.sortName, table.id),
    index('monsters_by_ac').on(table.ac, table.sortName, table.id),
    index('monsters_by_hp').on(table.hp, table.sortName, table.id),
    index('monsters_by_type').on(table.type, table.sortName, table.id),
    index('monsters_by_size').on(table.sizeRank, table.sortName, table.id),
  ],
);

export const monsterRecords = sqliteTable('monster_records', {
  seq: integer('seq')
    .primaryKey()
    .references(() => monsters.seq, { onDelete: 'cascade' }),
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
  (table) => [
    unique().on(table.source, table.slug),
    index('spells_by_name').on(table.sortName, table.id),
    index('spells_by_level').on(table.level, table.sortName, table.id),
    index('spells_by_school').on(table.school, table.sortName, table.id),
  ],
);

export const spellRecords = sqliteTable('spell_records', {
  seq: integer('seq')
    .primaryKey()
    .references(() => spells.seq, { onDelete: 'cascade' }),
  record: text('record').notNull(),
});

/** Users' own monsters for lists, beside the site's; the complete record is in `ownMonsterRecords`. */
export const ownMonsters = sqliteTable(
  'own_monsters',
  {
    seq: integer('seq').primaryKey(),
    ownerId: text('owner_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    id: text('id').notNull().unique(),
    source: text('source').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    sortName: text('sort_name').notNull(),
    ...monsterColumns(),
    edition: text('edition').$type<Edition>().notNull(),
    facets: text('facets').notNull(),
    hash: text('hash').notNull(),
    importedAt: integer('imported_at').notNull(),
    /** The saved creature that it shows. */
    keptId: text('kept_id').references(keyOf('homebrew_creatures'), { onDelete: 'cascade' }),
    /** The party whose members find it too. */
    partyId: text('party_id').references(keyOf('parties'), { onDelete: 'set null' }),
  },
  (table) => [
    unique().on(table.ownerId, table.source, table.slug),
    index('own_monsters_by_name').on(table.ownerId, table.sortName, table.id),
    uniqueIndex('own_monsters_by_kept').on(table.keptId),
    index('own_monsters_by_party')
      .on(table.partyId, table.sortName, table.id)
      .where(sql`${table.partyId} is not null`),
  ],
);

export const ownMonsterRecords = sqliteTable('own_monster_records', {
  seq: integer('seq')
    .primaryKey()
    .references(() => ownMonsters.seq, { onDelete: 'cascade' }),
  /** The words of its entries, for the search. */
  told: text('told').notNull(),
  record: text('record').notNull(),
});

/** The words of the names that a search finds. */
export const nameWords = sqliteTable(
  'name_words',
  {
    kind: text('kind').$type<'monster' | 'spell'>().notNull(),
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.word] })],
);

/** Each of those words with letters left out, to find the word that a mistyped one means. */
export const nameTypos = sqliteTable(
  'name_typos',
  {
    kind: text('kind').$type<'monster' | 'spell'>().notNull(),
    typo: text('typo').notNull(),
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.typo, table.word] })],
);

function termColumns() {
  return {
    seq: integer('seq').notNull(),
    name: text('name').notNull(),
    joined: text('joined').notNull(),
    facets: text('facets').notNull(),
  };
}

/** What the full-text index holds of each monster. */
export const monsterTerms = sqliteView('monster_terms', termColumns()).existing();

/** What the full-text index holds of each spell. */
export const spellTerms = sqliteView('spell_terms', termColumns()).existing();
