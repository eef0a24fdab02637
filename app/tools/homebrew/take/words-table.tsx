import type { ReactNode } from 'react';
import { Table } from '~/ui/table';
import styles from './words-table.module.css';

/** A table of sentences that is stacked on a phone; the first cell of each row is its header. */
export function WordsTable({
  caption,
  captionHidden = false,
  columns,
  rows,
}: {
  caption: string;
  captionHidden?: boolean;
  columns: readonly [string, string, string];
  rows: readonly (readonly [name: string, words: ReactNode, more: ReactNode])[];
}) {
  const [first, second, third] = columns;
  return (
    <div className={styles.words}>
      <Table caption={caption} captionHidden={captionHidden}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
            <th scope="col">{third}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, words, more]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={second}>{words}</td>
              <td data-label={third}>{more}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
