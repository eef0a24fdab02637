import type { MouseEvent } from 'react';
import type { Edge } from '~/rules/dice/text/expression';
import { classes } from '~/ui/classes';
import type { Roll } from './roll';
import { rollHint } from './roll-facts';
import styles from './roll-number.module.css';
import { useDice } from './use-dice';

export type RollNumberProps = {
  text: string;
  roll: Roll;
  look?: 'inline' | 'square';
  /** Called when it is rolled. */
  onRoll?: () => void;
  disabled?: boolean;
};

/** A number of a statblock: a button that rolls it, or plain text where the page has no dice. */
export function RollNumber(props: RollNumberProps) {
  const { text, roll, look = 'inline', onRoll, disabled } = props;
  const dice = useDice();
  const className = classes(styles.number, styles[look]);
  const rollHere = dice.roll;
  if (rollHere === null) {
    return dice.plain === undefined ? (
      <span className={className}>{text}</span>
    ) : (
      dice.plain({ text, roll, className, disabled })
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={`${text}, roll ${roll.of}${roll.damage ? ' and damage' : ''}`}
      title={rollHint(roll)}
      onPointerEnter={dice.reach ?? undefined}
      onFocus={dice.reach ?? undefined}
      disabled={disabled}
      onClick={(event) => {
        rollHere(roll, edgeOf(event));
        onRoll?.();
      }}
    >
      {text}
    </button>
  );
}

/** Shift means advantage, Alt or Ctrl disadvantage; browsers give none of them a meaning on a button. */
function edgeOf(event: MouseEvent): Edge | null {
  if (event.shiftKey) return 'advantage';
  return event.altKey || event.ctrlKey ? 'disadvantage' : null;
}
