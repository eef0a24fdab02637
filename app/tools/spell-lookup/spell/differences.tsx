import type { Difference } from './edition-differences';
import styles from './spell-page.module.css';
import type { Stretch } from './word-changes';

/** Both editions of a spell side by side, with the differences marked. */
export function Differences({ lines }: { lines: readonly Difference[] }) {
  const changed = lines.filter(({ differs }) => differs).length;
  return (
    <section aria-labelledby="differences" className={styles.differences}>
      <h2 id="differences" className={styles.title}>
        2014 and 2024 compared
      </h2>
      <p>
        {changed === 0
          ? 'Both editions are the same.'
          : `${changed} of ${lines.length} lines differ; differences are marked.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">2014</th>
            <th scope="col">2024</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, before, after, differs }) => (
            <tr key={label} data-differs={differs || undefined}>
              <th scope="row">
                {label}
                {differs && <small> differs</small>}
              </th>
              <td data-edition="2014">
                <Marked stretches={before} />
              </td>
              <td data-edition="2024">
                <Marked stretches={after} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Marked({ stretches }: { stretches: readonly Stretch[] }) {
  if (stretches.every(({ text }) => text === '')) return <>–</>;
  return stretches.map(({ text, own }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of the stretches never changes
    own ? <mark key={at}>{text}</mark> : text,
  );
}
