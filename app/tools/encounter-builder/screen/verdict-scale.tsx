import type { Difficulty } from '~/rules/budgets/difficulty';
import { gravityOf, points, verdictWord } from '../verdict-words';
import styles from './verdict.module.css';

const WIDE = 1000;

/** A scale of the party's bands with the position of the fight. */
export function VerdictScale({ difficulty }: { difficulty: Difficulty }) {
  const { thresholds, adjusted, verdict } = difficulty;
  const last = thresholds.at(-1)?.xp ?? 0;
  if (last === 0) return null;
  const end = last * 1.35;
  const at = (xp: number) => Math.round((Math.min(xp, end) / end) * WIDE);
  return (
    <div className={styles.scale}>
      <svg
        className={styles.bar}
        viewBox={`0 0 ${WIDE} 20`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {thresholds.map(({ band, xp }, place) => (
          <rect
            key={band}
            data-gravity={gravityOf(band)}
            x={at(xp)}
            width={at(thresholds[place + 1]?.xp ?? end) - at(xp)}
            y="6"
            height="14"
          />
        ))}
        <rect className={styles.mark} x={Math.max(0, at(adjusted) - 4)} width="8" height="20" />
      </svg>
      <svg
        className={styles.labels}
        role="img"
        aria-label={thresholds
          .map(({ band, xp }) => `${verdictWord(band)} ${points(xp)}`)
          .join(', ')}
      >
        {thresholds.map(({ band, xp }) => (
          <g key={band} data-current={band === verdict || undefined}>
            <text x={`${at(xp) / 10}%`} y="1em">
              {verdictWord(band)}
            </text>
            <text x={`${at(xp) / 10}%`} y="2.2em">
              {points(xp)}
            </text>
          </g>
        ))}
      </svg>
      <ol className={styles.bands}>
        {thresholds.map(({ band, xp }) => (
          <li key={band} aria-current={band === verdict || undefined}>
            <span>{verdictWord(band)}</span> {points(xp)}
          </li>
        ))}
      </ol>
    </div>
  );
}
