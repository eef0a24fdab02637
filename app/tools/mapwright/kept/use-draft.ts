import { useEffect, useRef, useState } from 'react';
import { restoreLate } from '../file/late-restore';
import { mapToJson } from '../file/map-json';
import type { DungeonMap } from '../map/grid';
import { readLook } from '../map/map-look';
import type { Mapwright } from '../screen/use-mapwright';
import {
  type Draft,
  type DraftShelf,
  draftKey,
  draftsOn,
  dropDraft,
  findDraft,
  freeDrafts,
  writeDraft,
} from './drawing-draft';
import { useAskBeforeLeaving } from './use-ask-before-leaving';
import { carryJson, takeCarriedMap } from './use-carried-map';
import type { Keeping } from './use-keeping';
import { type Tab, useTab } from './use-tab';
import { type DrawingNow, useUnsentDrawing } from './use-unsent-drawing';
import { shelfOf } from './use-unsent-maps';

/** How long the hand may rest before the drawing is noted on this device. */
const REST_MS = 700;

const VISITOR = '';

type DraftAsked = {
  mapwright: Mapwright;
  keeping: Keeping;
  /** Whose drawings these are: a person's id, or nobody's. */
  owner: string;
  /** What is drawn upon; the same at the next visit. */
  place: string;
  /** Whether the address alone draws the map; a kept map or a copy comes from the server as it is. */
  isRecipe: boolean;
  /** Whether another drawing may be laid upon what the page opened with. */
  takesOthers: boolean;
  /** Whether its person may keep maps. */
  maySave: boolean;
};

/**
 * Keeps the drawing on this device while it is not saved anywhere else, and brings it back when the page opens upon the same
 * map again. Drafts are apart for each person and each tab, and go when their person signs out.
 */
