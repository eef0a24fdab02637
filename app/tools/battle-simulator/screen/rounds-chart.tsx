import { Table } from '~/ui/table';
import { percent } from './odds-words';
import styles from './simulator.module.css';

const WIDTH = 480;
const HEIGHT = 120;
const FOOT = 18;

type RoundsProps = { counts: readonly number[]; fights: number };

/** The round in which fights end, as bars with a table. */
export function RoundsChart({ counts, fights }: RoundsProps) {
  const ended = counts.flatMap((count, round) => (count > 0 ? [{ round, count }] : []));
  const [first, last] = [ended[0], ended.at(-1)];
  if (first === undefined || last === undefined) return null;
  const step = WIDTH / (last.round - first.round + 1);
  const most = Math.max(...ended.map(({ count }) => count));
  // A label needs 24 units of space.
  const every = Math.ceil(24 / step);
  return (
    <figure className={styles.chart}>
      <figcaption>In which round it ends</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} aria-hidden="true">
        {ended.map(({ round, count }) => {
          const height = (count / most) * HEIGHT;
          const x = (round - first.round) * step;
          return (
            <g key={round}>
              <rect x={x + 1} y={HEIGHT - height} width={Math.max(1, step - 2)} height={height} />
              {(round - first.round) % every === 0 && (
                <text x={x + step / 2} y={HEIGHT + 14} textAnchor="middle">
                  {round}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details>
        <summary className={styles.summary}>As a table</summary>
        <Table caption="Fights that end in each round" captionHidden dense>
          <thead>
            <tr>
              <th scope="col">Round</th>
              <th scope="col" data-kind="number">
                Share
              </th>
            </tr>
          </thead>
          <tbody>
            {ended.map(({ round, count }) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                <td data-kind="number">{percent(count / fights)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  );
}
