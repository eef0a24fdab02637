import layout from '~/ui/layout.module.css';
import { Table } from '~/ui/table';
import type { FieldChange } from './changes';
import styles from './versions.module.css';

/** The differences of a version from the current creature, side by side. */
export function ChangesTable({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) {
    return <p className={layout.soft}>No change to the statblock.</p>;
  }
  return (
    <Table caption="Changes since" captionHidden>
      <thead>
        <tr>
          <th>Part</th>
          <th>Then</th>
          <th>Now</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, now }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td className={styles.text}>{before ?? <i>none</i>}</td>
            <td className={styles.text}>{now ?? <i>removed</i>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
