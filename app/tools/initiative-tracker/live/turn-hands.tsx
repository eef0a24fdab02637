import { useEffect, useState } from 'react';
import styles from './live.module.css';

export type TurnHandsProps = {
  /** Milliseconds since 1970, by the clock of the device that passed the turn; null while no turn runs. */
  since: number | null;
  begun: number | null;
  /** Time limit of a turn in seconds; 0: none, and only the fight's whole minutes are shown. */
  seconds: number;
};

/** The time that the fight has taken, and this turn if there is a limit. */
export function TurnHands({ since, begun, seconds }: TurnHandsProps) {
  const [now, setNow] = useState<number | null>(null);
  /** Start of the turn by this device's clock, because another device's may be ahead. */
  const [started, setStarted] = useState(0);
  const runs = since !== null;
  useEffect(() => {
    if (since !== null) setStarted(Math.min(since, Date.now()));
  }, [since]);
  useEffect(() => {
    if (!runs) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), seconds > 0 ? 1000 : 15_000);
    return () => clearInterval(timer);
  }, [runs, seconds]);
  if (!runs || now === null) return null;
  const all = begun === null ? 0 : Math.max(0, Math.floor((now - begun) / 1000));
  if (seconds === 0) {
    const minutes = Math.floor(all / 60);
    return minutes === 0 ? null : (
      <span className={styles.clock} aria-hidden="true">{`${minutes} min`}</span>
    );
  }
  const taken = Math.max(0, Math.floor((now - started) / 1000));
  return (
    <span className={styles.clock} data-over={taken > seconds || undefined} aria-hidden="true">
      {`${clock(taken)} of ${clock(seconds)} · ${clock(all)} total`}
    </span>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
