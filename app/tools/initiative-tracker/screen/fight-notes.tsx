import { type FocusEvent, memo, useEffect, useRef, useState } from 'react';
import { MOST_NOTES, signOf } from '~/fights/log/notes';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/field';
import { submitFields } from '../live/submit-fields';
import styles from './note-form.module.css';
import { Panel } from './panel';
import { TypedHere, useTypedBefore } from './typed-before';

/** The game master's notes on the fight, saved when the field is left, and by the button. */
export const FightNotes = memo(function FightNotes({ notes }: { notes: string }) {
  return (
    <Panel title="Notes" open>
      <TypedHere intents={['notes']}>
        <NotesForm notes={notes} />
      </TypedHere>
    </Panel>
  );
});

function NotesForm({ notes }: { notes: string }) {
  const { typed } = useTypedBefore();
  const field = useRef<HTMLFormElement>(null);
  /** The notes that the field was filled with, which the user types over. */
  const [base, setBase] = useState(notes);
  useEffect(() => {
    const area = areaOf(field.current);
    // What is being typed stays when another device changes the notes; both are then kept.
    if (area === null || (area.value !== base && !notes.includes(area.value.trim()))) return;
    if (area.value !== notes) area.value = notes;
    setBase(notes);
  }, [notes, base]);

  const latest = useRef(base);
  latest.current = base;
  useEffect(() => {
    const area = areaOf(field.current);
    return () => {
      // Somebody else began the fight, and the notes stand elsewhere now: what was typed goes with them.
      const over = latest.current;
      if (area === null || area.value.trim() === over) return;
      submitFields({ notes: area.value, over: String(signOf(over)), intent: 'notes' });
    };
  }, []);

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) {
    const area = areaOf(currentTarget);
    const isLeft = !currentTarget.contains(relatedTarget);
    if (isLeft && area !== null && area.value.trim() !== base) {
      currentTarget.requestSubmit(currentTarget.querySelector('button'));
    }
  }

  return (
    <form method="post" className={styles.notes} ref={field} onBlur={handleBlur} data-print="no">
      <input type="hidden" name="over" value={signOf(base)} />
      <TextArea
        label="Only for those who run the fight"
        name="notes"
        rows={4}
        maxLength={MOST_NOTES}
        defaultValue={typed.notes ?? notes}
      />
      <Button name="intent" value="notes" kind="quiet" compact>
        Save notes
      </Button>
    </form>
  );
}

function areaOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  return form?.querySelector('textarea') ?? null;
}
