import type { Ticks } from '~/characters/print/printed';
import styles from './sheet.module.css';

/** Checkboxes for handwriting; those already ticked are filled. Drawn as SVG, so that they print everywhere. */
export function TickBoxes({
  ticks,
  round,
  label,
}: {
  ticks: Ticks;
  round?: boolean;
  label: string;
}) {
  const { most, ticked } = ticks;
  const said = `${label}: ${most}${ticked > 0 ? `, ${ticked} of them spent` : ''}`;
  return (
    <svg
      className={styles.ticks}
      viewBox={`0 0 ${most * STEP} 10`}
      width={`${(most * STEP * 3.2) / 10}mm`}
      height="3.2mm"
      role="img"
      aria-label={said}
    >
      {Array.from({ length: most }, (_, at) => {
        const filled = at < ticked ? styles.filled : styles.empty;
        return round ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are equal and their order never changes
          <circle key={at} className={filled} cx={at * STEP + 5} cy={5} r={4} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are equal and their order never changes
          <rect key={at} className={filled} x={at * STEP + 1} y={1} width={8} height={8} />
        );
      })}
    </svg>
  );
}

const STEP = 12;
