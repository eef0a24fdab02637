import { Form } from '@remix-run/react';
import { EDITIONS, type Edition } from '~/rules/edition';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import styles from './shelf.module.css';

/** The form to begin a character, step by step. `fresh`: its id, so that submitting the form twice creates only one. */
export function NewCharacter({ fresh, edition }: { fresh: string; edition: Edition }) {
  return (
    <Form method="post" className={styles.fresh} aria-label="New character">
      <input type="hidden" name="id" value={fresh} />
      <Field label="Name" name="name" maxLength={80} autoComplete="off" />
      <Select
        label="Rules"
        name="edition"
        defaultValue={edition}
        choices={EDITIONS.map((value) => ({ value, label: `${value} rules` }))}
      />
      <Button name="intent" value="new" icon="plus">
        Create
      </Button>
    </Form>
  );
}
