import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import styles from './list.module.css';

type AwayFormProps = { count: number; isMore: boolean; children: ReactNode };

/** Creatures that were put away: those that are ticked come back, or all go for good. */
export function AwayForm({ count, isMore, children }: AwayFormProps) {
  return (
    <>
      <p className={layout.soft}>
        They go for good after 30 days. Until then they take room among those you may keep.
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
            Bring back those that are ticked
          </Button>
        </div>
      </Form>
      <details>
        <summary>Clear all of them now</summary>
        <Form method="post" className={layout.stack}>
          <p>
            They are gone for good then, with all their versions, and nobody can bring them back.
          </p>
          <p>
            <Button kind="danger" name="intent" value="forget" icon="trash">
              {count === 1
                ? 'Clear it for good'
                : `Clear all ${count.toLocaleString('en')} for good`}
            </Button>
          </p>
        </Form>
      </details>
    </>
  );
}
