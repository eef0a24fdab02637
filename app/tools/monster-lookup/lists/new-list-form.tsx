import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import styles from './lists.module.css';

/** The fields to create a list. */
export function NewListForm({ typed }: { typed?: string | undefined }) {
  return (
    <div className={styles.fresh}>
      <Field name="name" label="New list" autoComplete="off" defaultValue={typed} />
      <Button kind="quiet" name="intent" value="create" icon="plus">
        Create
      </Button>
    </div>
  );
}
