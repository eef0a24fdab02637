import { Form, useNavigation } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Button, LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Section } from '../../frame/section';
import type { Confirmation } from './confirm-words';
import type { PersonIntent } from './person-words';

type ConfirmProps = {
  id: string;
  intent: PersonIntent;
  role: string | null;
  /** The role that the person had when this was asked. */
  from: string;
  asks: Confirmation;
};

/** The step before an act that gives or takes power: whom it is about, what it does, and how it is taken back. */
export function ConfirmPart({ id, intent, role, from, asks }: ConfirmProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Section title={asks.title} id="confirm" screenOnly>
      <p>{asks.does}</p>
      <p>{asks.back}</p>
      <Form method="post" action={adminPaths.person({ id })} className={layout.row}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="sure" value="1" />
        <input type="hidden" name="from" value={from} />
        {role !== null && <input type="hidden" name="role" value={role} />}
        <Button kind="danger" busy={isBusy}>
          {asks.button}
        </Button>
        <LinkButton kind="quiet" to={adminPaths.person({ id })}>
          Cancel
        </LinkButton>
      </Form>
    </Section>
  );
}
