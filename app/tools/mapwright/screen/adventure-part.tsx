import type { DungeonMap } from '~/maps/map/grid';
import { isDrawnHere, whyNoAdventure } from '~/maps/map/server-bounds';
import type { PaperName } from '~/paper/paper';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { SAVE } from '~/ui/names';
import { Notice } from '~/ui/notice';

/** Whether the map on the board is saved as it is, and the way to save it. */
export type SavedState = {
  id: string | null;
  isKept: boolean;
  isBusy: boolean;
  /** Why it could not be saved. */
  problem: string | null;
  save: () => void;
};

type AdventureProps = { map: Pick<DungeonMap, 'width' | 'height'>; saved: SavedState };

/** What an adventure has, and what it still needs. */
export function AdventureWords({ map, saved }: AdventureProps) {
  if (!isDrawnHere(map)) return <p>{whyNoAdventure(map)}</p>;
  return (
    <>
      <p>
        The game master’s map on the first page, then the room key, the wandering monsters and a
        short statblock of every monster, in two columns.
        {!isReady(saved) && ' It is made from the saved map, so save yours first.'}
      </p>
      {saved.problem && (
        <Notice tone="problem" announce>
          <p>{saved.problem}</p>
        </Notice>
      )}
    </>
  );
}

/** Exports the adventure, or saves the map that it is made from; nothing for a map that is too large. */
export function AdventureButton({ map, saved, paper }: AdventureProps & { paper: PaperName }) {
  if (!isDrawnHere(map)) return null;
  if (saved.id === null || !isReady(saved)) {
    return (
      <Button type="button" icon="star" busy={saved.isBusy} onClick={saved.save}>
        {SAVE}
      </Button>
    );
  }
  return (
    <LinkButton
      to={paths.mapAdventure({ id: saved.id }, `?paper=${paper}`)}
      reloadDocument
      icon="print"
    >
      Export PDF
    </LinkButton>
  );
}

function isReady({ id, isKept }: SavedState): boolean {
  return id !== null && isKept;
}
