import type { ShelfRow } from './shelf';

/** A spell in a JSON list; `id` is its public id, `index` its slug, level 0 a cantrip. */
export type SpellSummary = {
  id: string;
  name: string;
  level: number;
  school: string;
  source: string;
  index: string;
};

/** A spell in a list of spells. */
export type SpellListItem = SpellSummary & {
  edition: string;
  ritual: boolean;
  concentration: boolean;
  castingTime: string;
  classes: string;
};

/** Converts a row to an item of a list of spells. */
export function spellListItem(row: ShelfRow): SpellListItem {
  return {
    id: String(row.id),
    name: String(row.name),
    level: Number(row.level),
    school: String(row.school),
    source: String(row.source),
    index: String(row.slug),
    edition: String(row.edition),
    ritual: row.ritual === 1,
    concentration: row.concentration === 1,
    castingTime: String(row.casting_time),
    classes: String(row.classes),
  };
}

/** The fields of an item that JSON lists contain. */
export function spellSummary(item: SpellListItem): SpellSummary {
  const { id, name, level, school, source, index } = item;
  return { id, name, level, school, source, index };
}
