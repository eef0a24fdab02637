import { classes } from '~/ui/classes';
import styles from './boxes.module.css';
import { DeedForm, Press, pressValue } from './press';
import type { Pressed } from './pressed';
import { useTableNow } from './use-table-now';

/** The maximum number of boxes; more are shown as a number with buttons. */
const MOST_BOXES = 10;

export type BoxesProps = {
  /** The label of the resource: "Level 1 slots". */
  label: string;
  most: number;
  left: number;
  spend: Pressed;
  back: Pressed;
  /** An additional remark: "back after a long rest". */
  note?: string | null;
};

/** The remaining uses of a resource, a box for each; pressing spends or restores one. */
export function Boxes(props: BoxesProps) {
  const { label, most, left, note } = props;
  return (
    <DeedForm className={styles.line} label={label}>
      <p className={styles.label}>
        <span>{label}</span> <span className={styles.count}>{`${left} of ${most}`}</span>
        {note && <small className={styles.note}>{note}</small>}
      </p>
      {most > MOST_BOXES ? <Steps {...props} /> : <Ticks {...props} />}
    </DeedForm>
  );
}

function Ticks({ label, most, left, spend, back }: BoxesProps) {
  const { table } = useTableNow();
  return (
    <span className={styles.boxes}>
      {Array.from({ length: most }, (_, at) => {
        const isLeft = at < left;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
            key={at}
            type="submit"
            name="press"
            value={pressValue(isLeft ? spend : back)}
            disabled={!table.mayPlay}
            className={classes(styles.box, isLeft && styles.lit)}
            aria-label={`${label}: ${isLeft ? 'spend' : 'regain'} ${at + 1} of ${most}`}
          />
        );
      })}
    </span>
  );
}

function Steps({ label, most, left, spend, back }: BoxesProps) {
  const by = (deed: Pressed, times: number): Pressed => ({ ...deed, by: Number(deed.by) * times });
  return (
    <span className={styles.boxes}>
      {[5, 1].map((times) => (
        <Press
          key={times}
          compact
          deed={by(spend, times)}
          disabled={left < times}
          aria-label={`${label}: spend ${times}`}
        >
          {`−${times}`}
        </Press>
      ))}
      {[1, 5].map((times) => (
        <Press
          key={times}
          compact
          deed={by(back, times)}
          disabled={left + times > most}
          aria-label={`${label}: regain ${times}`}
        >
          {`+${times}`}
        </Press>
      ))}
    </span>
  );
}
