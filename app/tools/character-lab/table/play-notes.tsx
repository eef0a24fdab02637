import { DeedForm, Press } from './press';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** Notes of play, the latest first: each can be changed and deleted; offline they wait on the device. */
export function PlayNotes() {
  const { notes } = useTableNow().play;
  return (
    <section aria-labelledby="play-notes">
      <h2 id="play-notes">Notes</h2>
      <DeedForm className={styles.note} label="New note">
        <label>
          New note
          <textarea name="text" rows={3} maxLength={1000} required />
        </label>
        <Press icon="plus" deed={{ does: 'note' }}>
          Add note
        </Press>
      </DeedForm>
      {notes.length > 0 && (
        <ul className={styles.features}>
          {notes.toReversed().map(({ id, text }) => (
            <li key={id}>
              <details>
                <summary className={styles.words}>{text}</summary>
                <DeedForm className={styles.note} label="Edit note">
                  <label>
                    Note
                    <textarea
                      key={text}
                      name="text"
                      rows={3}
                      maxLength={1000}
                      defaultValue={text}
                    />
                  </label>
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
