import { Field } from '~/ui/field';
import { LONGEST_NOTE, type TypedGift } from '../act/gift';

/** Until when a gift goes, and the words that go with it; both may be left empty. */
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
