import type { FormEventHandler, ReactNode } from 'react';
import { Button, type ButtonProps } from '~/ui/button';
import { useTableNow } from './use-table-now';

/** What a press says: the fields of a deed. */
export type Pressed = Readonly<Record<string, string | number | boolean>>;

/** A deed in the one value that a button sends. */
export function pressValue(deed: Pressed): string {
  return new URLSearchParams(
    Object.entries(deed).map(([key, value]) => [key, String(value)]),
  ).toString();
}

/** A form whose buttons do something at the table, with scripts and without. */
export function DeedForm({
  className,
  label,
  onSubmit,
  children,
}: {
  className?: string;
  label?: string;
  /** Hears a press before it is done. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}) {
  const { fresh } = useTableNow();
  return (
    <form method="post" className={className} aria-label={label} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="play" />
      <input type="hidden" name="id" value={fresh} />
      {children}
    </form>
  );
}

/** A button of such a form; nobody presses it who may only read. */
export function Press({ deed, ...button }: ButtonProps & { deed: Pressed }) {
  const { table } = useTableNow();
  return (
    <Button
      kind="quiet"
      {...button}
      name="press"
      value={pressValue(deed)}
      disabled={!table.mayPlay || button.disabled}
    />
  );
}
