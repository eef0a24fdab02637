import { createContext, type ReactNode, useContext } from 'react';
import type { SeatIntent } from '~/fights/table/seat-intents';
import { useDrawnWhenOpened } from '../screen/more';
import { useTypedBefore } from '../screen/typed-before';
import styles from './seat.module.css';

/** The id that makes each form of one page one press, where no scripts run. */
const PressId = createContext('');
export const PressIdProvider = PressId.Provider;

type SeatFormProps = {
  /** What it asks; missing: its buttons say. */
  is?: SeatIntent['is'];
  who?: string;
  className?: string;
  children: ReactNode;
};

/** A form of a seat: the same fields with scripts and without. */
export function SeatForm({ is, who, className, children }: SeatFormProps) {
  const press = useContext(PressId);
  return (
    <form method="post" className={className}>
      <input type="hidden" name="press" value={press} />
      {is && <input type="hidden" name="is" value={is} />}
      {who !== undefined && <input type="hidden" name="who" value={who} />}
      {children}
    </form>
  );
}

/** Something that a seat may do, which opens on demand; one at a time, so that all of it stays under the thumb. */
export function Act({
  summary,
  intents = [],
  children,
}: {
  summary: string;
  /** Open from the first after a press of these was refused. */
  intents?: readonly SeatIntent['is'][];
  children: ReactNode;
}) {
  const { typed } = useTypedBefore();
  const isAgain = intents.some((one) => one === typed.is);
  const { isDrawn, look, open } = useDrawnWhenOpened(isAgain);
  return (
    <details className={styles.act} name="seat-act" open={isAgain} onToggle={open} ref={look}>
      <summary>{summary}</summary>
      {isDrawn && <div className={styles.inside}>{children}</div>}
    </details>
  );
}
