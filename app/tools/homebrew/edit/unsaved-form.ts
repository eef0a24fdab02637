import type { Field } from '../form/fields';

/** The unsaved state of a creature, and whether it can be saved. */
export type Unsaved = {
  id: string;
  /** The version it is based on. */
  version: number;
  fields: readonly Field[];
  /** Earlier saves without a response, newest last; one of them may have been stored. */
  inDoubt: readonly (readonly Field[])[];
  /** Whether it can be saved: the last save succeeded, and there is no conflicting version. */
  mayBeSaved: boolean;
};

/** The maximum number of unanswered saves to send, to keep the request small. */
const MOST_IN_DOUBT = 2;

/** The form data of a save. */
export function unsavedForm(
  unsaved: Omit<Unsaved, 'mayBeSaved'>,
): Record<'id' | 'version' | 'fields' | 'doubt', string> {
  const { id, version, fields, inDoubt } = unsaved;
  return {
    id,
    version: String(version),
    fields: JSON.stringify(fields),
    doubt: JSON.stringify(inDoubt.slice(-MOST_IN_DOUBT)),
  };
}
