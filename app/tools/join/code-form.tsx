import { Form } from '@remix-run/react';
import { fightPaths } from '~/fight-paths';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import styles from './join.module.css';

/** A field for a code of any kind. */
export function CodeForm({ typed = '', problem }: { typed?: string; problem?: string }) {
  return (
    <Form className={styles.code} action={fightPaths.join()}>
      <Field
        label="Code"
        name="code"
        defaultValue={typed}
        error={problem}
        hint="Ten letters and digits, such as KXMR3-7HWQF. Spaces and lower case are fine."
        placeholder="XXXXX-XXXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        required
      />
      <Button icon="play">Continue</Button>
    </Form>
  );
}
