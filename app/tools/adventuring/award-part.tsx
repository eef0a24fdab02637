import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import styles from './party.module.css';
import type { AwardTold, PartyAnswer } from './party-answers';
import type { PartyView } from './party-view';
import { useResetAfter } from './use-reset-after';

type AwardPartProps = { party: PartyView; answer: PartyAnswer | null };

/** Gives experience to the present members, shared or to each, and shows whose level is due. */
export function AwardPart({ party, answer }: AwardPartProps) {
  const told = answer?.intent === 'award' ? answer : null;
  const reset = useResetAfter(told?.problem !== undefined);
  const here = party.list.filter(({ settings }) => !settings.absent);
  return (
    <section className={layout.stack} aria-labelledby="award">
      <h3 id="award">Award XP</h3>
      {told?.problem && <Notice tone="problem" announce title={told.problem} />}
      {told?.awarded && <Awarded {...told.awarded} />}
      <Form method="post" preventScrollReset className={layout.stack} {...reset}>
        <input type="hidden" name="event" value={party.press} />
        <div className={styles.columns}>
          <Field
            label="XP"
            name="xp"
            inputMode="numeric"
            maxLength={9}
            autoComplete="off"
            defaultValue={told?.problem ? told.typed?.xp : ''}
          />
          <Select
            label="How"
            name="how"
            defaultValue={told?.problem ? told.typed?.how : 'share'}
            choices={[
              { value: 'share', label: 'Shared equally' },
              { value: 'each', label: 'XP per character' },
            ]}
          />
        </div>
        <fieldset className={styles.ticks}>
          <legend>To</legend>
          {here.map(({ id, settings }) => (
            <label key={id}>
              <input type="checkbox" name="member" value={id} defaultChecked />
              {settings.name}
            </label>
          ))}
        </fieldset>
        <div>
          <Button kind="quiet" name="intent" value="award">
            Award
          </Button>
        </div>
      </Form>
    </section>
  );
}

function Awarded({ each, sharedBy, remainder, due }: AwardTold) {
  const who = sharedBy === 1 ? '1 character has' : `${sharedBy} characters have`;
  return (
    <Notice tone="good" announce title={`${who} ${each.toLocaleString('en')} XP more.`}>
      {remainder !== 0 && <p>{remainder} XP could not be shared evenly.</p>}
      {due.map(({ name, level, due: reached }) => (
        <p key={name}>
          {name} has enough for level {reached} and is level {level}.
        </p>
      ))}
    </Notice>
  );
}
