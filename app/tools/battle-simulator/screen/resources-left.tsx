import { Table } from '~/ui/table';
import { mean } from './odds-words';
import styles from './simulator.module.css';

type Left = { creature: string; resource: string; of: number; left: number };

/** The mean remaining slots and uses. */
export function ResourcesLeft({ words, resources }: { words: string; resources: readonly Left[] }) {
  if (resources.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{words}</summary>
      <Table caption={words} captionHidden dense>
        <thead>
          <tr>
            <th scope="col">Creature</th>
            <th scope="col">Resource</th>
            <th scope="col" data-kind="number">
              Left
            </th>
          </tr>
        </thead>
        <tbody>
          {resources.map(({ creature, resource, of, left }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names can be equal, and the list is only replaced as a whole
            <tr key={at}>
              <th scope="row">{creature}</th>
              <td>{resource}</td>
              <td data-kind="number">{`${mean(left)} of ${of}`}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
