import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftShelf, draftKey, dropDraft, writeDraft } from './draft-shelf';

/** How long after the last change the draft is written. */
const REST_MS = 700;

/** The present state of the user's work. */
export type UnfinishedWork<Note> = {
  /** The work itself, compared by identity; null before it is loaded. */
  stands: object | null;
  /** The key of what the work started from; the same at the next visit. */
  place: string;
  /** Nothing would be lost: it is saved, or the page creates it again. */
  isAsLeft: boolean;
  /** It is saved elsewhere too: once it has no changes, its draft can go. */
  hasHome: boolean;
  /** Changes whenever the note changes. */
  mark: string;
  /** When this changes, the draft is written at once and not after a pause. */
  urgent: string | null;
  /** The draft to write; null when everything was undone. */
  noted(): { name: string; text: string; note: Note } | null;
  /** Called when the work is saved and its draft is deleted. */
  onKept(): void;
};

type WritingAsked<Note> = {
  work: UnfinishedWork<Note>;
  /** The user's drafts; null where the browser refuses storage. */
  shelf: () => DraftShelf<Note> | null;
  /** The name of this tab; null until it is known. */
  tab: string | null;
};

/**
 * Writes unsaved work to this device: after a pause, when the page is hidden and when it is closed. If the user signs
 * out in another tab, the state at that moment is not written; later changes are.
 */
export function useDraftWriting<Note>(asked: WritingAsked<Note>) {
  const { work, shelf, tab } = asked;
  const { stands, isAsLeft, place, hasHome, mark, urgent } = work;
  const [hasRoom, setHasRoom] = useState(true);
  const [hasLeft, setHasLeft] = useState(false);
  const now = useRef(asked);
  now.current = asked;
  const isSignedOut = useRef(false);
  const leftBehind = useRef<object | null>(null);
  /** The place of the draft that this tab wrote last, which may differ from the work's present one. */
  const written = useRef<string | null>(null);
  const wasDrawn = useRef(false);

  const keepNow = useCallback(() => {
    const { work, tab } = now.current;
    const { stands, place } = work;
    if (stands === null || tab === null || work.isAsLeft || isSignedOut.current) return;
    if (stands === leftBehind.current) return;
    const shelf = now.current.shelf();
    if (shelf === null) {
      setHasRoom(false);
      return;
    }
    const noted = work.noted();
    if (noted === null) {
      dropDraft(shelf, { place, tab });
      return;
    }
    const fits = writeDraft(shelf, { place, tab, at: Date.now(), ...noted });
    // The work has moved to another place, for example when a map is generated again around locked parts: keep only one
    // draft of it.
    if (fits && written.current !== null && written.current !== place) {
      dropDraft(shelf, { place: written.current, tab });
    }
    written.current = fits ? place : null;
    setHasRoom(fits);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: run on every change of the work, its note and its place
  useEffect(() => {
    if (stands === null) return;
    if (isAsLeft) {
      if (!wasDrawn.current) return;
      // Saved work needs no draft. A drawing that another recipe's map has replaced keeps its own.
      if (hasHome) {
        const here = shelf();
        for (const left of here ? [written.current, place] : []) {
          if (here && left !== null) dropDraft(here, { place: left, tab });
        }
        work.onKept();
      }
      written.current = null;
      wasDrawn.current = false;
      setHasRoom(true);
      return;
    }
    wasDrawn.current = true;
    const resting = setTimeout(keepNow, REST_MS);
    return () => clearTimeout(resting);
  }, [stands, isAsLeft, place, mark]);

  const wasUrgent = useRef(false);
  useEffect(() => {
    if (urgent !== null || wasUrgent.current) keepNow();
    wasUrgent.current = urgent !== null;
  }, [urgent, keepNow]);

  useEffect(() => {
    window.addEventListener('pagehide', keepNow);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      keepNow();
      window.removeEventListener('pagehide', keepNow);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [keepNow]);

  return {
    /** Whether this device has room for the draft. */
    hasRoom,
    /** The user has signed out in another tab. */
    hasLeft,
    /** Set once the user signs out: nothing more is written to this device. */
    isSignedOut,
    /** Writes the draft now. */
    keepNow,
    /** The storage key of this tab's draft. */
    keyNow() {
      const { work, tab } = now.current;
      const shelf = now.current.shelf();
      return shelf ? draftKey(shelf, { place: written.current ?? work.place, tab }) : '';
    },
    /** A draft was opened: this tab continues it, at this place. */
    tookUp(place: string) {
      written.current = place;
    },
    /** The user has signed out in another tab: don't leave the present state on this device. */
    leftElsewhere(isSomebodys: boolean) {
      leftBehind.current = now.current.work.stands;
      setHasLeft(isSomebodys);
    },
    /** Writes the present state after all, because it is to be saved. */
    keepLeft: useCallback(() => {
      leftBehind.current = null;
      keepNow();
    }, [keepNow]),
    /** A user has signed in again. */
    hasReturned: useCallback(() => {
      leftBehind.current = null;
      setHasLeft(false);
    }, []),
  };
}
