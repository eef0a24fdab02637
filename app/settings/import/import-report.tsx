import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Table } from '~/ui/table';
import styles from '../settings.module.css';
import type { ImportAnswer } from './import-intents.server';
import { doneWords } from './import-words';

/** What became of a file: a line for each kind, and a sentence for what did not come whole. */
export function ImportReport({ lines, notes, more }: ImportAnswer & { step: 'done' }) {
  const isWhole = notes.length === 0;
  return (
    <>
      <Notice tone={isWhole ? 'good' : 'warning'} announce title={doneWords(lines)}>
        {!isWhole && <p>Some of it did not come, or not whole: see below.</p>}
      </Notice>
      <section className={styles.section} aria-labelledby="report">
        <h2 id="report">Report</h2>
        <Table caption="What was imported" captionHidden>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col" data-kind="number">
                Imported
              </th>
              <th scope="col" data-kind="number">
                Here already
              </th>
              <th scope="col" data-kind="number">
                Recently deleted
              </th>
              <th scope="col" data-kind="number">
                Not imported
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ kind, called, came, there, deleted, refused }) => (
              <tr key={kind}>
                <th scope="row">{called.charAt(0).toUpperCase() + called.slice(1)}</th>
                {[came, there, deleted, refused].map((count, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                  <td key={at} data-kind="number">
                    {count.toLocaleString('en')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        {!isWhole && (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            {more > 0 && <li>And {more.toLocaleString('en')} more.</li>}
          </ul>
        )}
        <p>
          Nothing of it is shared. What you deleted stays in{' '}
          <Link to={paths.recentlyDeleted()}>Recently deleted</Link>.
        </p>
        <div>
          <LinkButton kind="quiet" icon="upload" reloadDocument to={paths.accountImport()}>
            Import another file
          </LinkButton>
        </div>
      </section>
    </>
  );
}
