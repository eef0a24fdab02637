import { useEffect, useMemo } from 'react';
import { stayForNow } from '~/account/leaving/unsent-work';
import { mapThumbnailSvg } from '~/maps/draw/map-thumbnail';
import { restoreMap } from '~/maps/file/restore-map';
import type { DungeonMap } from '~/maps/map/grid';
import { DrawnMap } from '~/maps/screen/drawn-map';
import { Button } from '~/ui/button';
import { momentWords } from '~/ui/day-words';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import type { SavedVersion } from './saved-map-answers';
import styles from './saved-maps.module.css';

export type ConflictDialogProps = {
  mine: DungeonMap;
  theirs: SavedVersion;
  /** Why the last choice failed. */
  problem: string | undefined;
  isBusy: boolean;
  onMine: () => void;
  onTheirs: (map: DungeonMap) => void;
  onCopy: () => void;
  onClose: () => void;
};

/** Shown when the map was changed elsewhere since it was opened: both versions, and the choices. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { mine, theirs, problem, isBusy, onMine, onTheirs, onCopy, onClose } = props;
  useEffect(() => stayForNow(document), []);
  const restored = useMemo(() => restoreMap(theirs.json), [theirs]);
  const shape = useMemo(() => mapThumbnailSvg(mine, 160), [mine]);
  return (
    <Dialog
      open
      onClose={onClose}
      title="This map was changed elsewhere"
      footer={
        <>
          <Button type="button" kind="quiet" busy={isBusy} onClick={onCopy}>
            Save mine as a copy
          </Button>
          <Button
            type="button"
            kind="quiet"
            disabled={!restored.ok || isBusy}
            onClick={() => {
              if (restored.ok) onTheirs(restored.map);
            }}
          >
            Use the other version
          </Button>
          <Button type="button" busy={isBusy} onClick={onMine}>
            Save mine
          </Button>
        </>
      }
    >
      <div className={styles.versions}>
        <figure>
          <DrawnMap className={styles.shape} svg={shape} />
          <figcaption>Mine: {mine.name}</figcaption>
        </figure>
        <figure>
          <DrawnMap className={styles.shape} svg={theirs.thumbnail} />
          <figcaption>
            Other version: {theirs.name}, saved {momentWords(theirs.updatedAt)}
          </figcaption>
        </figure>
      </div>
      <p>
        Nothing is lost: “Save mine” keeps the other version in My maps as a separate map, and “Use
        the other version” can be undone.
      </p>
      {problem && (
        <Notice tone="problem" announce>
          <p>{problem}</p>
        </Notice>
      )}
    </Dialog>
  );
}
