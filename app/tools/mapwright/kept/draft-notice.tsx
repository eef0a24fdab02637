import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Button, IconButton } from '~/ui/button';
import { momentWords } from '~/ui/day-words';
import { DISCARD, DISMISS, RESTORE } from '~/ui/names';
import styles from './draft-notice.module.css';
import { keptMapOf } from './drawing-draft';
import type { Drafts } from './use-draft';

type DraftNoticeProps = {
  drafts: Drafts;
  /** The version of the saved map on the server; null for a map that is not saved. */
  version: number | null;
};

/**
 * Reports that an unsaved drawing was found on this device, with the choices. It overlays the map, so that nothing
 * moves.
 */
export function DraftNotice({ drafts, version }: DraftNoticeProps) {
  const { brought, offered } = drafts;
  if (brought) {
    return (
      <aside className={styles.found} aria-label="Unsaved drawing">
        <p role="status">
          Your unsaved drawing from {momentWords(brought.at)} was restored.
          {version !== null &&
            brought.note.version !== version &&
            ' The map has been saved elsewhere since: saving shows you both.'}
        </p>
        <IconButton type="button" icon="close" label={DISMISS} onClick={drafts.dismiss} />
        <div className={styles.choices}>
          <Button type="button" kind="quiet" compact onClick={drafts.startOver}>
            Discard changes
          </Button>
        </div>
      </aside>
    );
  }
  if (offered === null) return null;
  const keptId = drafts.isOfferedHere ? null : keptMapOf(offered);
  return (
    <aside className={styles.found} aria-label="Unsaved drawing">
      <p role="status">
        An unsaved drawing of “{offered.name}” from {momentWords(offered.at)} is on this device.
      </p>
      <IconButton type="button" icon="close" label="Later" onClick={drafts.leaveOffered} />
      <div className={styles.choices}>
        {keptId !== null && <Link to={paths.savedMap({ id: keptId })}>Open that map</Link>}
        <Button type="button" kind="quiet" compact onClick={drafts.bringOffered}>
          {keptId === null ? RESTORE : 'Open here as a new map'}
        </Button>
        <Button type="button" kind="quiet" compact onClick={drafts.discardOffered}>
          {DISCARD}
        </Button>
      </div>
    </aside>
  );
}
