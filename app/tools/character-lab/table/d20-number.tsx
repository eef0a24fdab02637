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
  /** The label of the roll: "Mace, to hit". */
  of: string;
  modifier: number;
  /** The text to show instead of the modifier. */
  text?: string;
  /** Further data of the roll: damage, and the lowest critical roll. */
  more?: Pick<Roll, 'damage' | 'criticalOn'>;
  /** Called when it is rolled. */
  onRoll?: () => void;
};

/** A number that rolls a d20 with the current effects, marked when conditions or exhaustion affect it. */
export function D20Number({ rolled, of, modifier, text, more, onRoll }: D20NumberProps) {
  const now = useTableNow();
  const roll: Roll = { ...d20Roll(now, rolled, of, modifier), ...more };
  const mark = leanMark(roll.leans ?? [], roll.of === of ? 0 : now.play.exhaustion * 2);
  return (
    <span className={styles.number}>
      <RollNumber text={text ?? signed(modifier)} roll={roll} look="square" onRoll={onRoll} />
      {mark && (
        <span className={styles.mark} data-how={mark.how} title={mark.words}>
          <span aria-hidden="true">{mark.short}</span>
          <VisuallyHidden>{mark.words}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}
