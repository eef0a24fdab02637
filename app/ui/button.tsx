import { Link } from '@remix-run/react';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import styles from './button.module.css';
import { classes } from './classes';
import { Icon } from './icon';
import type { IconName } from './icon-names';

/**
 * `primary`: one per screen; `quiet` for the rest; `danger` for what cannot be undone; `plain` inside bars and tables.
 */
export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain';

type ButtonLook = { kind?: ButtonKind; icon?: IconName; compact?: boolean };

export type ButtonProps = ComponentPropsWithoutRef<'button'> &
  ButtonLook & {
    /** The work it started is running: it keeps the focus and ignores clicks. */
    busy?: boolean;
  };

/** A button. It submits its form unless `type` says otherwise. */
export function Button({
  kind = 'primary',
  icon,
  compact,
  busy = false,
  type = 'submit',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes(styles.button, styles[kind], compact && styles.compact, className)}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export type LinkButtonProps = ComponentPropsWithoutRef<typeof Link> & ButtonLook;

/** A link that looks like a button. */
export function LinkButton({
  kind = 'primary',
  icon,
  compact,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={classes(styles.button, styles[kind], compact && styles.compact, className)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'compact'> & {
  icon: IconName;
  /** Its accessible name, the only name it has. */
  label: string;
};

/** A square button with an icon and an accessible name. */
export function IconButton({ icon, label, kind = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      kind={kind}
      icon={icon}
      className={classes(styles.square, className)}
      aria-label={label}
      title={label}
    />
  );
}
