import type { BattleTally } from '~/battle/count/battle-tally';
import { Table } from '~/ui/table';
import { mean, percent } from './odds-words';
import styles from './simulator.module.css';

const WIDTH = 480;
const HEIGHT = 120;

/** The remaining hit points of each side by round: a chart with lines, and a table. */
export function ByRound({ tally }: { tally: BattleTally }) {
  // Rounds that fewer than one in a hundred fights reach are noise.
  const rounds = tally.byRound.filter(({ fights }) => fights * 100 >= tally.fights);
  if (rounds.length === 0) return null;
  const lineOf = (side: 0 | 1) =>
    [1, ...rounds.map(({ left }) => left[side])]
      .map(
        (share, at) =>
          `${((at / rounds.length) * WIDTH).toFixed(1)},${((1 - share) * HEIGHT).toFixed(1)}`,
      )
      .join(' ');
  const last = rounds.at(-1)?.left ?? [0, 0];
  // Two labels at the same height would overlap.
  const heights = last.map((share) => (1 - share) * HEIGHT + 4);
  const isClose = Math.abs((heights[0] ?? 0) - (heights[1] ?? 0)) < 14;
  return (
    <details>
      <summary className={styles.summary}>Round by round</summary>
      <figure className={styles.chart}>
        <figcaption>Hit points left at the end of each round</figcaption>
        <svg viewBox={`-4 -6 ${WIDTH + 34} ${HEIGHT + 28}`} aria-hidden="true">
          <polyline points={lineOf(0)} data-side="a" />
          <polyline points={lineOf(1)} data-side="b" />
          <text x={WIDTH + 8} y={(heights[0] ?? 0) - (isClose ? 7 : 0)}>
            A
          </text>
          <text x={WIDTH + 8} y={(heights[1] ?? 0) + (isClose ? 7 : 0)}>
            B
          </text>
          {rounds.map(({ round }, at) => (
            <text
              key={round}
              x={((at + 1) / rounds.length) * WIDTH}
              y={HEIGHT + 16}
              textAnchor="middle"
            >
              {rounds.length <= 20 || at % 5 === 4 ? round : ''}
            </text>
          ))}
        </svg>
      </figure>
      <Table caption="Averages by round" captionHidden dense>
        <thead>
          <tr>
            <th scope="col">Round</th>
            {['Fights that reach it', 'Left of A', 'Left of B', 'A deals', 'B deals'].map(
              (words) => (
                <th key={words} scope="col" data-kind="number">
                  {words}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, fights, left, dealt }) => (
            <tr key={round}>
              <th scope="row">{round}</th>
              <td data-kind="number">{percent(fights / tally.fights)}</td>
              <td data-kind="number">{percent(left[0])}</td>
              <td data-kind="number">{percent(left[1])}</td>
              <td data-kind="number">{mean(dealt[0])}</td>
              <td data-kind="number">{mean(dealt[1])}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
