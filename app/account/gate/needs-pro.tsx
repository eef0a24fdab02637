import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';

/** A notice above a user's own thing when the user has no Pro: what needs Pro, what stays free, and a link to Pro. */
export function NeedsPro({
  what,
  free = 'Reading and export stay free.',
}: {
  /** The start of the sentence: "Changing this map". */
  what: string;
  free?: string;
}) {
  return (
    <Notice title={`${what} needs Pro`}>
      <p>{free}</p>
      <p className={layout.row}>
        <LinkButton to={paths.settings()}>Upgrade to Pro</LinkButton>
      </p>
    </Notice>
  );
}
