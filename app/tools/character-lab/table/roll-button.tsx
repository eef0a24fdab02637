import type { PlainNumber } from '~/dice-tray/use-dice';

/** The id of the form that rolls for pages without scripts. */
export const ROLLS = 'rolls';

/** A number as a button of the form that rolls, for a page without scripts. */
export function rollButton({ text, roll, className, disabled }: PlainNumber) {
  return (
    <button
      type="submit"
      form={ROLLS}
      name="roll"
      value={JSON.stringify(roll)}
      className={className}
      aria-label={`${text}, roll ${roll.of}${roll.damage ? ' and damage' : ''}`}
      disabled={disabled}
    >
      {text}
    </button>
  );
}
