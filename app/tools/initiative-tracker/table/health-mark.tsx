import type { ShownHealth } from '~/fights/table/table-view';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './order.module.css';
import { healthWords } from './table-words';

const SLICES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Hit points as the settings show them: a number, a word, or ten slices; the bar also has a text alternative. */
export function HealthMark({ health }: { health: ShownHealth }) {
  const words = healthWords(health);
  if (health.as === 'words') {
    return (
      <span className={styles.word} data-word={words}>
        {words}
      </span>
    );
  }
  const tenths = health.as === 'bar' ? health.tenths : tenthsOf(health.now, health.maximum);
  return (
    <span className={styles.points}>
      {health.as === 'number' && (
        <span className={styles.number}>
          {words}
          <VisuallyHidden> hit points</VisuallyHidden>
        </span>
      )}
      <svg
        className={styles.bar}
        data-low={tenths <= 5 || undefined}
        viewBox="0 0 99 10"
        preserveAspectRatio="none"
        role={health.as === 'bar' ? 'img' : undefined}
        aria-label={health.as === 'bar' ? `Hit points: ${words}` : undefined}
        aria-hidden={health.as === 'number' || undefined}
      >
        {SLICES.map((at) => (
          <rect key={at} x={at * 10} width="9" height="10" data-full={at < tenths || undefined} />
        ))}
      </svg>
    </span>
  );
}

function tenthsOf(now: number, maximum: number): number {
  return Math.max(0, Math.min(10, Math.ceil((now * 10) / Math.max(1, maximum))));
}
