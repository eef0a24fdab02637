import { classes } from '~/ui/classes';
import styles from './health.module.css';
import { countWords, hourWords } from './health-words';
import { type Hour, roundTop } from './hours';

const BAR = 18;
const GAP = 2;
const TALL = 200;
/** Space above the bars for the marks of failures. */
const MARKS = 16;
/** The least height of failures, so that even a few are visible. */
const LEAST = 3;

/** A bar chart of requests by hour; failures are red at the foot of a bar, with a mark above it. */
export function HourChart({ hours }: { hours: readonly Hour[] }) {
  const top = roundTop(Math.max(...hours.map(({ requests }) => requests)));
  const total = hours.reduce((sum, { requests }) => sum + requests, 0);
  const errors = hours.reduce((sum, { errors }) => sum + errors, 0);
  const width = hours.length * (BAR + GAP);
  const label = `${countWords(total)} requests in ${hours.length} hours, ${countWords(errors)} of them failed`;
  const [first, last] = [hours.at(0), hours.at(-1)];
  return (
    <figure className={styles.chart}>
      <span className={styles.top}>{countWords(top)} an hour</span>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${width} ${TALL + MARKS}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path
          className={styles.grid}
          d={`M0 ${MARKS}H${width}M0 ${MARKS + TALL / 2}H${width}M0 ${MARKS + TALL}H${width}`}
        />
        {hours.map((hour, at) => (
          <Bar key={hour.hour} {...{ hour, at, top }} />
        ))}
      </svg>
      <figcaption className={styles.ends}>
        <span>{first && hourWords(first.hour)}</span>
        <span>{last && hourWords(last.hour)} UTC</span>
      </figcaption>
    </figure>
  );
}

function Bar({ hour, at, top }: { hour: Hour; at: number; top: number }) {
  const { requests, errors } = hour;
  const tall = (requests / top) * TALL;
  const red = errors === 0 ? 0 : Math.max(LEAST, (errors / top) * TALL);
  const left = at * (BAR + GAP) + GAP / 2;
  const foot = MARKS + TALL;
  const middle = left + BAR / 2;
  const tip = foot - Math.max(tall, red) - 3;
  return (
    <g>
      <rect
        className={styles.requests}
        {...{ x: left, y: foot - tall, width: BAR, height: tall }}
      />
      {errors > 0 && (
        <>
          <rect
            className={styles.errors}
            {...{ x: left, y: foot - red, width: BAR, height: red }}
          />
          <path
            className={classes(styles.errors, styles.mark)}
            d={`M${middle - 6} ${tip - 9}H${middle + 6}L${middle} ${tip}Z`}
          />
        </>
      )}
      <title>{`${hourWords(hour.hour)}: ${countWords(requests)} requests, ${errors} failed`}</title>
    </g>
  );
}
