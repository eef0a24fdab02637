import { useEffect, useRef, useState } from 'react';
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
import { mapToJson } from '../file/map-json';
import type { DungeonMap } from '../map/grid';
import { readLook } from '../map/map-look';
import type { Mapwright } from '../screen/use-mapwright';
import type { DrawingDraft, DrawingNote } from './drawing-draft';
import { shelfOf } from './page-drawings';
import { carryJson, takeCarriedMap } from './use-carried-map';
import type { Keeping } from './use-keeping';

/** Who owns what is drawn before anybody signs in. */
export const VISITOR = '';

export type DrawingSought = {
  mapwright: Mapwright;
  keeping: Keeping;
  /** Whose drawings these are: a person's id, or nobody's. */
  owner: string;
  /** What is drawn upon; the same at the next visit. */
  place: string;
  /** Whether another drawing may be laid upon what the page opened with. */
  takesOthers: boolean;
};

type Board = {
  /** Which tab this is; null for the moment until that is known. */
  tab: Tab | null;
  /** Nothing that stands on the board would be lost. */
  isAsLeft: boolean;
  /** This tab goes on with a draft of this place. */
  tookUp(place: string): void;
};

/** Finds what was drawn here before, and lays it upon the board or offers it beside. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the board first stands; what it needs stands by then
  useEffect(() => {
    const shelf = shelfOf(owner);
    if (shelf !== null && map !== null && tab !== null) void bringBack(shelf, map, tab);
  }, [isOpen]);

  /** Lays upon the board what was drawn here before, or offers it beside. */
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

  /** Goes on with the draft of this very place; false when there is nothing in it to go on with. */
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
    // Somebody who was quick has drawn already: what was found is offered beside it.
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

  /** What is on the board was drawn upon this version of the kept map, and looked at like this. */
  function goOnWith({ version, look }: DrawingNote): void {
    if (version === null) return;
    keeping.drawnUpon(version);
    mapwright.changeLook(readLook(new URLSearchParams(look)).look);
  }

  /** Offers a draft that what is drawn since must not write over: it lies apart from now on. */
  function offerBeside(shelf: DraftShelf<DrawingNote>, draft: DrawingDraft): void {
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
    /** What is offered was drawn upon this very map, and not upon another. */
    isOfferedHere: offered?.draft.place === place,
    dismiss: () => setBrought(null),
    /** The map as the page opened it, in place of what was brought back. */
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
      // Whatever else was sent to be kept meanwhile was another drawing.
      if (draft.place === place && draft.note.version !== null) goOnWith(draft.note);
      else keeping.beginNew();
      if (draft.note.birth) keeping.bornAs(draft.note.birth);
      dropOffered();
    },
    discardOffered: dropOffered,
    leaveOffered: () => setOffered(null),
  };
}
