import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { Table } from '~/ui/table';
import styles from './party.module.css';
import type { PartyAnswer } from './party-answers';
import type { PartyView } from './party-view';
import { ROLL_KINDS, type RolledForAll, rollWords } from './secret-roll';

type RollPartProps = { party: PartyView; answer: PartyAnswer | null };

const LEAN_CHOICES = [
  { value: 'plain', label: 'Normal' },
  { value: 'advantage', label: 'Advantage' },
  { value: 'disadvantage', label: 'Disadvantage' },
];

/** A check or save for all present members, seen only by those who run the party. */
export function RollPart({ party, answer }: RollPartProps) {
  const told = answer?.intent === 'roll' ? answer : null;
  const typed = told?.typed ?? {};
  const here = party.list.filter(({ settings }) => !settings.absent);
  return (
    <section className={layout.stack} aria-labelledby="roll">
      <h3 id="roll">Secret roll for everyone</h3>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      <Form method="post" preventScrollReset className={layout.stack}>
        <div className={styles.ask}>
          <Select
            label="Roll"
            name="kind"
            choices={ROLL_KINDS}
            defaultValue={typed.kind ?? 'skill-perception'}
          />
          <Select
            label="Advantage"
            name="lean"
            choices={LEAN_CHOICES}
            defaultValue={typed.lean ?? 'plain'}
          />
          <Field
            label="DC (optional)"
            name="dc"
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            defaultValue={typed.dc}
          />
        </div>
        <details className={styles.more}>
          <summary>Missing bonuses</summary>
          <div className={styles.columns}>
            {here.map(({ id, settings }) => (
              <Field
                key={id}
                label={settings.name}
                name={`bonus-${id}`}
                maxLength={4}
                autoComplete="off"
                defaultValue={typed[`bonus-${id}`]}
              />
            ))}
          </div>
          <p className={layout.soft}>
            Saves, Perception, Investigation, Insight and initiative come from the table; what you
            type here replaces them.
          </p>
        </details>
        <div>
          <Button kind="quiet" name="intent" value="roll" icon="die">
            Roll in secret
          </Button>
        </div>
      </Form>
      {told?.rolled && <Rolled {...told.rolled} />}
    </section>
  );
}

function Rolled({ label, dc, lean, lines }: RolledForAll) {
  const how = lean === 'plain' ? '' : `, with ${lean}`;
  return (
    <div role="status">
      <Table caption={`${label}${how}${dc === null ? '' : `, DC ${dc}`}`} dense>
        <thead>
          <tr>
            <th scope="col">Character</th>
            <th scope="col" data-kind="number">
              Total
            </th>
            <th scope="col">Rolled</th>
            {dc !== null && <th scope="col">Result</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.name}</th>
              <td data-kind="number">
                <b>{line.total}</b>
              </td>
              <td>{rollWords(line)}</td>
              {line.made !== null && <td>{line.made ? 'Success' : 'Failure'}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
