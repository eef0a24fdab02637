import type { EntryList, Field } from '../form/fields';

/** A trait or an action to start from, as the fields of one row; its words are ours, and its tokens follow the creature. */
export type Template = {
  readonly id: string;
  readonly list: EntryList;
  readonly name: string;
  /** What it is for, in a few words. */
  readonly about: string;
  readonly row: readonly Field[];
};

/** A template that is told in words. */
export const told = (
  list: EntryList,
  name: string,
  about: string,
  text: string,
  more: readonly Field[] = [],
): Template => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  ...{ list, name, about },
  row: [['name', name], ['deed', 'words'], ['text', text], ...more],
});

/** A template of an attack. */
export const attack = (name: string, about: string, row: readonly Field[]): Template => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  ...{ list: 'actions', name, about },
  row: [['name', name], ['deed', 'attack'], ...row],
});

/** A template of something to save against. */
export const save = (name: string, about: string, row: readonly Field[]): Template => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  ...{ list: 'actions', name, about },
  row: [['name', name], ['deed', 'save'], ...row],
});
