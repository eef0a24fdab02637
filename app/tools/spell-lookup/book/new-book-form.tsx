import { CASTER_CLASSES } from '~/rules/caster-classes';
import { EDITIONS, type Edition } from '~/rules/edition';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import styles from './book-screen.module.css';

/** The fields to create a spellbook; the class is optional. */
export function NewBookForm({ typed, usual }: { typed?: string | undefined; usual: Edition }) {
  return (
    <div className={styles.add}>
      <Field name="name" label="New spellbook" autoComplete="off" defaultValue={typed} />
      <Select
        label="Class"
        name="class"
        choices={[
          { value: '', label: 'None' },
          ...CASTER_CLASSES.map((one) => ({ value: one.toLowerCase(), label: one })),
        ]}
      />
      <Field label="Level" name="level" type="number" min={1} max={20} defaultValue={1} />
      <Select
        label="Rules"
        name="edition"
        choices={EDITIONS.map((one) => ({ value: one, label: one }))}
        defaultValue={usual}
      />
      <Button name="intent" value="create" icon="plus">
        Create
      </Button>
    </div>
  );
}
