import { type MutableRefObject, useEffect, useRef } from 'react';
import { holdUnsentWork, type SaveOutcome } from '~/account/leaving/unsent-work';
import { mapToJson } from '../file/map-json';
import type { DungeonMap } from '../map/grid';
import type { Keeping } from './use-keeping';

const NOT_YET = 'The map is not saved yet. Try again in a moment.';

/** What is on the board, as of its last drawing. */
export type DrawingNow = {
  map: DungeonMap | null;
  /** Whether it is kept, or comes again with the page. */
  isAsLeft: boolean;
  keeping: Keeping;
  /** Whether its person may keep maps. */
  maySave: boolean;
};

type UnsentAsked = {
  /** Its person has left in another tab: what stands now must not be noted, what is drawn later is. */
  leftElsewhere(): void;
  now: MutableRefObject<DrawingNow>;
  /** Set once its person leaves: nothing more is noted on this device. */
  isSignedOut: MutableRefObject<boolean>;
  /** Where its draft lies in the storage. */
  draftKey(): string;
};

/** Offers the drawing to whoever signs out: a kept map is saved where it belongs, any other can be downloaded. */
export function useUnsentDrawing(asked: UnsentAsked): void {
  const { now, isSignedOut, draftKey, leftElsewhere } = asked;
  const left = useRef(leftElsewhere);
  left.current = leftElsewhere;
  const key = useRef(draftKey);
  key.current = draftKey;
  useEffect(
    () =>
      holdUnsentWork({
        isWaiting: () => now.current.map !== null && !now.current.isAsLeft,
        async send() {
          if (now.current.keeping.facts !== null) await savedAndShown(now.current.keeping);
        },
        get save() {
          return now.current.maySave ? () => saveForLeaving(now) : null;
        },
        file() {
          const { map } = now.current;
          return { name: map?.name ?? '', text: map ? mapToJson(map) : '' };
        },
        draftKey: () => key.current(),
        letGo() {
          isSignedOut.current = true;
        },
        takeBack() {
          isSignedOut.current = false;
        },
        leftElsewhere: () => left.current(),
      }),
    [now, isSignedOut],
  );
}

/** Saves, and waits until the page has been drawn again: what came of it is known by then. */
async function savedAndShown(keeping: Keeping): Promise<void> {
  await keeping.save();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function saveForLeaving(now: MutableRefObject<DrawingNow>): Promise<SaveOutcome> {
  if (!now.current.isAsLeft) await savedAndShown(now.current.keeping);
  const { keeping, isAsLeft } = now.current;
  if (isAsLeft) return { ok: true };
  // Two versions met: the page shows both.
  if (keeping.conflict) return { ok: false, problem: null };
  return { ok: false, problem: keeping.trouble?.text ?? NOT_YET };
}
