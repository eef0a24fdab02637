import { LinkButton } from '~/ui/button';
import type { IconName } from '~/ui/icon-names';

type WayProps = {
  to: string;
  icon: IconName;
  /** A one-word label; on narrow screens only the icon is shown. */
  label: string;
  /** The accessible name, when the label is too short. */
  said?: string;
};

/** A link from a character in play to another page, as a full page load. */
export function Way({ to, icon, label, said = label }: WayProps) {
  return (
    <LinkButton kind="quiet" compact icon={icon} to={to} reloadDocument aria-label={said}>
      <span>{label}</span>
    </LinkButton>
  );
}
