import { Form } from '@remix-run/react';
import type { Sitter } from '~/parties/kept/seat-rows.server';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import styles from './join.module.css';
import { OWN_CHARACTER } from './own-character';
import type { PartyRefused } from './party-refused';
import { SitterButtons } from './sitter-buttons';

type PartyOfferProps = {
  partyName: string;
  sitters: readonly Sitter[];
  refused: PartyRefused | null;
};

/** Asks a joining user for their character: an existing one, or six fields; of the party only the name is shown. */
export function PartyOffer({ partyName, sitters, refused }: PartyOfferProps) {
  const typed = refused?.of === undefined ? refused : null;
  return (
    <main id="main" className={layout.stack}>
      <h1>Join “{partyName}”</h1>
      <p className={layout.lead}>
        Who do you play? Your game master and the others see these numbers. You can change them at
        any time, for free.
      </p>
      {refused?.problem && <Notice tone="problem" announce title={refused.problem} />}
      {sitters.length > 0 && (
        <section className={layout.stack} aria-labelledby="sit-down">
          <h2 id="sit-down">Join with one of your characters</h2>
          <SitterButtons sitters={sitters} />
          <h2>Or enter a new one</h2>
        </section>
      )}
      <Form method="post" className={styles.character} noValidate>
        {OWN_CHARACTER.map(({ setting, label, hint, begins = '' }) => (
          <Field
            key={setting}
            label={label}
            hint={hint}
            name={setting}
            defaultValue={typed ? typed.typed[setting] : begins}
            error={typed?.problems[setting]}
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
          Has your game master already entered your character? Join without one, then pick it in the
          party.
        </p>
        <Button kind="quiet" name="intent" value="join-alone">
          Join without a character
        </Button>
      </Form>
    </main>
  );
}
