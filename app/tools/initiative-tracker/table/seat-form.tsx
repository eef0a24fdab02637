import { createContext, type ReactNode, useContext } from 'react';
import type { SeatIntent } from '~/fights/table/seat-intents';
import { useDrawnWhenOpened } from '../screen/more';
import { useTypedBefore } from '../screen/typed-before';
import styles from './seat.module.css';

/** The id that makes each form of a page one action when there are no scripts. */
const PressId = createContext('');
export const PressIdProvider = PressId.Provider;

type SeatFormProps = {
  /** The intent; missing: its buttons have it. */
  is?: SeatIntent['is'];
  who?: string;
  className?: string;
  onReset?: () => void;
  children: ReactNode;
};

/** A form of a seat: the same fields with and without scripts. */
export function SeatForm({ is, who, className, onReset, children }: SeatFormProps) {
  const press = useContext(PressId);
  return (
    <form method="post" className={className} onReset={onReset}>
      <input type="hidden" name="press" value={press} />
      {is && <input type="hidden" name="is" value={is} />}
      {who !== undefined && <input type="hidden" name="who" value={who} />}
      {children}
    </form>
  );
}

/** An action of a seat that opens on demand, one at a time, so that it fits at the bottom of the screen. */
export function Act({
  summary,
  intents = [],
  children,
}: {
  summary: string;
  /** Open from the start after one of these intents was refused. */
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
