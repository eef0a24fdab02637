import type { HomebrewPiece } from '~/compendium/foreign/reading';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { Table } from '~/ui/table';
import styles from './bring.module.css';
import { PlainBlock } from './plain-block';

type PieceViewProps = {
  piece: HomebrewPiece;
  /** The maximum number of characters of the source to show. */
  letters: number;
  /** The maximum number of rows of each table to show. */
  rows: number;
  /** Whether to show the statblock beside its source. */
  withBlock: boolean;
  /** The URL that shows the whole source. */
  whole: string;
};

/** Shows what happens to each field of a creature, beside its source. */
export function PieceView({ piece, letters, rows, withBlock, whole }: PieceViewProps) {
  const { record, missing, kept, changed, dropped, source, name } = piece;
  const isCut = source.length > letters;
  return (
    <div className={styles.piece}>
      <section className={styles.source} aria-label={`Source of ${name}`}>
        <h2>Source</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must be focusable to be scrolled by keyboard */}
        <pre tabIndex={0}>{isCut ? `${source.slice(0, letters)}…` : source}</pre>
        {isCut && (
          <p>
            <a href={whole} target="_blank" rel="noopener">
              {`Whole source of ${name} (new tab)`}
            </a>
          </p>
        )}
      </section>
      <section className={styles.comes} aria-label={`Import preview of ${name}`}>
        <h2>Import preview</h2>
        {missing !== null && <p>{`Cannot be imported: ${missing}.`}</p>}
        {kept.length > 0 && (
          <p>
            <strong>Kept: </strong>
            {`${kept.slice(0, rows).join(', ')}.`}
            {kept.length > rows && ` ${moreWords(kept.length - rows)}`}
          </p>
        )}
        {changed.length > 0 && (
          <Table caption="Changed" dense>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Source</th>
                <th scope="col">Here</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {changed.slice(0, rows).map(({ field, from, to, why }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows can be equal, and their order never changes
                <tr key={at}>
                  <th scope="row">{field}</th>
                  <td>{from === '' ? '–' : from}</td>
                  <td>{to === '' ? '–' : to}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {changed.length > rows && <p>{moreWords(changed.length - rows)}</p>}
        {dropped.length > 0 && (
          <Table caption="Dropped" dense>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Text</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {dropped.slice(0, rows).map(({ field, text, why }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows can be equal, and their order never changes
                <tr key={at}>
                  <th scope="row">{field}</th>
                  <td>{text}</td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {dropped.length > rows && <p>{moreWords(dropped.length - rows)}</p>}
        {withBlock && record !== null && <PlainBlock block={statblockOf(record, record.edition)} />}
      </section>
    </div>
  );
}

function moreWords(count: number): string {
  return `And ${count.toLocaleString('en')} more like these.`;
}
