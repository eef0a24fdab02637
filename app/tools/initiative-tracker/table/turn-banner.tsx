import { useEffect, useState } from 'react';
import type { ShownRow, TableView } from '~/fights/table/table-view';
import styles from './players.module.css';
import { roundWords, rowNames, turnWords } from './table-words';

type TurnBannerProps = {
  view: TableView;
  next: ShownRow | null;
  /** Whether a character of this device's seat acts now. */
  isOwn: boolean;
  /** Why it cannot act, if so. */
  cannotAct: string | null;
  toldAt: number;
};

/** The current and the next row, large enough to read across a room. */
export function TurnBanner({ view, next, isOwn, cannotAct, toldAt }: TurnBannerProps) {
  const begun = view.round > 0 && !view.over;
  return (
    <div className={styles.banner} data-own={isOwn || undefined} data-turn-banner>
      <p className={styles.now}>{turnWords(view)}</p>
      <p className={styles.besides}>
        {begun && <span>{roundWords(view)}</span>}
        {next !== null && (
          <span>
            Next: <strong>{rowNames(next)}</strong>
          </span>
        )}
        {isOwn && <strong className={styles.own}>{cannotAct ?? 'Your turn'}</strong>}
        {begun && view.turn.seconds > 0 && view.turn.elapsed !== null && (
          <TurnTimer
            elapsed={view.turn.elapsed}
            seconds={view.turn.seconds}
            toldAt={toldAt}
            isPaused={view.paused}
          />
        )}
      </p>
    </div>
  );
}

type TurnTimerProps = { elapsed: number; seconds: number; toldAt: number; isPaused: boolean };

/** The elapsed time of this turn, if turns are timed. */
function TurnTimer({ elapsed, seconds, toldAt, isPaused }: TurnTimerProps) {
  const [since, setSince] = useState(0);
  useEffect(() => {
    const tick = () => setSince(performance.now() - toldAt);
    tick();
    if (isPaused) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [toldAt, isPaused]);
  const taken = Math.floor((elapsed + Math.max(0, isPaused ? 0 : since)) / 1000);
  return (
    <span className={styles.timer} data-over={taken > seconds || undefined} aria-hidden="true">
      {`${clock(taken)} of ${clock(seconds)}`}
    </span>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
