import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { noteInField } from './note-in-field';
import { DeedForm, Press } from './press';
import { typedNote } from './sent-fields';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** Notes of play, the latest first: each can be changed and deleted; offline they wait on the device. */
export function PlayNotes() {
  const { notes } = useTableNow().play;
  // Without scripts, a note that was not kept comes back with the page.
  const typed = useActionData<{ typed?: Readonly<Record<string, string>> }>()?.typed ?? {};
  return (
    <section aria-labelledby="play-notes">
      <h2 id="play-notes">Notes</h2>
      <DeedForm className={styles.note} label="New note">
        <label>
          New note
          <textarea
            name="text"
            rows={3}
            maxLength={1000}
            required
            defaultValue={typed[typedNote()]}
          />
        </label>
        <Press icon="plus" deed={{ does: 'note' }}>
          Add note
        </Press>
      </DeedForm>
      {notes.length > 0 && (
        <ul className={styles.features}>
          {notes.toReversed().map(({ id, text }) => (
            <li key={id}>
              <details open={typed[typedNote(id)] !== undefined || undefined}>
                <summary className={styles.words}>{text}</summary>
                <DeedForm className={styles.note} label="Edit note">
                  <NoteField stored={text} refused={typed[typedNote(id)]} />
                  <div className={styles.row}>
                    <Press compact deed={{ does: 'note', note: id }}>
                      Save note
                    </Press>
                    <Press compact deed={{ does: 'note', note: id, text: '' }}>
                      Delete
                    </Press>
                  </div>
                </DeedForm>
              </details>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The text of a note: as stored, and once something is typed as typed, whatever another device writes meanwhile. */
function NoteField({ stored, refused }: { stored: string; refused: string | undefined }) {
  const [typed, setTyped] = useState({ text: refused ?? stored, over: stored });
  const now = noteInField(typed, stored);
  if (now !== typed) setTyped(now);
  return (
    <label>
      Note
      <textarea
        name="text"
        rows={3}
        maxLength={1000}
        value={now.text}
        onChange={({ target }) => setTyped({ ...now, text: target.value })}
      />
    </label>
  );
}
