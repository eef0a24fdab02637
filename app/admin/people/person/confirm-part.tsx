import { Form, useNavigation } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Button, LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { CANCEL } from '~/ui/names';
import { Section } from '../../frame/section';
import type { TypedGift } from '../act/gift';
import type { Confirmation } from './confirm-words';
import { GiftFields } from './gift-fields';
import type { PersonIntent } from './person-words';

type ConfirmProps = {
  id: string;
  intent: PersonIntent;
  role: string | null;
  /** The role that the user had when the question was shown. */
  from: string;
  asks: Confirmation;
  /** The typed values of a refused gift form. */
  typed: TypedGift | null;
};

/** The confirmation before an action that gives or takes power: whom it affects, what it does, and how to undo it. */
export function ConfirmPart({ id, intent, role, from, asks, typed }: ConfirmProps) {
  const givesPro = intent === 'give-pro' || (intent === 'role' && role === 'PaidUser');
  // A refused form returns to this confirmation.
  const here = adminPaths.person({ id, confirm: intent, role: role ?? undefined });
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Section title={asks.title} id="confirm" screenOnly>
      <p>{asks.does}</p>
      <p>{asks.back}</p>
      <Form method="post" action={here} className={layout.stack}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="sure" value="1" />
        <input type="hidden" name="from" value={from} />
        {role !== null && <input type="hidden" name="role" value={role} />}
        {givesPro && <GiftFields typed={typed ?? { until: '', note: '' }} />}
        <div className={layout.row}>
          <Button kind="danger" busy={isBusy}>
            {asks.button}
          </Button>
          <LinkButton kind="quiet" to={adminPaths.person({ id })}>
            {CANCEL}
          </LinkButton>
        </div>
      </Form>
    </Section>
  );
}
