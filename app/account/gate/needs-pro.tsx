import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';

/** Above something of their own that somebody without Pro opens: what needs Pro, what stays free, and the way to Pro. */
export function NeedsPro({
  what,
  free = 'Reading and export stay free.',
}: {
  /** As a sentence begins: "Changing this map". */
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
