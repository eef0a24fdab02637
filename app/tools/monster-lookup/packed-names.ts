import type { NamedRecord } from '~/compendium/shelf/same-records';

/** Records by their names, on their way to the browser as one text; empty where there are none. */
export type PackedNames = string & { readonly packed?: 'names' };

/** Packs a few records beside one called `name`: most have the same name. */
export function packNames(records: readonly NamedRecord[], name: string): PackedNames {
  return records.map((one) => one.id + (one.name === name ? '' : ` ${one.name}`)).join('|');
}

/** The records that were packed. */
export function unpackNames(packed: PackedNames, name: string): NamedRecord[] {
  if (packed === '') return [];
  return packed.split('|').map((one) => {
    const [id = '', ...words] = one.split(' ');
    return { id, name: words.join(' ') || name };
  });
}
