import { LinkButton } from '~/ui/button';
import type { IconName } from '~/ui/icon-names';

type WayProps = {
  to: string;
  icon: IconName;
  /** In one word; where there is little room its drawing stands alone. */
  label: string;
  /** For who does not see it; the same unless that says too little. */
  said?: string;
};

/** A way from a character at the table to another page, which loads by itself. */
export function Way({ to, icon, label, said = label }: WayProps) {
  return (
    <LinkButton kind="quiet" compact icon={icon} to={to} reloadDocument aria-label={said}>
      <span>{label}</span>
    </LinkButton>
  );
}
