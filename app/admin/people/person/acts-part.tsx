import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ROLES } from '~/account/person/roles';
import { adminPaths } from '~/admin-paths';
import { Button, type ButtonKind } from '~/ui/button';
import { Select } from '~/ui/select';
import { Section } from '../../frame/section';
import { lastDayOf, type TypedGift } from '../act/gift';
import styles from '../people.module.css';
import { GiftFields } from './gift-fields';
import type { PersonFacts } from './person-facts.server';
import type { PersonIntent } from './person-words';

type ActProps = {
  id: string;
  intent: PersonIntent;
  label: string;
  says: string;
  kind?: ButtonKind;
  children?: ReactNode;
};

/** One action of an admin on a user, with its effect. */
function Act({ id, intent, label, says, kind = 'quiet', children }: ActProps) {
  const { state, formData } = useNavigation();
  const isBusy = state === 'submitting' && formData?.get('intent') === intent;
  return (
    <li>
      <p>{says}</p>
      <Form
        method="post"
        action={adminPaths.person({ id })}
        className={styles.act}
        preventScrollReset
      >
        <input type="hidden" name="intent" value={intent} />
        {children}
        <Button kind={kind} busy={isBusy}>
          {label}
        </Button>
      </Form>
    </li>
  );
}

const CHOICES = ROLES.map((role) => ({ value: role, label: role }));

/** The actions of an admin on a user. */
export function ActsPart({
  person,
  isSelf,
  typed,
}: {
  person: PersonFacts;
  isSelf: boolean;
  /** The typed values of a refused gift form. */
  typed: TypedGift | null;
}) {
  const { id, role, roles, disabledAt, hasKeys, gift } = person;
  const kept = { until: gift === null ? '' : lastDayOf(gift), note: gift?.note ?? '' };
  const isGifted = roles.includes('PaidUser');
  return (
    <Section title="Actions" screenOnly>
      {!hasKeys && (
        <p>
          The sign-in provider’s admin keys are not set up: what you change here overrides what it
          says at every sign-in.
        </p>
      )}
      <ul className={styles.acts}>
        <Act
          id={id}
          intent="role"
          label="Change role"
          says={
            isSelf
              ? 'This is you. A new role takes effect at once and signs you out.'
              : 'A new role takes effect at once and signs them out everywhere.'
          }
        >
          <Select key={role} label="Role" name="role" defaultValue={role} choices={CHOICES} />
        </Act>
        {isGifted ? (
          <>
            <Act
              id={id}
              intent="change-gift"
              label="Change gift"
              says="When the gift of Pro ends, and the note they read with it."
            >
              <GiftFields key={`${kept.until} ${kept.note}`} typed={typed ?? kept} />
            </Act>
            <Act
              id={id}
              intent="take-pro"
              label="Remove Pro"
              says="They have Pro as a gift. A plan they pay for stays."
            />
          </>
        ) : (
          <Act
            id={id}
            intent="give-pro"
            label="Give Pro"
            says="Pro as a gift, for as long as you like. Nothing is charged."
          />
        )}
        {hasKeys && person.isInvited && (
          <Act
            id={id}
            intent="resend"
            label="Resend invitation"
            says="They were invited and have not signed in yet. The sign-in provider emails them a new first password."
          />
        )}
        {hasKeys && (
          <Act
            id={id}
            intent="reset"
            label="Send reset email"
            says="The sign-in provider emails them a code for a new password; the old one no longer works."
          />
        )}
        <Act
          id={id}
          intent="sign-out"
          label="Sign out everywhere"
          says="Ends all their sessions. They can sign in again."
        />
        {disabledAt === null ? (
          <Act
            id={id}
            intent="disable"
            label="Disable"
            kind="danger"
            says="Locks them out until they are enabled again. Nothing of theirs is deleted."
          />
        ) : (
          <Act id={id} intent="enable" label="Enable" says="Lets them sign in again." />
        )}
      </ul>
    </Section>
  );
}
