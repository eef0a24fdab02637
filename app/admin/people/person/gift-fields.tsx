import { Field } from '~/ui/field';
import { LONGEST_NOTE, type TypedGift } from '../act/gift';

/** The last day of a gift, and its note; both are optional. */
export function GiftFields({ typed }: { typed: TypedGift }) {
  return (
    <>
      <Field
        label="Last day (optional)"
        name="until"
        type="date"
        defaultValue={typed.until}
        hint="UTC. Empty: no end date."
      />
      <Field
        label="Note (optional)"
        name="note"
        defaultValue={typed.note}
        maxLength={LONGEST_NOTE}
        hint="They read it in their settings."
      />
    </>
  );
}
