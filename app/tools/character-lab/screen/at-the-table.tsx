import { Form } from '@remix-run/react';
import type { PastDeed } from '~/characters/kept/play.server';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import styles from './shelf.module.css';

/** The least that one does at the table, by forms: hit points, rests, and taking back what was done. */
export function AtTheTable({ fresh, past }: { fresh: string; past: readonly PastDeed[] }) {
  const last = past.find(({ undone, does }) => !undone && does !== 'undo');
  return (
    <section aria-labelledby="at-the-table" className={layout.stack} data-print="no">
      <h2 id="at-the-table">At the table</h2>
      <Form method="post" replace className={layout.row}>
        <Hidden fresh={fresh} />
        <Field
          className={styles.amount}
          label="Hit points"
          name="amount"
          type="number"
          inputMode="numeric"
          min={1}
          max={9999}
          required
        />
        <Button name="does" value="damage" icon="minus">
          Damage
        </Button>
        <Button name="does" value="heal" icon="plus">
          Heal
        </Button>
        <Button kind="quiet" name="does" value="temporary">
          Temporary
        </Button>
      </Form>
      <Form method="post" replace className={layout.row}>
        <Hidden fresh={fresh} />
        <Button kind="quiet" name="does" value="short-rest">
          Short rest
        </Button>
        <Button kind="quiet" name="does" value="long-rest">
          Long rest
        </Button>
      </Form>
      {last && (
        <Form method="post" replace className={layout.row}>
          <Hidden fresh={fresh} />
          <input type="hidden" name="of" value={last.id} />
          <Button kind="quiet" name="does" value="undo" icon="undo">
            {`Take back: ${last.said}`}
          </Button>
        </Form>
      )}
      {past.length > 0 && (
        <details>
          <summary>What was done last</summary>
          <ol>
            {past.map(({ id, said, undone }) => (
              <li key={id}>{undone ? <s>{said}</s> : said}</li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function Hidden({ fresh }: { fresh: string }) {
  return (
    <>
      <input type="hidden" name="intent" value="play" />
      <input type="hidden" name="id" value={fresh} />
    </>
  );
}
