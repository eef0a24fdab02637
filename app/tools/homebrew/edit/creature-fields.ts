import type { Field } from '../form/fields';

/** What stands in the editor's form and says nothing of the creature. */
const OF_THE_PAGE = new Set(['intent', 'press', 'version', 'template', 'cr-wanted', 'id', 'whole']);

/** The fields of a form without those of the page around it. */
export function creatureFields(fields: readonly Field[]): Field[] {
  return fields.filter(([name]) => !isOfThePage(name));
}

/** Whether a field says nothing of the creature: what is chosen in it counts with a press alone. */
export function isOfThePage(name: string): boolean {
  return OF_THE_PAGE.has(name) || name.startsWith('multi.');
}
