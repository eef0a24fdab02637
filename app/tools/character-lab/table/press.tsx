import type { FormEventHandler, ReactNode } from 'react';
import { Button, type ButtonProps } from '~/ui/button';
import type { Pressed } from './pressed';
import { useTableNow } from './use-table-now';

/** Encodes a deed as the value of a button. */
export function pressValue(deed: Pressed): string {
  return new URLSearchParams(
    Object.entries(deed).map(([key, value]) => [key, String(value)]),
  ).toString();
}

/** A form whose buttons apply deeds, with or without scripts. */
export function DeedForm({
  className,
  label,
  onSubmit,
  children,
}: {
  className?: string;
  label?: string;
  /** Called on submission, before the deed is applied. */
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

/** A button of such a form; disabled for read-only users. */
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
