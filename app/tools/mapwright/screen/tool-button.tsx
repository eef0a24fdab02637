import { Drawing } from '~/ui/icon';
import styles from './tool-bar.module.css';
import sheet from './tool-drawings.svg?url';

export type ToolButtonProps = {
  /** The name of its icon. */
  drawing: string;
  label: string;
  hint?: string;
  /** Whether it is selected, for buttons that can be. */
  pressed?: boolean;
  disabled?: boolean;
  tabIndex?: number;
  onPress: () => void;
};

/** A square button with one of the editor's own icons. */
export function ToolButton({
  drawing,
  label,
  hint,
  pressed,
  disabled,
  tabIndex,
  onPress,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      tabIndex={tabIndex}
      data-stop={drawing}
      title={hint ? `${label}: ${hint}` : label}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      <Drawing sheet={sheet} name={drawing} />
    </button>
  );
}
