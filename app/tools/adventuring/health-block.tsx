import { Form } from '@remix-run/react';
import { type FormEvent, useRef } from 'react';
import type { PartyMember } from '~/parties/party';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './health.module.css';
import { readHealthForm } from './read-health-form';
import type { PartyLine } from './use-party-line';

type HealthBlockProps = { member: PartyMember; line: PartyLine; press: string; mayChange: boolean };

const QUICK = [
  { press: 'damage:5', face: '−5', label: '5 damage' },
  { press: 'damage:1', face: '−1', label: '1 damage' },
  { press: 'heal:1', face: '+1', label: 'heal 1' },
  { press: 'heal:5', face: '+5', label: 'heal 5' },
] as const;

/** The hit points of a member, with buttons to change them. */
export function HealthBlock({ member, line, press, mayChange }: HealthBlockProps) {
  const { now, temporary } = line.healthOf(member);
  const { maximum, name } = member.settings;
  const amount = useRef<HTMLInputElement>(null);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement) form.set(submitter.name, submitter.value);
    const isQuick = form.has('press');
    const read = readHealthForm(form);
    if (!read.ok) {
      // No amount was typed, or it was just sent: focus the field for the next number.
      amount.current?.focus();
      amount.current?.reportValidity();
      return;
    }
    line.press(member.id, read.change.does, read.change.amount);
    if (!isQuick && amount.current) amount.current.value = '';
  }
  return (
    <div className={styles.health} data-health>
      <p className={styles.points} data-low={now * 2 <= maximum || undefined}>
        <Icon name="heart" />
        <span>
          <b data-hp="">{now}</b>
          <span className={styles.of}>
            <VisuallyHidden> of</VisuallyHidden>
            <span aria-hidden="true">/</span>
            {maximum}
          </span>
          <VisuallyHidden> hit points</VisuallyHidden>
          {temporary > 0 && <span className={styles.temporary}> +{temporary} temporary</span>}
        </span>
      </p>
      <meter
        className={styles.bar}
        min={0}
        max={maximum}
        low={maximum / 2}
        value={Math.min(now, maximum)}
        aria-label={`Hit points of ${name}`}
      />
      {mayChange && (
        <Form
          method="post"
          className={styles.presses}
          onSubmit={handleSubmit}
          data-print="no"
          noValidate
        >
          <input type="hidden" name="intent" value="health" />
          <input type="hidden" name="member" value={member.id} />
          <input type="hidden" name="event" value={press} />
          {/* Enter in the field means damage, not the first quick button. */}
          <button
            type="submit"
            name="does"
            value="damage"
            className={styles.enter}
            tabIndex={-1}
            aria-hidden="true"
          />
          <fieldset className={styles.quick} aria-label={`Hit points of ${name}, at once`}>
            {QUICK.map((one) => (
              <Button
                key={one.press}
                kind="quiet"
                name="press"
                value={one.press}
                aria-label={one.label}
              >
                {one.face}
              </Button>
            ))}
          </fieldset>
          <div className={styles.typed}>
            <label className={styles.amount}>
              <VisuallyHidden>Amount</VisuallyHidden>
              <input
                ref={amount}
                name="amount"
                inputMode="numeric"
                pattern="\d{1,4}"
                maxLength={4}
                placeholder="0"
                autoComplete="off"
              />
            </label>
            <Button kind="quiet" name="does" value="damage">
              Damage
            </Button>
            <Button kind="quiet" name="does" value="heal">
              Heal
            </Button>
            <Button kind="quiet" name="does" value="temporary">
              Temporary HP
            </Button>
          </div>
        </Form>
      )}
    </div>
  );
}
