import type { BattleTally } from '~/battle/count/battle-tally';
import { Table } from '~/ui/table';
import { percent } from './odds-words';
import styles from './simulator.module.css';

const LETTERS = ['A', 'B'] as const;
const BARS = ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100'] as const;
const WIDTH = 220;
const HEIGHT = 60;
const STEP = WIDTH / BARS.length;

type Kind = { key: string; name: string; counts: number[]; all: number };

/** The remaining hit points by kind: all creatures of a kind together. */
function kindsOf({ creatures }: BattleTally): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { side, kind, name, tenths } of creatures) {
    const key = `${side} ${kind}`;
    const before = kinds.get(key);
    const counts = BARS.map((_, at) => (before?.counts[at] ?? 0) + (tenths[at] ?? 0));
    const plain = before === undefined ? name : name.replace(/ \d+$/, '');
    kinds.set(key, {
      key,
      counts,
      all: counts.reduce((sum, count) => sum + count, 0),
      name:
        before === undefined ? `${LETTERS[side]} · ${plain}` : `${LETTERS[side]} · each ${plain}`,
    });
  }
  return [...kinds.values()];
}

/** The remaining hit points as bars from none to all, with a table. */
export function LeftCharts({ tally }: { tally: BattleTally }) {
  const kinds = kindsOf(tally);
  return (
    <details>
      <summary className={styles.summary}>Hit points left by creature</summary>
      <div className={styles.charts}>
        {kinds.map(({ key, name, counts, all }) => {
          const most = Math.max(1, ...counts);
          return (
            <figure key={key} className={styles.chart}>
              <figcaption>{name}</figcaption>
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} aria-hidden="true">
                {counts.map((count, at) => {
                  const height = (count / most) * HEIGHT;
                  return (
                    <g key={BARS[at]}>
                      <rect
                        x={at * STEP + 1}
                        y={HEIGHT - height}
                        width={STEP - 2}
                        height={height}
                        data-none={at === 0 || undefined}
                      >
                        <title>{percent(count / all)}</title>
                      </rect>
                      {at % 5 === 0 && (
                        <text
                          x={at === 0 ? 0 : at === 10 ? WIDTH : (at + 0.5) * STEP}
                          y={HEIGHT + 13}
                          textAnchor={at === 0 ? 'start' : at === 10 ? 'end' : 'middle'}
                        >
                          {at === 0 ? 'down' : `${BARS[at]}%`}
                        </text>
                      )}
                    </g>
                  );
                })}
              </svg>
            </figure>
          );
        })}
      </div>
      <Table caption="Share of fights by hit points left, up to each percent" dense>
        <thead>
          <tr>
            <th scope="col">Creature</th>
            {BARS.map((words, at) => (
              <th key={words} scope="col" data-kind="number">
                {at === 0 ? 'Down' : `${words}%`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ key, name, counts, all }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {counts.map((count, at) => (
                <td key={BARS[at]} data-kind="number">
                  {percent(count / all)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
