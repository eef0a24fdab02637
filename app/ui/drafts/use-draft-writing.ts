import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftShelf, draftKey, dropDraft, writeDraft } from './draft-shelf';

/** How long the hand may rest before the work is noted on this device. */
const REST_MS = 700;

/** What somebody works upon, as it stands now. */
export type UnfinishedWork<Note> = {
  /** Told apart by identity; null before it stands. */
  stands: object | null;
  /** What it was begun upon; the same at the next visit. */
  place: string;
  /** Nothing of it would be lost: it is kept, or comes again with the page. */
  isAsLeft: boolean;
  /** It has a place of its own elsewhere: once it is as left, no draft of it is needed. */
  hasHome: boolean;
  /** Another text whenever the note is another. */
  mark: string;
  /** What is to be noted at once when it changes, and not when the hand rests. */
  urgent: string | null;
  /** As it is to be noted; null where everything was undone. */
  noted(): { name: string; text: string; note: Note } | null;
  /** It is kept, and its draft is gone. */
  onKept(): void;
};

type WritingAsked<Note> = {
  work: UnfinishedWork<Note>;
  /** Where its person's drafts lie; null where the browser refuses its storage. */
  shelf: () => DraftShelf<Note> | null;
  /** The name of this tab; null for the moment until it is known. */
  tab: string | null;
};

/**
 * Keeps unfinished work on this device while it is not saved anywhere else: when the hand rests, when the page is hidden and
 * when it is left. What stood when its person signed out in another tab is not noted; what is done later is.
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
  /** The place of the draft that this tab has written, which may lag behind the work's own. */
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
    // The work goes on at another place, as when a map is drawn anew round what is locked: one draft of it is enough.
    if (fits && written.current !== null && written.current !== place) {
      dropDraft(shelf, { place: written.current, tab });
    }
    written.current = fits ? place : null;
    setHasRoom(fits);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the work, of its note and of its place counts
  useEffect(() => {
    if (stands === null) return;
    if (isAsLeft) {
      if (!wasDrawn.current) return;
      // What is kept needs no draft any more. A drawing that gave way to another recipe's map keeps its own.
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
    /** This device has room for what is not saved. */
    hasRoom,
    /** Its person signed out in another tab. */
    hasLeft,
    /** Set once its person leaves: nothing more is noted on this device. */
    isSignedOut,
    /** Notes the work now. */
    keepNow,
    /** Where the draft of this tab lies in the storage. */
    keyNow() {
      const { work, tab } = now.current;
      const shelf = now.current.shelf();
      return shelf ? draftKey(shelf, { place: written.current ?? work.place, tab }) : '';
    },
    /** A draft was taken up: this tab goes on with it, at this place. */
    tookUp(place: string) {
      written.current = place;
    },
    /** Its person has left in another tab: what stands now is not theirs to find here any more. */
    leftElsewhere(isSomebodys: boolean) {
      leftBehind.current = now.current.work.stands;
      setHasLeft(isSomebodys);
    },
    /** What they left is to be noted all the same, for it is to be saved. */
    keepLeft: useCallback(() => {
      leftBehind.current = null;
      keepNow();
    }, [keepNow]),
    /** Somebody is signed in again. */
    hasReturned: useCallback(() => {
      leftBehind.current = null;
      setHasLeft(false);
    }, []),
  };
}
