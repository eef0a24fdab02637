import { Table } from '~/ui/table';
import { Moment } from '../../frame/moment';
import { Section } from '../../frame/section';
import { PlanBadge } from '../people-badges';
import type { PersonFacts } from './person-facts.server';

/** A time in seconds since 1970, as plans store it; a dash where there is none. */
function Seconds({ at }: { at: number | null }) {
  return at === null ? '–' : <Moment at={at * 1000} />;
}

const PAID = { monthly: 'monthly', annual: 'annual' } as const;

/** A user's plan and its stored history. */
export function PlanPart({ person: { paid, history } }: { person: PersonFacts }) {
  return (
    <Section title="Plan">
      {paid?.plan && (
        <p>
          They pay the {PAID[paid.plan]} plan
          {paid.endsAt === null ? '' : ', ends with its period'}.
          {paid.running > 1 && ` ${paid.running} subscriptions are running.`}
        </p>
      )}
      {history.length === 0 ? (
        <p>No plan on record.</p>
      ) : (
        <Table caption="Plan history, newest first" captionHidden>
          <thead>
            <tr>
              <th scope="col">Since</th>
              <th scope="col">Plan</th>
              <th scope="col">Trial until</th>
              <th scope="col">Period from</th>
              <th scope="col">Period until</th>
            </tr>
          </thead>
          <tbody>
            {history.map((entry) => (
              <tr key={entry.id}>
                <th scope="row">
                  <Moment at={entry.at} />
                </th>
                <td>
                  <PlanBadge status={entry.status} />
                </td>
                <td>
                  <Seconds at={entry.trialEnd} />
                </td>
                <td>
                  <Seconds at={entry.currentPeriodStart} />
                </td>
                <td>
                  <Seconds at={entry.currentPeriodEnd} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
