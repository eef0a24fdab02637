import type { Roll } from '~/dice-tray/roll';
import { RollNumber } from '~/dice-tray/roll-number';
import { signed } from '~/rules/ability';
import { VisuallyHidden } from '~/ui/visually-hidden';
import styles from './d20-number.module.css';
import { d20Roll } from './d20-roll';
import { leanMark } from './lean-mark';
import type { Rolled } from './roll-leans';
import { useTableNow } from './use-table-now';

export type D20NumberProps = {
  rolled: Rolled;
  /** What is rolled, in words: "Mace, to hit". */
  of: string;
  modifier: number;
  /** What stands on it instead of the modifier. */
  text?: string;
  /** What else the roll says: damage, and from what it hits critically. */
  more?: Pick<Roll, 'damage' | 'criticalOn'>;
};

/** A number that rolls a d20 as things stand, with a mark where conditions or exhaustion do something to it. */
export function D20Number({ rolled, of, modifier, text, more }: D20NumberProps) {
  const now = useTableNow();
  const roll: Roll = { ...d20Roll(now, rolled, of, modifier), ...more };
  const mark = leanMark(roll.leans ?? [], roll.of === of ? 0 : now.play.exhaustion * 2);
  return (
    <span className={styles.number}>
      <RollNumber text={text ?? signed(modifier)} roll={roll} look="square" />
      {mark && (
        <span className={styles.mark} data-how={mark.how} title={mark.words}>
          <span aria-hidden="true">{mark.short}</span>
          <VisuallyHidden>{mark.words}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
