import { classes } from './classes';
import styles from './icon.module.css';
import type { IconName } from './icon-names';
import iconSheet from './icons.svg?url';

export type DrawingProps = {
  /** The URL of the SVG sheet, and the drawing's name in it. */
  sheet: string;
  name: string;
  /** The accessible name; omit it when the text next to it says the same. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
};

/** One drawing of an SVG sheet, in the colour of the text around it. */
export function Drawing({ sheet, name, label, size = 'medium', className }: DrawingProps) {
  return (
    <svg
      className={classes(styles.icon, styles[size], className)}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sheet}#${name}`} />
    </svg>
  );
}

export type IconProps = Omit<DrawingProps, 'sheet' | 'name'> & { name: IconName };

/** A small icon beside text, or instead of it when it has a `label`. */
export function Icon(props: IconProps) {
  return <Drawing sheet={iconSheet} {...props} />;
}
