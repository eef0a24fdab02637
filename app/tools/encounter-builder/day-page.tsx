import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { encounterPaths } from '~/encounter-paths';
import { planDay } from '~/rules/budgets/adventuring-day';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { ADD } from '~/ui/names';
import { Select } from '~/ui/select';
import { Table } from '~/ui/table';
import { groupsText } from './address/draft-text';
import styles from './day/day.module.css';
import { dayAt } from './day/day.server';
import { dayText } from './day/day-ask';
import { points, verdictWord } from './verdict-words';

export const handle: FrameHandle = {
  title: 'Encounter Builder',
  to: encounterPaths.builder(),
  back: { to: encounterPaths.shelf(), label: 'My encounters' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('Adventuring day', matches);

/** Several fights of one day, compared with what the party can face between two long rests. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAccess(context);
  return dayAt(context.services, new URL(request.url).searchParams, person?.userId ?? null);
}

export default function DayPage() {
  const { ask, levels, fights, listed, parties } = useLoaderData<typeof loader>();
  const plan = planDay(
    levels,
    fights.map(({ adjusted }) => adjusted),
  );
  const party = ask.partyId === null ? `party=${groupsText(ask.groups)}` : `with=${ask.partyId}`;
  const without = (at: number) =>
    encounterPaths.day(`?${party}&fights=${dayText(ask.fights)}&without=${at}`);
  return (
    <main id="main" className={layout.stack}>
      <h1>Adventuring day</h1>
      <p className={styles.verdict} role="status">
        <strong>
          {plan.budget === 0
            ? 'Choose the party.'
            : plan.left >= 0
              ? `${points(plan.left)} XP left for the day.`
              : `${points(-plan.left)} XP too much for the day.`}
        </strong>{' '}
        {plan.budget > 0 &&
          `${points(plan.spent)} of ${points(plan.budget)} adjusted XP between two long rests (2014 rules; the 2024 rules set no daily budget).`}
      </p>
      {fights.length === 0 ? (
        <EmptyState title="No encounters yet" icon="clock">
          <p>Add saved encounters, or type the adjusted XP of one that is not saved.</p>
        </EmptyState>
      ) : (
        <Table caption="Encounters of the day" captionHidden>
          <thead>
            <tr>
              <th scope="col">Encounter</th>
              <th scope="col">Difficulty</th>
              <th scope="col" data-kind="number">
                Adjusted XP
              </th>
              <th scope="col">Then</th>
              <td data-print="no" />
            </tr>
          </thead>
          <tbody>
            {fights.map(({ name, id, adjusted, verdict }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same fight can be listed twice
              <tr key={at}>
                <th scope="row">
                  {id === null ? name : <Link to={encounterPaths.kept({ id })}>{name}</Link>}
                </th>
                <td>{verdict === null ? '–' : verdictWord(verdict)}</td>
                <td data-kind="number">{points(adjusted)}</td>
                <td>
                  {plan.fights[at]?.rest
                    ? 'short rest'
                    : at === fights.length - 1
                      ? 'long rest'
                      : ''}
                </td>
                <td data-print="no">
                  <Link
                    to={without(at)}
                    aria-label={`Remove ${name} from the day`}
                    preventScrollReset
                  >
                    Remove
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Form method="get" className={styles.form} aria-label="Add an encounter" data-print="no">
        <input type="hidden" name="fights" value={dayText(ask.fights)} />
        {parties.length > 0 && (
          <Select
            key={ask.partyId ?? ''}
            label="Party"
            name="with"
            choices={[
              { value: '', label: 'By levels' },
              ...parties.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            defaultValue={ask.partyId ?? ''}
          />
        )}
        <Field
          key={groupsText(ask.groups)}
          label="Or by levels"
          hint="4x3 is four of level 3."
          name="party"
          defaultValue={groupsText(ask.groups)}
          maxLength={100}
        />
        {listed.length > 0 && (
          <Select
            label="Saved encounter"
            name="fights"
            choices={[
              { value: '', label: 'Choose…' },
              ...listed.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <Field
          key={dayText(ask.fights)}
          label="Or adjusted XP"
          name="points"
          inputMode="numeric"
          maxLength={9}
        />
        <Button icon="plus">{ADD}</Button>
      </Form>
    </main>
  );
}
