import { Form } from '@remix-run/react';
import type { PartyMember } from '~/parties/party';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './member-card.module.css';
import { NotesArea } from './notes-area';
import type { PartyAnswer } from './party-answers';

type PrivateNotesProps = { member: PartyMember; notes: string; answer: PartyAnswer | null };

/** Notes of a member that only its player and the game masters read. */
export function PrivateNotes({ member, notes, answer }: PrivateNotesProps) {
  const told = answer?.intent === 'private-notes' ? answer : null;
  return (
    <details className={styles.more} open={told ? true : undefined}>
      <summary>Private notes{notes !== '' && ' •'}</summary>
      <Form method="post" preventScrollReset className={styles.notes}>
        <input type="hidden" name="member" value={member.id} />
        {told?.problem && (
          <Notice tone="problem" announce title={told.problem}>
            {notes !== '' && <p>Saved now: {notes}</p>}
          </Notice>
        )}
        <NotesArea
          label="Only its player and the game masters see this"
          text={notes}
          rows={4}
          refused={told?.typed?.notes}
        />
        <div>
          <Button kind="quiet" name="intent" value="private-notes" compact>
            Save notes
          </Button>
        </div>
      </Form>
    </details>
  );
}
