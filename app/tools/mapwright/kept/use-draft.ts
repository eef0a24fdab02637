import { useEffect, useRef } from 'react';
import { mapToJson } from '~/maps/file/map-json';
import type { DungeonMap } from '~/maps/map/grid';
import { useDraftWriting } from '~/ui/drafts/use-draft-writing';
import { useTab } from '~/ui/drafts/use-tab';
import type { DrawingNote } from './drawing-draft';
import { shelfOf } from './page-drawings';
import { useAskBeforeLeaving } from './use-ask-before-leaving';
import { type DrawingSought, useFoundDrawing, VISITOR } from './use-found-drawing';
import { type DrawingNow, useUnsentDrawing } from './use-unsent-drawing';

type DraftAsked = DrawingSought & {
  /** Whether the map is fully determined by the URL; a saved map or a copy comes from the server. */
  isRecipe: boolean;
  /** Whether the user may save maps. */
  maySave: boolean;
};

/**
 * Stores the drawing on this device while it is not saved elsewhere, and restores it when the page opens on the same
 * map again. Drafts are separate for each user and tab, and are removed when the user signs out.
 */
export function useDraft(asked: DraftAsked) {
  const { mapwright, keeping, owner, place, isRecipe, maySave } = asked;
  const { untouched } = mapwright;
  const map = mapwright.editor?.map ?? null;
  const tab = useTab();
  const isAsLeft = map === null || isLeft(map);
  const now = useRef<DrawingNow>({ map, isAsLeft, keeping, maySave });
  now.current = { map, isAsLeft, keeping, maySave };

  /** Whether the current map is saved, or is restored by loading the page. */
  function isLeft(map: DungeonMap): boolean {
    if (keeping.facts) return keeping.isKept;
    if (keeping.sent) return false;
    return isRecipe ? untouched.current.maps.has(map) : map === untouched.current.first;
  }

  /** The drawing as stored on this device; null if all changes were undone. */
  function noted(): { name: string; text: string; note: DrawingNote } | null {
    if (map === null) return null;
    const text = mapToJson(map);
    const base = isRecipe ? untouched.current.last : untouched.current.first;
    const isNew = keeping.facts === null && keeping.sent === null;
    if (isNew && base !== null && text === mapToJson(base)) return null;
    const note: DrawingNote = {
      look: keeping.lookText,
      version: keeping.facts?.version ?? null,
      ...(keeping.sent && { birth: keeping.sent }),
    };
    return { name: map.name, text, note };
  }

  const writing = useDraftWriting<DrawingNote>({
    work: {
      stands: map,
      place,
      isAsLeft,
      hasHome: keeping.facts !== null,
      mark: `${keeping.lookText} ${keeping.facts?.version}`,
      // Store the id of a first save before its response can get lost.
      urgent: keeping.sent?.id ?? null,
      noted,
      onKept: () => found.dismiss(),
    },
    shelf: () => shelfOf(owner),
    tab: tab?.name ?? null,
  });
  const found = useFoundDrawing(asked, { tab, isAsLeft, tookUp: writing.tookUp });

  // A save was rejected because the user is signed out: keep the drawing it was for.
  const isRefused = keeping.trouble?.way === 'sign-in';
  const { keepLeft, hasReturned } = writing;
  useEffect(() => {
    if (isRefused) keepLeft();
  }, [isRefused, keepLeft]);
  const { isKept } = keeping;
  // The user is signed in again, since this was saved.
  useEffect(() => {
    if (isKept) hasReturned();
  }, [isKept, hasReturned]);

  useUnsentDrawing({
    now,
    isSignedOut: writing.isSignedOut,
    leftElsewhere: () => writing.leftElsewhere(owner !== VISITOR),
    draftKey: writing.keyNow,
  });

  const isAtRisk = !writing.hasRoom && !isAsLeft;
  useAskBeforeLeaving(isAtRisk, writing.isSignedOut);

  return {
    ...found,
    /** This device has no storage left for the drawing: leaving the page would lose it. */
    isAtRisk,
    /** The user signed out in another tab; later changes are only stored here. */
    hasLeft: writing.hasLeft,
  };
}

export type Drafts = ReturnType<typeof useDraft>;
