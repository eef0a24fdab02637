import { useEffect, useState } from 'react';
import styles from './live.module.css';

export type TurnClockProps = {
  /** Milliseconds since 1970 by the clock of who pressed. */
  since: number | null;
  begun: number | null;
  /** How long a turn may take; 0: as long as it likes, and nothing is shown. */
  seconds: number;
};

/** How long this turn and the fight have taken so far, where the table plays by the clock. */
export function TurnClock({ since, begun, seconds }: TurnClockProps) {
  const [now, setNow] = useState<number | null>(null);
  const runs = since !== null && seconds > 0;
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (!runs || now === null) return null;
  const taken = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <span className={styles.clock} data-over={taken > seconds || undefined} aria-hidden="true">
      {`${clock(taken)} of ${clock(seconds)}`}
      {begun !== null && ` · ${clock(Math.max(0, Math.floor((now - begun) / 1000)))} in all`}
    </span>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
