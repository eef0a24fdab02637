import { memo } from 'react';
import { Button } from '~/ui/button';
import { AskLine } from './ask';
import styles from './note-form.module.css';
import { TypedHere } from './typed-before';

/** A note of the game master, kept in the log. */
export const NoteForm = memo(function NoteForm() {
  return (
    <TypedHere intents={['note']}>
      <form method="post" className={styles.note} data-print="no">
        <AskLine label="Note" name="note" maxLength={1000} placeholder="For the log" />
        <Button name="intent" value="note" kind="quiet">
          Add to log
        </Button>
      </form>
    </TypedHere>
  );
});
