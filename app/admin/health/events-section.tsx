import { Form } from '@remix-run/react';
import type { FailedEvent } from '~/billing/failed-events-sql.server';
import { Button } from '~/ui/button';
import { TRY_AGAIN } from '~/ui/names';
import { Table } from '~/ui/table';
import { Moment } from '../frame/moment';
import { Section } from '../frame/section';
import styles from './health.module.css';

/** Events of the payment provider that are not processed. */
export function EventsSection({
  events,
  folded,
}: {
  events: readonly FailedEvent[];
  folded: boolean;
}) {
  return (
    <Section title="Webhooks" id="webhooks" folded={folded}>
      {events.length === 0 ? (
        <p>No unhandled Stripe events.</p>
      ) : (
        <Table caption="Unhandled Stripe events, newest first" captionHidden>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Action</th>
              <th scope="col">Arrived</th>
              <th scope="col" data-kind="number">
                Tries
              </th>
              <th scope="col">What went wrong</th>
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <tr key={event.id}>
                <th scope="row">
                  {event.type}
                  <br />
                  <code>{event.id}</code>
                </th>
                <td>
                  {event.canTry ? (
                    <Form method="post" action="#webhooks">
                      <input type="hidden" name="event" value={event.id} />
                      <Button kind="quiet" compact name="intent" value="try-event">
                        {TRY_AGAIN}
                      </Button>
                    </Form>
                  ) : (
                    'Resend it from Stripe’s dashboard.'
                  )}
                </td>
                <td className={styles.when}>
                  <Moment at={event.receivedAt} />
                </td>
                <td data-kind="number">{event.tries}</td>
                <td className={styles.problem}>{event.problem || 'It was interrupted.'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
