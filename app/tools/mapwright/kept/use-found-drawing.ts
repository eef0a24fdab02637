import { useEffect, useRef, useState } from 'react';
import { mapToJson } from '~/maps/file/map-json';
import type { DungeonMap } from '~/maps/map/grid';
import { readLook } from '~/maps/map/map-look';
import {
  type DraftShelf,
  draftsOn,
  dropDraft,
  findDraft,
  freeDrafts,
  writeDraft,
} from '~/ui/drafts/draft-shelf';
import type { Tab } from '~/ui/drafts/use-tab';
import { restoreLate } from '../file/late-restore';
import type { Mapwright } from '../screen/use-mapwright';
import type { DrawingDraft, DrawingNote } from './drawing-draft';
import { shelfOf } from './page-drawings';
import { carryJson, takeCarriedMap } from './use-carried-map';
import type { Keeping } from './use-keeping';

/** The owner of drawings made without signing in. */
export const VISITOR = '';

export type DrawingSought = {
  mapwright: Mapwright;
  keeping: Keeping;
  /** The owner of the drawings: a user's id, or VISITOR. */
  owner: string;
  /** What the drawing is based on; the same at the next visit. */
  place: string;
  /** Whether other drawings may replace the map that the page opened with. */
  takesOthers: boolean;
};

type Board = {
  /** The identity of this tab; null until it is known. */
  tab: Tab | null;
  /** Whether nothing unsaved would be lost by replacing the map. */
  isAsLeft: boolean;
  /** This tab continues a draft of this place. */
  tookUp(place: string): void;
};

/** Finds earlier unsaved drawings, and restores or offers them. */
export function useFoundDrawing(asked: DrawingSought, board: Board) {
  const { mapwright, keeping, owner, place, takesOthers } = asked;
  const { editor, dispatch, untouched } = mapwright;
  const { tab } = board;
  const [brought, setBrought] = useState<DrawingDraft | null>(null);
  const [offered, setOffered] = useState<{ draft: DrawingDraft; owner: string } | null>(null);
  const isAsLeft = useRef(board.isAsLeft);
  isAsLeft.current = board.isAsLeft;
  const map = editor?.map ?? null;

  const isOpen = map !== null && tab !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, when the board first has a map and a tab
  useEffect(() => {
    const shelf = shelfOf(owner);
    if (shelf !== null && map !== null && tab !== null) void bringBack(shelf, map, tab);
  }, [isOpen]);

  /** Restores an earlier drawing, or offers it. */
  async function bringBack(
    shelf: DraftShelf<DrawingNote>,
    map: DungeonMap,
    tab: Tab,
  ): Promise<void> {
    const carried = takesOthers && owner !== VISITOR ? takeCarriedMap(owner) : null;
    if (carried !== null) {
      const laid = await lay(carried, 'Your drawing restored');
      if (laid === 'lost') carryJson(carried, owner);
      const visitors = shelfOf(VISITOR);
      if (visitors && laid === 'laid') dropDraft(visitors, { place, tab: tab.name });
      if (laid !== 'unreadable') return;
    }
    const draft = findDraft(shelf, place, tab);
    if (draft !== null && (await takeUp(shelf, draft, map, tab))) return;
    if (!takesOthers) return;
    const others = [...new Set([owner, VISITOR])].flatMap((owner) => {
      const shelf = shelfOf(owner);
      const free = shelf ? freeDrafts(draftsOn(shelf), tab.others) : [];
      return free.map((draft) => ({ draft, owner }));
    });
    setOffered(others.find(({ draft }) => draft.place !== place) ?? null);
  }

  /** Continues the draft of this place; returns false if it cannot be continued. */
  async function takeUp(
    shelf: DraftShelf<DrawingNote>,
    draft: DrawingDraft,
    map: DungeonMap,
    tab: Tab,
  ): Promise<boolean> {
    const { version, look, birth } = draft.note;
    if (draft.text === mapToJson(map) && (version === null || look === mapwright.firstLook)) {
      dropDraft(shelf, draft);
      if (version === null && birth) keeping.bornAs(birth);
      return false;
    }
    const laid = await lay(draft.text, 'Your unsaved drawing restored', 'as it was left');
    // The user has already drawn in the meantime: offer the draft instead.
    if (laid === 'drawn' || laid === 'lost') offerBeside(shelf, draft);
    if (laid === 'laid') {
      board.tookUp(place);
      dropDraft(shelf, draft);
      writeDraft(shelf, { ...draft, tab: tab.name });
      goOnWith(draft.note);
      if (birth) keeping.bornAs(birth);
      setBrought(draft);
    }
    return laid !== 'unreadable';
  }

  /** Restores the version that the drawing is based on, and its look. */
  function goOnWith({ version, look }: DrawingNote): void {
    if (version === null) return;
    keeping.drawnUpon(version);
    mapwright.changeLook(readLook(new URLSearchParams(look)).look);
  }

  /** Offers a draft that new changes must not overwrite: it is stored separately from now on. */
  function offerBeside(shelf: DraftShelf<DrawingNote>, draft: DrawingDraft): void {
    const apart = { ...draft, tab: `${draft.tab ?? ''}-before` };
    dropDraft(shelf, draft);
    setOffered({ draft: writeDraft(shelf, apart) ? apart : draft, owner });
  }

  /** Shows a drawing, if possible; returns 'drawn' if it may only replace an unchanged map but the user has drawn. */
  async function lay(
    json: string,
    label: string,
    upon: 'any board' | 'as it was left' = 'any board',
  ): Promise<'laid' | 'drawn' | 'unreadable' | 'lost'> {
    const restored = await restoreLate(json);
    if (upon === 'as it was left' && !isAsLeft.current) return 'drawn';
    if (restored.ok) {
      dispatch({ type: 'replace', map: restored.map, label });
      return 'laid';
    }
    if (restored.isLost) dispatch({ type: 'say', message: restored.problem });
    return restored.isLost ? 'lost' : 'unreadable';
  }

  function dropOffered(): void {
    const shelf = offered && shelfOf(offered.owner);
    if (shelf) dropDraft(shelf, offered.draft);
    setOffered(null);
  }

  return {
    brought,
    offered: offered?.draft ?? null,
    /** Whether the offered drawing is based on this map. */
    isOfferedHere: offered?.draft.place === place,
    dismiss: () => setBrought(null),
    /** Discards the restored drawing in favor of the map that the page opened with. */
    startOver() {
      const { first } = untouched.current;
      const shelf = shelfOf(owner);
      if (shelf) dropDraft(shelf, { place, tab: tab?.name ?? null });
      if (first) dispatch({ type: 'replace', map: first, label: 'Changes discarded' });
      mapwright.changeLook(readLook(new URLSearchParams(mapwright.firstLook)).look);
      keeping.startOver();
      setBrought(null);
    },
    async bringOffered() {
      if (offered === null) return;
      const { draft } = offered;
      const laid = await lay(draft.text, 'Your unsaved drawing restored');
      if (laid !== 'laid') return;
      // A save that was submitted meanwhile was about another drawing.
      if (draft.place === place && draft.note.version !== null) goOnWith(draft.note);
      else keeping.beginNew();
      if (draft.note.birth) keeping.bornAs(draft.note.birth);
      dropOffered();
    },
    discardOffered: dropOffered,
    leaveOffered: () => setOffered(null),
  };
}
