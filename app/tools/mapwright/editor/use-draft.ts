import { useEffect, useRef, useState } from 'react';
import { DRAFT_PREFIX } from '~/account/device-drafts';
import { paths } from '~/paths';
import type { DungeonMap } from '../grid';
import { mapToJson } from '../output/map-json';
import { restoreMap } from '../output/restore-map';
import {
  type Draft,
  type DraftShelf,
  draftsOn,
  dropDraft,
  readDraft,
  writeDraft,
} from './drawing-draft';
import { readLook } from './map-look';
import { takeCarriedMap } from './use-carried-map';
import type { Keeping } from './use-keeping';
import type { Mapwright } from './use-mapwright';

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
};

function shelfOf(owner: string): DraftShelf | null {
  try {
    return { storage: window.localStorage, prefix: `${DRAFT_PREFIX}mapwright:${owner}:` };
  } catch {
    return null;
  }
}

/**
 * Keeps the drawing on this device while it is not saved anywhere else, and brings it back when the page opens upon the same
 * map again. Drafts are apart for each person, and go when one signs out.
 */
export function useDraft(asked: DraftAsked) {
  const { mapwright, keeping, owner, place, isRecipe, takesOthers } = asked;
  const { editor, dispatch, untouched } = mapwright;
  const [brought, setBrought] = useState<Draft | null>(null);
  const [offered, setOffered] = useState<{ draft: Draft; owner: string } | null>(null);
  const [hasRoom, setHasRoom] = useState(true);
  const map = editor?.map ?? null;
  const isAsLeft = map === null || isLeft(map);
  const now = useRef({ map, place, isRecipe, isAsLeft, keeping });
  now.current = { map, place, isRecipe, isAsLeft, keeping };
  const isSignedOut = useRef(false);
  const written = useRef<string | null>(null);
  const wasDrawn = useRef(false);

  /** Whether what is on the board is kept, or comes again with the page. */
  function isLeft(map: DungeonMap): boolean {
    if (keeping.facts) return keeping.isKept;
    return isRecipe ? untouched.current.maps.has(map) : map === untouched.current.first;
  }

  const keepNow = useRef(() => {});
  keepNow.current = () => {
    const { map, place, isRecipe, isAsLeft, keeping } = now.current;
    if (map === null || isAsLeft || isSignedOut.current) return;
    const shelf = shelfOf(owner);
    if (shelf === null) {
      setHasRoom(false);
      return;
    }
    const json = mapToJson(map);
    const base = isRecipe ? untouched.current.last : untouched.current.first;
    // Every stroke was undone.
    if (keeping.facts === null && base !== null && json === mapToJson(base)) {
      dropDraft(shelf, place);
      return;
    }
    const fits = writeDraft(shelf, {
      place,
      at: Date.now(),
      name: map.name,
      look: keeping.lookText,
      version: keeping.facts?.version ?? null,
      json,
    });
    // The drawing goes on at another place, as when it is drawn anew round what is locked: one draft of it is enough.
    if (fits && written.current !== null && written.current !== place) {
      dropDraft(shelf, written.current);
    }
    written.current = fits ? place : null;
    setHasRoom(fits);
  };

  const isOpen = map !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the board first stands; what it needs stands by then
  useEffect(() => {
    const shelf = shelfOf(owner);
    if (!isOpen || shelf === null || map === null) return;
    const carried = takesOthers && owner !== VISITOR ? takeCarriedMap(owner) : null;
    if (carried !== null && lay(carried, 'Your drawing brought along')) {
      const visitors = shelfOf(VISITOR);
      if (visitors) dropDraft(visitors, place);
      return;
    }
    const draft = readDraft(shelf, place);
    if (draft !== null) {
      const isSame =
        draft.json === mapToJson(map) &&
        (draft.version === null || draft.look === mapwright.firstLook);
      if (isSame) dropDraft(shelf, place);
      else if (lay(draft.json, 'Your unsaved drawing brought back')) {
        written.current = place;
        if (draft.version !== null) {
          keeping.drawnUpon(draft.version);
          mapwright.changeLook(readLook(new URLSearchParams(draft.look)).look);
        }
        setBrought(draft);
        return;
      }
    }
    if (!takesOthers) return;
    const others = [...new Set([owner, VISITOR])].flatMap((owner) => {
      const shelf = shelfOf(owner);
      return shelf ? draftsOn(shelf).map((draft) => ({ draft, owner })) : [];
    });
    setOffered(others.find(({ draft }) => draft.place !== place) ?? null);
  }, [isOpen]);

  function lay(json: string, label: string): boolean {
    const restored = restoreMap(json);
    if (restored.ok) dispatch({ type: 'replace', map: restored.map, label });
    return restored.ok;
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
          if (shelf && left !== null) dropDraft(shelf, left);
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

  useEffect(() => {
    const keep = () => keepNow.current();
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    document.addEventListener('submit', askBeforeSignOut, { capture: true });
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      document.removeEventListener('submit', askBeforeSignOut, { capture: true });
    };
    function askBeforeSignOut(event: Event): void {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || now.current.isAsLeft) return;
      if (target.getAttribute('action') !== paths.logout()) return;
      if (window.confirm(SIGN_OUT)) {
        isSignedOut.current = true;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    }
  }, []);

  const isAtRisk = !hasRoom && !isAsLeft;
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  return {
    brought,
    offered: offered?.draft ?? null,
    /** This device has no room for the drawing: leaving the page would lose it. */
    isAtRisk,
    dismiss: () => setBrought(null),
    /** The map as the page opened it, in place of what was brought back. */
    startOver() {
      const { first } = untouched.current;
      const shelf = shelfOf(owner);
      if (shelf) dropDraft(shelf, place);
      if (first) dispatch({ type: 'replace', map: first, label: 'The map as it was' });
      mapwright.changeLook(readLook(new URLSearchParams(mapwright.firstLook)).look);
      keeping.startOver();
      setBrought(null);
    },
    bringOffered() {
      if (offered === null || !lay(offered.draft.json, 'Your unsaved drawing brought back')) return;
      const shelf = shelfOf(offered.owner);
      if (shelf) dropDraft(shelf, offered.draft.place);
      setOffered(null);
    },
    discardOffered() {
      const shelf = offered && shelfOf(offered.owner);
      if (shelf) dropDraft(shelf, offered.draft.place);
      setOffered(null);
    },
    leaveOffered: () => setOffered(null),
  };
}

const SIGN_OUT =
  'Your drawing is not saved, and signing out takes it off this device. Sign out all the same?';

export type Drafts = ReturnType<typeof useDraft>;

/** The kept map that a draft was drawn upon, or null. */
export function keptMapOf({ place }: Draft): string | null {
  return place.startsWith('map ') ? place.slice(4) : null;
}
