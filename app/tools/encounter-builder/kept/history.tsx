import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import { RESTORE } from '~/ui/names';
import styles from './kept.module.css';

type HistoryProps = {
  history: readonly { version: number; name: string; foes: number; xp: number; savedAt: number }[];
  version: number;
};

/**
 * The former versions of an encounter, the latest first; each can be restored. Changes within half a minute are one
 * version.
 */
export function History({ history, version }: HistoryProps) {
  const [last] = history;
  if (last === undefined) return null;
  return (
    <section className={styles.history} aria-labelledby="history" data-print="no">
      <h2 id="history">History</h2>
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="was" value={last.version} />
        <Button kind="quiet" icon="undo" name="intent" value="restore">
          Restore the previous version
        </Button>
      </Form>
      <details>
        <summary>{`All ${history.length} earlier versions`}</summary>
        <ul>
          {history.map(({ version: was, name, foes, xp, savedAt }) => (
            <li key={was}>
              <Form method="post">
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="was" value={was} />
                <span>
                  {`${name}, ${foes} ${foes === 1 ? 'foe' : 'foes'}, ${xp.toLocaleString('en')} XP, until `}
                  <time dateTime={new Date(savedAt).toISOString()}>{timeWords(savedAt)}</time>
                </span>
                <Button kind="plain" compact name="intent" value="restore">
                  {RESTORE}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** 2026-11-23 14:30, in UTC, so that server and browser render the same text. */
function timeWords(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
