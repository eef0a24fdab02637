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

/** A spell as a list of spells shows it. */
export type SpellListItem = SpellSummary & {
  edition: string;
  ritual: boolean;
  concentration: boolean;
  castingTime: string;
  classes: string;
};

/** What JSON lists show of a row. */
export function spellSummary(row: ShelfRow): SpellSummary {
  return {
    id: String(row.id),
    name: String(row.name),
    level: Number(row.level),
    school: String(row.school),
    source: String(row.source),
    index: String(row.slug),
  };
}

/** What a list of spells shows of a row. */
export function spellListItem(row: ShelfRow): SpellListItem {
  return {
    ...spellSummary(row),
    edition: String(row.edition),
    ritual: row.ritual === 1,
    concentration: row.concentration === 1,
    castingTime: String(row.casting_time),
    classes: String(row.classes),
  };
}
