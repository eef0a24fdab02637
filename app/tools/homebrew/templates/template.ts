import type { EntryList, Field } from '../form/fields';

/**
 * A template of a trait or action as the fields of one row; its texts are our own, and their tokens adapt to the
 * creature.
 */
export type Template = {
  readonly id: string;
  readonly list: EntryList;
  readonly name: string;
  /** A short description. */
  readonly about: string;
  readonly row: readonly Field[];
};

/** A template of an entry described by text. */
export const told = (
  list: EntryList,
  name: string,
  about: string,
  text: string,
  more: readonly Field[] = [],
): Template => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  list,
  name,
  about,
  row: [['name', name], ['deed', 'words'], ['text', text], ...more],
});

/** A template of an attack. */
export const attack = (name: string, about: string, row: readonly Field[]): Template => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  list: 'actions',
  name,
  about,
  row: [['name', name], ['deed', 'attack'], ...row],
});

/** A template of a saving throw. */
export const save = (name: string, about: string, row: readonly Field[]): Template => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  list: 'actions',
  name,
  about,
  row: [['name', name], ['deed', 'save'], ...row],
});
