import type { Field } from '../form/fields';

/** Fields of the editor's form that do not describe the creature. */
const OF_THE_PAGE = new Set(['intent', 'press', 'version', 'template', 'cr-wanted', 'id', 'whole']);

/** Removes the fields that belong to the page. */
export function creatureFields(fields: readonly Field[]): Field[] {
  return fields.filter(([name]) => !isOfThePage(name));
}

/** Returns whether a field does not describe the creature but only parameterises a button. */
export function isOfThePage(name: string): boolean {
  return OF_THE_PAGE.has(name) || name.startsWith('multi.');
}
