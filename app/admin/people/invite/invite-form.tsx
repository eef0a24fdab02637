import { Form, useNavigate } from '@remix-run/react';
import { type FormEvent, useCallback, useState } from 'react';
import { adminPaths } from '~/admin-paths';
import { isEmail, LONGEST_EMAIL } from '~/rules/email';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { useHydrated } from '~/ui/use-hydrated';
import styles from '../people.module.css';
import type { InviteProblems } from './invite-payload';
import { INVITED_ROLES } from './invited-roles';
import { sendFromPage } from './send-from-page';

/** The typed values, kept when some are invalid. */
export type InviteTyped = Partial<
  Record<'username' | 'name' | 'email' | 'phone_number' | 'role', string>
>;

/** The result of an invitation that was not sent. */
export type NotInvited = { problems: InviteProblems; typed: InviteTyped };

type InviteFormProps = {
  token: string;
  mayInvite: boolean;
  /** The action's result, where no scripts run. */
  answer?: NotInvited;
};

const ROLES = INVITED_ROLES.map((role) => ({ value: role, label: role }));

/** The form that invites a user; with scripts its button is disabled until a username and an e-mail are typed. */
export function InviteForm({ token, mayInvite, answer }: InviteFormProps) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [problems, setProblems] = useState<InviteProblems>(answer?.problems ?? {});
  const typed = answer?.typed ?? {};
  const [isReady, setReady] = useState(isFilled(typed.username, typed.email));
  const [isSending, setSending] = useState(false);
  const readForm = useCallback((form: HTMLFormElement | null) => {
    if (form === null) return;
    const given = new FormData(form);
    setReady(isFilled(given.get('username'), given.get('email')));
  }, []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const fields = [...new FormData(event.currentTarget)];
    const sent = await sendFromPage(
      Object.fromEntries(fields.map(([name, value]) => [name, String(value)])),
    );
    setSending(false);
    if (sent.ok) navigate(adminPaths.people({ done: sent.done }));
    else setProblems(sent.problems);
  }

  return (
    <Form
      // Read once at the start as well: something may have been typed before the scripts ran.
      ref={readForm}
      method="post"
      action={adminPaths.invite()}
      className={styles.form}
      noValidate
      onSubmit={send}
      onInput={({ currentTarget }) => readForm(currentTarget)}
    >
      {!mayInvite && (
        <Notice tone="warning">
          Invitations need the sign-in provider’s admin keys, which are not set up.
        </Notice>
      )}
      {problems.form && (
        <Notice tone="problem" announce>
          {problems.form}
        </Notice>
      )}
      <input type="hidden" name="token" value={token} />
      <Field
        label="Username (not an email)"
        name="username"
        defaultValue={typed.username}
        error={problems.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
      />
      <Field
        label="Name (optional)"
        name="name"
        defaultValue={typed.name}
        error={problems.name}
        autoComplete="off"
        maxLength={80}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        defaultValue={typed.email}
        error={problems.email}
        autoComplete="off"
        maxLength={LONGEST_EMAIL}
      />
      <Field
        label="Phone (optional)"
        hint="With its country code, like +49 151 2345678."
        name="phone_number"
        type="tel"
        defaultValue={typed.phone_number}
        error={problems.phone_number}
        autoComplete="off"
        maxLength={40}
      />
      <Select
        label="Role"
        name="role"
        defaultValue={typed.role ?? 'GrantedUser'}
        error={problems.role}
        choices={ROLES}
      />
      <div className={styles.buttons}>
        <Button disabled={isHydrated && !isReady} busy={isSending}>
          Invite User
        </Button>
      </div>
    </Form>
  );
}

function isFilled(username: unknown, email: unknown): boolean {
  const [name, address] = [String(username ?? '').trim(), String(email ?? '').trim()];
  return name !== '' && isEmail(address);
}
