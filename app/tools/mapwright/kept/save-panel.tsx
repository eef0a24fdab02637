import { Link } from '@remix-run/react';
import { useId } from 'react';
import { useReach } from '~/catalogue/use-reach';
import { mapSearch } from '~/maps/map/map-address';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { SAVE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import styles from '../screen/mapwright-screen.module.css';
import type { ScreenAccess } from '../screen/screen-access';
import type { Mapwright } from '../screen/use-mapwright';
import { WayOn } from '../screen/way-on';
import { LateConflictDialog } from './late-conflict-dialog';
import { ShareForm } from './share-form';
import { carryMap } from './use-carried-map';
import type { Keeping } from './use-keeping';

type SavePanelProps = {
  access: ScreenAccess;
  signedIn: boolean;
  owner: string;
  /** The current URL of the page, to return to. */
  here: string;
  keeping: Keeping;
  mapwright: Mapwright;
  /** The id for the map saved by the form without scripts: sent twice, it creates one map. */
  newId: string;
};

/** Scrolls an error into view: on a phone it would be below the tools. */
function show(trouble: HTMLElement | null): void {
  trouble?.scrollIntoView({ block: 'nearest' });
}

/** Saves the map in the user's account; conflicting versions are shown side by side. */
export function SavePanel(props: SavePanelProps) {
  const { access, signedIn, owner, here, keeping, mapwright, newId } = props;
  const { editor, look, named } = mapwright;
  const { facts, trouble, conflict } = keeping;
  const troubleId = useId();
  const reaches = useReach();
  const carry = () => carryMap(editor, owner);

  if (access === 'visitor') {
    if (!reaches('mapwright')) return null;
    return (
      <LinkButton
        kind="quiet"
        to={paths.mapwright(mapSearch(named, look))}
        icon="star"
        onClick={carry}
      >
        {signedIn ? 'Continue in your account' : 'Sign in to save'}
      </LinkButton>
    );
  }
  const myMaps = <Link to={paths.savedMaps()}>My maps</Link>;
  if (access === 'member') {
    return (
      <div className={styles.actions}>
        <LinkButton
          kind="quiet"
          to={paths.settings()}
          icon="star"
          onClick={facts ? undefined : carry}
        >
          Upgrade to Pro to save and print
        </LinkButton>
        {myMaps}
      </div>
    );
  }
  const share = facts && <ShareForm id={facts.id} share={facts.share} onShare={keeping.share} />;
  if (!editor) {
    return facts ? (
      <>
        <div className={styles.actions}>{myMaps}</div>
        {share}
      </>
    ) : (
      <form method="post" action={paths.savedMaps()} className={styles.actions}>
        <input type="hidden" name="recipe" value={mapSearch(named, look).slice(1)} />
        <input type="hidden" name="new" value={newId} />
        <Button kind="quiet" name="intent" value="save-recipe" icon="star">
          {SAVE}
        </Button>
        {myMaps}
      </form>
    );
  }
  return (
    <>
      <div className={styles.actions}>
        <Button
          type="button"
          kind="quiet"
          icon={keeping.isKept ? 'check' : 'star'}
          busy={keeping.isBusy}
          aria-describedby={trouble ? troubleId : undefined}
          onClick={keeping.save}
        >
          {keeping.isKept ? 'Saved' : SAVE}
        </Button>
        {myMaps}
        <span className={styles.told} role="status">
          {keeping.isKept && !keeping.isOpened && 'Saved.'}
        </span>
      </div>
      {trouble && !conflict && (
        <div ref={show}>
          <Notice tone="problem" announce>
            <p id={troubleId}>{trouble.text}</p>
            {trouble.way === 'save-as-new' ? (
              <p>
                <Button type="button" kind="quiet" compact onClick={keeping.saveAsNew}>
                  Save as a new map
                </Button>
              </p>
            ) : (
              <WayOn way={trouble.way} here={here} onLeave={facts ? undefined : carry} />
            )}
          </Notice>
        </div>
      )}
      {share}
      {conflict && facts && (
        <LateConflictDialog
          mine={editor.map}
          theirs={conflict}
          problem={trouble?.text}
          isBusy={keeping.isBusy}
          onMine={keeping.keepMine}
          onTheirs={keeping.takeTheirs}
          onCopy={keeping.saveCopy}
          onClose={keeping.leaveConflict}
        />
      )}
    </>
  );
}
