import type { NamedRecord } from '~/compendium/shelf/same-records';

/** Names of records packed into one text for the browser; empty when there are none. */
export type PackedNames = string & { readonly packed?: 'names' };

/** Packs records related to one called `name`; most have the same name. */
export function packNames(records: readonly NamedRecord[], name: string): PackedNames {
  return records.map((one) => one.id + (one.name === name ? '' : ` ${one.name}`)).join('|');
}

/** Unpacks packed records. */
export function unpackNames(packed: PackedNames, name: string): NamedRecord[] {
  if (packed === '') return [];
  return packed.split('|').map((one) => {
    const [id = '', ...words] = one.split(' ');
    return { id, name: words.join(' ') || name };
  });
}
