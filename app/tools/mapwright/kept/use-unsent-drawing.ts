import { type MutableRefObject, useEffect, useRef } from 'react';
import { holdUnsentWork } from '~/account/leaving/unsent-work';
import { mapToJson } from '../file/map-json';
import type { DungeonMap } from '../map/grid';
import type { Keeping } from './use-keeping';

/** What is on the board, as of its last drawing. */
export type DrawingNow = {
  map: DungeonMap | null;
  /** What it was drawn upon, and by which tab; null for the moment until that is known. */
  place: string;
  tab: string | null;
  isRecipe: boolean;
  /** Whether it is kept, or comes again with the page. */
  isAsLeft: boolean;
  keeping: Keeping;
};

type UnsentAsked = {
  /** Its person has left in another tab: what stands now must not be noted, what is drawn later is. */
  leftElsewhere(): void;
  now: MutableRefObject<DrawingNow>;
  /** Set once its person leaves: nothing more is noted on this device. */
  isSignedOut: MutableRefObject<boolean>;
  /** Where the draft of a place lies in the storage. */
  keyOf(place: string, tab: string | null): string;
};

/** Offers the drawing to whoever signs out: a kept map is saved where it belongs, any other can be downloaded. */
export function useUnsentDrawing(asked: UnsentAsked): void {
  const { now, isSignedOut, keyOf, leftElsewhere } = asked;
  const left = useRef(leftElsewhere);
  left.current = leftElsewhere;
  const key = useRef(keyOf);
  key.current = keyOf;
  useEffect(
    () =>
      holdUnsentWork({
        isWaiting: () => now.current.map !== null && !now.current.isAsLeft,
        async send() {
          const { keeping } = now.current;
          if (keeping.facts === null) return;
          await keeping.save();
          // What came of it is known when the page has been drawn again.
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        },
        file() {
          const { map } = now.current;
          return { name: map?.name ?? '', text: map ? mapToJson(map) : '' };
        },
        draftKey: () => key.current(now.current.place, now.current.tab),
        letGo() {
          isSignedOut.current = true;
        },
        leftElsewhere: () => left.current(),
      }),
    [now, isSignedOut],
  );
}
