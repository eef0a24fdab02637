import { type MutableRefObject, useEffect, useRef } from 'react';
import { holdUnsentWork, type SaveOutcome } from '~/account/leaving/unsent-work';
import { mapToJson } from '~/maps/file/map-json';
import type { DungeonMap } from '~/maps/map/grid';
import type { Keeping } from './use-keeping';

const NOT_YET = 'The map is not saved yet. Try again in a moment.';

/** The state as of the last render. */
export type DrawingNow = {
  map: DungeonMap | null;
  /** Whether it is saved, or is restored by loading the page. */
  isAsLeft: boolean;
  keeping: Keeping;
  /** Whether the user may save maps. */
  maySave: boolean;
};

type UnsentAsked = {
  /** The user signed out in another tab: the current state must not be stored, later changes are. */
  leftElsewhere(): void;
  now: MutableRefObject<DrawingNow>;
  /** Set once the user signs out: nothing more is stored on this device. */
  isSignedOut: MutableRefObject<boolean>;
  /** The storage key of the draft. */
  draftKey(): string;
};

/** Offers the unsaved drawing to a user who signs out: a saved map is saved, any other can be downloaded. */
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

/** Saves, and waits for the next render, when the result is known. */
async function savedAndShown(keeping: Keeping): Promise<void> {
  await keeping.save();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

async function saveForLeaving(now: MutableRefObject<DrawingNow>): Promise<SaveOutcome> {
  if (!now.current.isAsLeft) await savedAndShown(now.current.keeping);
  const { keeping, isAsLeft } = now.current;
  if (isAsLeft) return { ok: true };
  // A conflict: the page shows both versions.
  if (keeping.conflict) return { ok: false, problem: null };
  return { ok: false, problem: keeping.trouble?.text ?? NOT_YET };
}
