import { Table } from '~/ui/table';
import { Moment } from '../frame/moment';
import { Section } from '../frame/section';
import styles from './health.module.css';
import { countWords, sizeWords } from './health-words';
import type { Storage } from './storage-sql.server';

/** What is stored: the database, its tables, and the files. */
export function StorageSection({ storage }: { storage: Storage }) {
  const { databaseBytes, tables, files, filesCountedAt } = storage;
  const kinds = Object.entries(files).toSorted(([, a], [, b]) => b.bytes - a.bytes);
  return (
    <Section title="Storage" id="storage" folded>
      <p>
        The database uses {sizeWords(databaseBytes)} of the 10 GB that D1 gives. Tables and files
        are counted once a day.
      </p>
      <div className={styles.beside}>
        <Table caption="Files in R2" dense>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col" data-kind="number">
                Files
              </th>
              <th scope="col" data-kind="number">
                Size
              </th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(([kind, { files: count, bytes }]) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td data-kind="number">{countWords(count)}</td>
                <td data-kind="number">{sizeWords(bytes)}</td>
              </tr>
            ))}
            {kinds.length === 0 && (
              <tr>
                <td colSpan={3}>{filesCountedAt === null ? 'Not counted yet.' : 'None.'}</td>
              </tr>
            )}
          </tbody>
        </Table>
        <Table caption="Rows in the database" dense>
          <thead>
            <tr>
              <th scope="col">Table</th>
              <th scope="col" data-kind="number">
                Rows
              </th>
              <th scope="col">Counted</th>
            </tr>
          </thead>
          <tbody>
            {tables.map(({ name, rows, countedAt }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-kind="number">{countWords(rows)}</td>
                <td className={styles.when}>
                  <Moment at={countedAt} />
                </td>
              </tr>
            ))}
            {tables.length === 0 && (
              <tr>
                <td colSpan={3}>Not counted yet.</td>
              </tr>
            )}
          </tbody>
        </Table>
      </div>
    </Section>
  );
}
