import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import styles from './join.module.css';
import { OWN_CHARACTER } from './own-character';
import type { PartyRefused } from './party-refused';

type PartyOfferProps = { partyName: string; refused: PartyRefused | null };

/** Asks who joins a party for their character, in six fields; of the party it tells the name alone. */
export function PartyOffer({ partyName, refused }: PartyOfferProps) {
  return (
    <main id="main" className={layout.stack}>
      <h1>Join “{partyName}”</h1>
      <p className={layout.lead}>
        Who do you play? Your game master and the others see these numbers, and you change them
        whenever you like. It needs no plan.
      </p>
      {refused?.problem && <Notice tone="problem" announce title={refused.problem} />}
      <Form method="post" className={styles.character} noValidate>
        {OWN_CHARACTER.map(({ setting, label, hint, begins = '' }) => (
          <Field
            key={setting}
            label={label}
            hint={hint}
            name={setting}
            defaultValue={refused ? refused.typed[setting] : begins}
            error={refused?.problems[setting]}
            maxLength={80}
            inputMode={['level', 'ac', 'maximum'].includes(setting) ? 'numeric' : undefined}
            autoComplete="off"
          />
        ))}
        <Button name="intent" value="join" icon="check">
          Join the party
        </Button>
      </Form>
      <Form method="post" className={styles.alone}>
        <p className={layout.soft}>
          Has your game master entered your character already? Join without one, and pick it from
          the party.
        </p>
        <Button kind="quiet" name="intent" value="join-alone">
          Join without a character
        </Button>
      </Form>
    </main>
  );
}
