import type { Field } from '../form/fields';

/** What of a creature is not saved, and what of it may be. */
export type Unsaved = {
  id: string;
  /** The version that it was typed over. */
  version: number;
  fields: readonly Field[];
  /** What was sent before and not answered, the latest last: one of them may be what stands there now. */
  inDoubt: readonly (readonly Field[])[];
  /** Nothing speaks against saving it: the last save was taken, and no other version came between. */
  mayBeSaved: boolean;
};

/** So many unanswered saves are told: more of them would only weigh on a poor line. */
const MOST_IN_DOUBT = 2;

/** The form that saves it. */
export function unsavedForm(
  unsaved: Omit<Unsaved, 'mayBeSaved'>,
): Record<'id' | 'version' | 'fields' | 'doubt', string> {
  const { id, version, fields, inDoubt } = unsaved;
  return {
    ...{ id, version: String(version), fields: JSON.stringify(fields) },
    doubt: JSON.stringify(inDoubt.slice(-MOST_IN_DOUBT)),
  };
}
