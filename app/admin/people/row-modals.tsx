import { Link } from '@remix-run/react';
import type { FormEvent } from 'react';
import { adminPaths } from '~/admin-paths';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Field } from '~/ui/field';
import { CANCEL } from '~/ui/names';
import styles from './people.module.css';

/** The dialog of a row: for which user, and what is to be changed. */
export type RowModal = { kind: 'username' | 'password'; userId: string; name: string };

const WORDS = {
  username: {
    title: 'Change Username',
    field: 'New username',
    says: 'The sign-in provider cannot change a username, so this is only logged in this browser’s console. Instead, invite the person with another username; change everything else on their page.',
  },
  password: {
    title: 'Change Password',
    field: 'New password',
    says: 'You cannot set someone else’s password, so this is only logged in this browser’s console. Instead, send a reset email from their page.',
  },
} as const;

/**
 * The dialog of a row [specification 2]: it only logs to the console and calls nothing, and says what to do instead.
 */
export function RowModals({ modal, onClose }: { modal: RowModal | null; onClose: () => void }) {
  const { title, field, says } = WORDS[modal?.kind ?? 'username'];
  function note(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The typed value may be a password, so it is not logged.
    // biome-ignore lint/suspicious/noConsole: the specification says that these dialogs only log to the console
    console.log(title, modal?.userId);
    onClose();
  }
  return (
    <Dialog open={modal !== null} onClose={onClose} title={title}>
      {modal && (
        <form className={styles.form} onSubmit={note}>
          <p>{modal.name}</p>
          <Field
            label={field}
            name="new"
            type={modal.kind === 'password' ? 'password' : 'text'}
            autoComplete={modal.kind === 'password' ? 'new-password' : 'off'}
            maxLength={128}
          />
          <p>
            {says} <Link to={adminPaths.person({ id: modal.userId })}>Open their page</Link>
          </p>
          <div className={styles.buttons}>
            <Button type="button" kind="quiet" onClick={onClose}>
              {CANCEL}
            </Button>
            <Button>{title}</Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
