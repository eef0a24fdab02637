/** A form field: its name and value as typed. */
export type Field = readonly [name: string, value: string];

/** Above the needs of the largest creature: a form with more or longer fields is rejected. */
export const MOST_FIELDS = 3000;
export const LONGEST_FIELD = 8000;

/** The lists whose rows the user adds, removes and moves, with their maximum numbers of rows. */
export const ROW_LISTS = {
  traits: 40,
  actions: 40,
  bonusActions: 20,
  reactions: 20,
  legendary: 20,
  mythicActions: 20,
  lairActions: 20,
  regionalEffects: 20,
  spellcasting: 4,
  forms: 8,
} as const;
export type RowList = keyof typeof ROW_LISTS;

/** The lists whose rows are entries with a name and text. */
export const ENTRY_LISTS = [
  ...(['traits', 'actions', 'bonusActions', 'reactions'] as const),
  ...(['legendary', 'mythicActions', 'lairActions', 'regionalEffects'] as const),
];
export type EntryList = (typeof ENTRY_LISTS)[number];

/** Returns whether a word names one of the lists. */
export function isRowList(word: string): word is RowList {
  return Object.hasOwn(ROW_LISTS, word);
}

/** The row numbers of a list, in form order. */
export function rowsOf(fields: readonly Field[], list: RowList): number[] {
  const rows = new Set<number>();
  const row = new RegExp(`^${list}\\.(\\d{1,4})\\.`);
  for (const [name] of fields) {
    const at = row.exec(name)?.[1];
    if (at !== undefined) rows.add(Number(at));
  }
  return [...rows];
}

/** The fields of a submitted form; null when it exceeds the limits. */
export function fieldsOf(form: Iterable<readonly [string, unknown]>): Field[] | null {
  const fields: Field[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    if (fields.length >= MOST_FIELDS || name.length > 120 || value.length > LONGEST_FIELD)
      return null;
    // Browsers submit line breaks as CRLF.
    fields.push([name, value.replace(/\r\n?/g, '\n')]);
  }
  return fields;
}
