import type { ShelfRow } from './shelf';

/** A monster in a JSON list; `id` is its public id, `index` its slug, `cr` a number (0.25 is 1/4). */
export type MonsterSummary = {
  id: string;
  name: string;
  type: string;
  cr: number;
  ac: number;
  hp: number;
  source: string;
  index: string;
};

/** A monster in the list of the monster lookup. */
export type MonsterListItem = MonsterSummary & {
  size: string;
  edition: string;
  alignment: string;
  xp: number;
  /** For example "40 ft., fly 80 ft." */
  speeds: string;
};

/** Converts a row to an item of the lookup's list. */
export function monsterListItem(row: ShelfRow): MonsterListItem {
  return {
    id: String(row.id),
    name: String(row.name),
    type: String(row.type),
    cr: Number(row.cr),
    ac: Number(row.ac),
    hp: Number(row.hp),
    source: String(row.source),
    index: String(row.slug),
    size: String(row.size),
    edition: String(row.edition),
    alignment: String(row.alignment),
    xp: Number(row.xp),
    speeds: String(row.speeds),
  };
}

/** The fields of an item that JSON lists contain. */
export function monsterSummary(item: MonsterListItem): MonsterSummary {
  const { id, name, type, cr, ac, hp, source, index } = item;
  return { id, name, type, cr, ac, hp, source, index };
}
