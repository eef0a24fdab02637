import type { Field } from '../form/fields';

/** What stands in the editor's form and says nothing of the creature. */
const OF_THE_PAGE = new Set(['intent', 'press', 'version', 'template', 'cr-wanted', 'id', 'whole']);

/** The fields of a form without those of the page around it. */
export function creatureFields(fields: readonly Field[]): Field[] {
  return fields.filter(([name]) => !OF_THE_PAGE.has(name));
}