export function useDraft(asked: DraftAsked) {
  const { mapwright, keeping, owner, place, isRecipe, takesOthers, maySave } = asked;
  const { editor, dispatch, untouched } = mapwright;
  const [brought, setBrought] = useState<Draft | null>(null);
  const [offered, setOffered] = useState<{ draft: Draft; owner: string } | null>(null);
  const [hasRoom, setHasRoom] = useState(true);
  const map = editor?.map ?? null;
  const tab = useTab();
  const isAsLeft = map === null || isLeft(map);
  const tabName = tab?.name ?? null;
  const now = useRef<DrawingNow>({
    map,
    place,
    tab: tabName,
    isRecipe,
    isAsLeft,
    keeping,
    maySave,
  });
  now.current = { map, place, tab: tabName, isRecipe, isAsLeft, keeping, maySave };
  const isSignedOut = useRef(false);
  /** What stood when its person signed out in another tab: that is not theirs to find here any more. */
  const leftBehind = useRef<DungeonMap | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const written = useRef<string | null>(null);
  const wasDrawn = useRef(false);

  /** Whether what is on the board is kept, or comes again with the page. */
  function isLeft(map: DungeonMap): boolean {
    if (keeping.facts) return keeping.isKept;
    if (keeping.sent) return false;
    return isRecipe ? untouched.current.maps.has(map) : map === untouched.current.first;
  }

  const keepNow = useRef(() => {});
  keepNow.current = () => {
    const { map, place, tab, isRecipe, isAsLeft, keeping } = now.current;
    if (map === null || tab === null || isAsLeft || isSignedOut.current) return;
    if (map === leftBehind.current) return;
    const shelf = shelfOf(owner);
    if (shelf === null) {
      setHasRoom(false);
      return;
    }
    const json = mapToJson(map);
    const base = isRecipe ? untouched.current.last : untouched.current.first;
    // Every stroke was undone.
    if (
      keeping.facts === null &&
      keeping.sent === null &&
      base !== null &&
      json === mapToJson(base)
    ) {
      dropDraft(shelf, { place, tab });
      return;
    }
    const fits = writeDraft(shelf, {
      place,
      tab,
      at: Date.now(),
      name: map.name,
      look: keeping.lookText,
      version: keeping.facts?.version ?? null,
      ...(keeping.sent && { birth: keeping.sent }),
      json,
    });
    // The drawing goes on at another place, as when it is drawn anew round what is locked: one draft of it is enough.
    if (fits && written.current !== null && written.current !== place) {
      dropDraft(shelf, { place: written.current, tab });
    }
    written.current = fits ? place : null;
    setHasRoom(fits);
  };

  const isOpen = map !== null && tab !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the board first stands; what it needs stands by then
  useEffect(() => {
    const shelf = shelfOf(owner);
    if (shelf !== null && map !== null && tab !== null) void bringBack(shelf, map, tab);
  }, [isOpen]);

  /** Lays upon the board what was drawn here before, or offers it beside. */
  async function bringBack(shelf: DraftShelf, map: DungeonMap, tab: Tab): Promise<void> {
    const carried = takesOthers && owner !== VISITOR ? takeCarriedMap(owner) : null;
    if (carried !== null) {
      const laid = await lay(carried, 'Your drawing brought along');
      if (laid === 'lost') carryJson(carried, owner);
      const visitors = shelfOf(VISITOR);
      if (visitors && laid === 'laid') dropDraft(visitors, { place, tab: tab.name });
      if (laid !== 'unreadable') return;
    }
    const draft = findDraft(shelf, place, tab);
    if (draft !== null) {
      const isSame =
        draft.json === mapToJson(map) &&
        (draft.version === null || draft.look === mapwright.firstLook);
      if (isSame) {
        dropDraft(shelf, draft);
        if (draft.version === null && draft.birth) keeping.bornAs(draft.birth);
      } else {
        const laid = await lay(draft.json, 'Your unsaved drawing brought back', 'as it was left');
        // Somebody who was quick has drawn already: what was found is offered beside it.
        if (laid === 'drawn' || laid === 'lost') offerBeside(shelf, draft);
        if (laid === 'laid') {
          written.current = place;
          dropDraft(shelf, draft);
          writeDraft(shelf, { ...draft, tab: tab.name });
          if (draft.version !== null) {
            keeping.drawnUpon(draft.version);
            mapwright.changeLook(readLook(new URLSearchParams(draft.look)).look);
          }
          if (draft.birth) keeping.bornAs(draft.birth);
          setBrought(draft);
        }
        if (laid !== 'unreadable') return;
      }
    }
    if (!takesOthers) return;
    const others = [...new Set([owner, VISITOR])].flatMap((owner) => {
      const shelf = shelfOf(owner);
      const free = shelf ? freeDrafts(draftsOn(shelf), tab.others) : [];
      return free.map((draft) => ({ draft, owner }));
    });
    setOffered(others.find(({ draft }) => draft.place !== place) ?? null);
  }

  /** Offers a draft that what is drawn since must not write over: it lies apart from now on. */
  function offerBeside(shelf: DraftShelf, draft: Draft): void {
    const apart = { ...draft, tab: `${draft.tab ?? ''}-before` };
    dropDraft(shelf, draft);
    setOffered({ draft: writeDraft(shelf, apart) ? apart : draft, owner });
  }

  /** Lays a drawing upon the board, if that can be; `drawn` when it only may upon a board that nobody touched. */
  async function lay(
    json: string,
    label: string,
    upon: 'any board' | 'as it was left' = 'any board',
  ): Promise<'laid' | 'drawn' | 'unreadable' | 'lost'> {
    const restored = await restoreLate(json);
    if (upon === 'as it was left' && !now.current.isAsLeft) return 'drawn';
    if (restored.ok) {
      dispatch({ type: 'replace', map: restored.map, label });
      return 'laid';
    }
    if (restored.isLost) dispatch({ type: 'say', message: restored.problem });
    return restored.isLost ? 'lost' : 'unreadable';
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the drawing, of its look and of its place counts
  useEffect(() => {
    if (map === null) return;
    if (isAsLeft) {
      if (!wasDrawn.current) return;
      // What is kept needs no draft any more. A drawing that gave way to another recipe's map keeps its own.
      if (keeping.facts) {
        const shelf = shelfOf(owner);
        for (const left of shelf ? [written.current, place] : []) {
          if (shelf && left !== null) dropDraft(shelf, { place: left, tab: tabName });
        }
        setBrought(null);
      }
      written.current = null;
      wasDrawn.current = false;
      setHasRoom(true);
      return;
    }
    wasDrawn.current = true;
    const resting = setTimeout(() => keepNow.current(), REST_MS);
    return () => clearTimeout(resting);
  }, [map, isAsLeft, place, keeping.lookText, keeping.facts?.version]);

  // What is sent for the first time is noted with its id before the answer can be lost.
  const wasSent = useRef(false);
  const sentId = keeping.sent?.id ?? null;
  useEffect(() => {
    if (sentId !== null || wasSent.current) keepNow.current();
    wasSent.current = sentId !== null;
  }, [sentId]);

  useEffect(() => {
    const keep = () => keepNow.current();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, []);

  // A save was refused because nobody is signed in: what it was for is to be kept.
  const isRefused = keeping.trouble?.way === 'sign-in';
  useEffect(() => {
    if (!isRefused) return;
    leftBehind.current = null;
    keepNow.current();
  }, [isRefused]);
  const { isKept } = keeping;
  // Somebody signed in again, for this was saved.
  useEffect(() => {
    if (!isKept) return;
    leftBehind.current = null;
    setHasLeft(false);
  }, [isKept]);

  useUnsentDrawing({
    now,
    isSignedOut,
    leftElsewhere() {
      leftBehind.current = now.current.map;
      setHasLeft(owner !== VISITOR);
    },
    keyOf(place, tab) {
      const shelf = shelfOf(owner);
      return shelf ? draftKey(shelf, { place: written.current ?? place, tab }) : '';
    },
  });

  const isAtRisk = !hasRoom && !isAsLeft;
  useAskBeforeLeaving(isAtRisk, isSignedOut);

  return {
    brought,
    offered: offered?.draft ?? null,
    /** What is offered was drawn upon this very map, and not upon another. */
    isOfferedHere: offered?.draft.place === place,
    /** This device has no room for the drawing: leaving the page would lose it. */
    isAtRisk,
    /** Its person signed out in another tab; what is drawn since is noted here alone. */
    hasLeft,
    dismiss: () => setBrought(null),
    /** The map as the page opened it, in place of what was brought back. */
    startOver() {
      const { first } = untouched.current;
      const shelf = shelfOf(owner);
      if (shelf) dropDraft(shelf, { place, tab: tabName });
      if (first) dispatch({ type: 'replace', map: first, label: 'The map as it was' });
      mapwright.changeLook(readLook(new URLSearchParams(mapwright.firstLook)).look);
      keeping.startOver();
      setBrought(null);
    },
    async bringOffered() {
      if (offered === null) return;
      const laid = await lay(offered.draft.json, 'Your unsaved drawing brought back');
      if (laid !== 'laid') return;
      const { draft } = offered;
      if (keeping.facts !== null) {
        if (draft.place === place && draft.version !== null) {
          keeping.drawnUpon(draft.version);
          mapwright.changeLook(readLook(new URLSearchParams(draft.look)).look);
        } else keeping.beginNew();
      }
      if (draft.birth) keeping.bornAs(draft.birth);
      const shelf = shelfOf(offered.owner);
      if (shelf) dropDraft(shelf, offered.draft);
      setOffered(null);
    },
    discardOffered() {
      const shelf = offered && shelfOf(offered.owner);
      if (shelf) dropDraft(shelf, offered.draft);
      setOffered(null);
    },
    leaveOffered: () => setOffered(null),
  };
}

export type Drafts = ReturnType<typeof useDraft>;
