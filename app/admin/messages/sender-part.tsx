import { Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { Badge } from '~/ui/badge';
import { dayWords } from '~/ui/day-words';
import layout from '~/ui/layout.module.css';
import { Moment } from '../frame/moment';
import { Section } from '../frame/section';
import { PlanBadge } from '../people/people-badges';
import type { Sender } from './sender.server';

/** A payment as text: "Paid: Nov 28, 2026 to Dec 28, 2026". */
function paymentWords({ from, until, isPaid }: Sender['payments'][number]): string {
  const end = until === null ? '' : ` to ${dayWords(until * 1000)}`;
  return `${isPaid ? 'Paid' : 'Failed'}: ${dayWords(from * 1000)}${end}`;
}

/** The account with a message's e-mail address, so that the admin need not look it up. */
export function SenderPart({ sender }: { sender: Sender }) {
  const { id, name, status, paid, history, payments, isDisabled } = sender;
  return (
    <Section title="Their account">
      <p className={layout.row}>
        <Link to={adminPaths.person({ id })}>{name}</Link>
        {status !== null && <PlanBadge status={status} />}
        {isDisabled && <Badge tone="red">Disabled</Badge>}
        {paid && <span>{`Pays ${paid === 'annual' ? 'annually' : 'monthly'}`}</span>}
      </p>
      {history.length > 0 && (
        <ul>
          {history.map((change) => (
            <li key={change.id}>
              <Moment at={change.at} />: <PlanBadge status={change.status} />
            </li>
          ))}
        </ul>
      )}
      {payments.length > 0 && (
        <>
          <h3>Last payments</h3>
          <ul>
            {payments.map((payment) => (
              <li key={payment.from}>{paymentWords(payment)}</li>
            ))}
          </ul>
        </>
      )}
      <p className={layout.soft}>
        The form does not verify addresses: someone else may have typed this one.
      </p>
    </Section>
  );
}
