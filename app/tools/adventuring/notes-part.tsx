import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { NotesArea } from './notes-area';
import styles from './party.module.css';
import type { PartyAnswer } from './party-answers';
import { mayRun, type PartyView } from './party-view';

type NotesPartProps = { party: PartyView; answer: PartyAnswer | null };

/** Notes of the party: the shared ones, and the game masters' for those who run it. */
export function NotesPart({ party, answer }: NotesPartProps) {
  const isOpen = mayRun(party);
  if (!isOpen && party.notes === '' && !party.gmNotes) return null;
  return (
    <section className={layout.stack} aria-labelledby="notes" data-print="no">
      <h2 id="notes">Notes</h2>
      <div className={styles.halves}>
        {isOpen ? (
          <NotesForm
            intent="notes"
            label="For everyone in the party"
            text={party.notes}
            answer={answer}
          />
        ) : (
          party.notes !== '' && <p className={styles.prose}>{party.notes}</p>
        )}
        {isOpen && party.gmNotes !== null && (
          <NotesForm
            intent="gm-notes"
            label="For the game masters only"
            text={party.gmNotes}
            answer={answer}
          />
        )}
        {!isOpen && party.gmNotes && <p className={styles.prose}>{party.gmNotes}</p>}
      </div>
    </section>
  );
}

type NotesFormProps = {
  intent: 'notes' | 'gm-notes';
  label: string;
  text: string;
  answer: PartyAnswer | null;
};

function NotesForm({ intent, label, text, answer }: NotesFormProps) {
  const told = answer?.intent === intent ? answer : null;
  return (
    <Form method="post" preventScrollReset className={layout.stack}>
      {told?.problem && (
        <Notice tone="problem" announce title={told.problem}>
          {text !== '' && <p className={styles.prose}>Saved now: {text}</p>}
        </Notice>
      )}
      <NotesArea label={label} text={text} rows={5} refused={told?.typed?.notes} />
      <div>
        <Button kind="quiet" name="intent" value={intent} compact>
          Save notes
        </Button>
      </div>
    </Form>
  );
}
