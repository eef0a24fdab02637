import { LONGEST_SEARCH, type PickerLimits } from './thing';

/**
 * The field names of a picker in a form, with or without scripts. `creature.goblin = 4` says that four goblins are
 * picked; `creature:find` is the search text, and the buttons `creature:add` and `creature:drop` name one thing.
 */
export const pickerField = {
  count: (name: string, id: string) => `${name}.${id}`,
  find: (name: string) => `${name}:find`,
  add: (name: string) => `${name}:add`,
  drop: (name: string) => `${name}:drop`,
};

/** The values of a picker's fields. */
export type PickerReading = { picked: readonly { id: string; count: number }[]; search: string };

const LONGEST_ID = 120;

/**
 * Reads a picker's fields from a query or a submitted form: what is picked, with the pressed button already applied,
 * and the search text. Enforces the limits; whether the things exist is for the caller to check.
 */
export function readPicker(
  fields: Iterable<readonly [string, unknown]>,
  name: string,
  limits: PickerLimits,
): PickerReading {
  const counts = new Map<string, number>();
  let search = '';
  let added: string | null = null;
  let dropped: string | null = null;
  for (const [field, value] of fields) {
    if (typeof value !== 'string') continue;
    if (field === pickerField.find(name)) search = value.trim().slice(0, LONGEST_SEARCH);
    else if (field === pickerField.add(name)) added = value;
    else if (field === pickerField.drop(name)) dropped = value;
    else if (field.startsWith(`${name}.`)) {
      setCount(counts, field.slice(name.length + 1), readCount(value), limits);
    }
  }
  if (added !== null) setCount(counts, added, (counts.get(added) ?? 0) + 1, limits);
  if (dropped !== null) counts.delete(dropped);
  return { picked: [...counts].map(([id, count]) => ({ id, count })), search };
}

function readCount(text: string): number {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : 0;
}

function setCount(
  counts: Map<string, number>,
  id: string,
  count: number,
  { kinds, each }: PickerLimits,
): void {
  if (id === '' || id.length > LONGEST_ID) return;
  if (count <= 0) counts.delete(id);
  else if (counts.has(id) || counts.size < kinds) counts.set(id, Math.min(count, each));
}
