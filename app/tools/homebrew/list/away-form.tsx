import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import styles from './list.module.css';

type AwayFormProps = { count: number; isMore: boolean; children: ReactNode };

/** The form of soft-deleted creatures: restore the selected ones, or delete permanently. */
export function AwayForm({ count, isMore, children }: AwayFormProps) {
  return (
    <>
      <p className={layout.soft}>
        Deleted permanently after 30 days. Until then they count toward your limit.
      </p>
      <Form method="post" className={styles.form}>
        {children}
        {isMore && (
          <label className={styles.all}>
            <input type="checkbox" name="found" value="1" />
            {`All ${count.toLocaleString('en')}, on every page`}
          </label>
        )}
        <div className={layout.row}>
          <Button icon="undo" name="intent" value="bring-back">
            Restore selected
          </Button>
        </div>
      </Form>
      <details>
        <summary>Delete all permanently</summary>
        <Form method="post" className={layout.stack}>
          <p>They and all their versions are then gone. This cannot be undone.</p>
          <p>
            <Button kind="danger" name="intent" value="forget" icon="trash">
              {count === 1
                ? 'Delete permanently'
                : `Delete all ${count.toLocaleString('en')} permanently`}
            </Button>
          </p>
        </Form>
      </details>
    </>
  );
}
