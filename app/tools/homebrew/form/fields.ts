/** One field of a form, as it stands in it and as it is sent: its name and what was typed. */
export type Field = readonly [name: string, value: string];

/** More than the largest creature has: a form with more fields, or longer ones, is none of ours. */
export const MOST_FIELDS = 3000;
export const LONGEST_FIELD = 8000;

/** The lists of a form whose rows a person adds, removes and moves, with how many rows each may have. */
export const ROW_LISTS = {
  ...{ traits: 40, actions: 40, bonusActions: 20, reactions: 20 },
  ...{ legendary: 20, mythicActions: 20, lairActions: 20, regionalEffects: 20 },
  ...{ spellcasting: 4, forms: 8 },
} as const;
export type RowList = keyof typeof ROW_LISTS;

/** The lists whose rows are entries: a name and what it does. */
export const ENTRY_LISTS = [
  ...(['traits', 'actions', 'bonusActions', 'reactions'] as const),
  ...(['legendary', 'mythicActions', 'lairActions', 'regionalEffects'] as const),
];
export type EntryList = (typeof ENTRY_LISTS)[number];

/** Whether a word names one of the lists. */
export function isRowList(word: string): word is RowList {
  return Object.hasOwn(ROW_LISTS, word);
}

/** The places of a list's rows, in the order in which the form has them. */
export function rowsOf(fields: readonly Field[], list: RowList): number[] {
  const rows = new Set<number>();
  const row = new RegExp(`^${list}\\.(\\d{1,4})\\.`);
  for (const [name] of fields) {
    const at = row.exec(name)?.[1];
    if (at !== undefined) rows.add(Number(at));
  }
  return [...rows];
}

/** The fields as a form that was sent has them; null where it is larger than any of ours. */
export function fieldsOf(form: Iterable<readonly [string, unknown]>): Field[] | null {
  const fields: Field[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    if (fields.length >= MOST_FIELDS || name.length > 120 || value.length > LONGEST_FIELD)
      return null;
    // Browsers send the ends of lines as two signs.
    fields.push([name, value.replace(/\r\n?/g, '\n')]);
  }
  return fields;
}
