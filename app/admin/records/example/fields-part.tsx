import type { RecordField } from '~/compendium/records/record-fields';
import { Table } from '~/ui/table';
import type { RecordKind } from '../job/record-kinds';
import styles from '../screen/records.module.css';

/** Every field that a line of a records file may have, from the reader's own schema. */
export function FieldsPart({ kind, fields }: { kind: RecordKind; fields: readonly RecordField[] }) {
  const needed = fields.filter(({ isNeeded }) => isNeeded).map(({ path }) => path);
  return (
    <details className={styles.fieldList}>
      <summary>{`Fields of a ${kind === 'monsters' ? 'monster' : 'spell'}`}</summary>
      <p>
        {`Required: ${needed.join(', ')}. Everything else is optional and shown as not known if missing.`}
      </p>
      <Table caption={`Fields of ${kind}`} captionHidden dense>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, says, isNeeded }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
                {isNeeded && ' (needed)'}
              </th>
              <td>{says}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
