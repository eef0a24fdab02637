import { Form } from '@remix-run/react';
import { Badge, type Tone } from '~/ui/badge';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import styles from '../screen/told-lines.module.css';
import type { Imported } from './read-sent.server';

const SOURCES = { own: 'our own file', beyond: 'D&D Beyond', foundry: 'Foundry' } as const;
const TONES = { kept: 'green', changed: 'ember', dropped: 'red' } as const satisfies Record<
  string,
  Tone
>;

/** The report of an import (kept, changed, dropped) with the button that stores the character. */
export function ImportReport({ imported }: { imported: Imported }) {
  const { kind, name, line, missing, problems, report, whole, id } = imported;
  return (
    <section className={layout.stack} aria-labelledby="report">
      <h2 id="report">{name === '' ? 'Unnamed character' : name}</h2>
      <p>{`${line}, from ${SOURCES[kind]}. Nothing is saved yet.`}</p>
      {(['kept', 'changed', 'dropped'] as const).map(
        (fate) =>
          report[fate].length > 0 && (
            // The list of kept fields is usually long and without problems, so only the others are open.
            <details key={fate} open={fate !== 'kept'} className={styles.more}>
              <summary>
                <Badge tone={TONES[fate]}>{`${report[fate].length} ${fate}`}</Badge>
              </summary>
              <ul className={classes(styles.changes, fate !== 'changed' && styles[fate])}>
                {report[fate].map((said) => (
                  <li key={said}>{said}</li>
                ))}
              </ul>
            </details>
          ),
      )}
      {problems.length > 0 && (
        <Notice tone="warning" title="Not allowed by the rules">
          <ul>
            {problems.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      {missing > 0 && (
        <p>{`${missing === 1 ? '1 choice' : `${missing} choices`} left to make after the import.`}</p>
      )}
      <Form method="post">
        <input type="hidden" name="whole" value={whole} />
        <input type="hidden" name="id" value={id} />
        <Button name="intent" value="keep" icon="star">
          Import
        </Button>
      </Form>
    </section>
  );
}
