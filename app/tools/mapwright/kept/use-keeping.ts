import { useRef, useState } from 'react';
import { editorReducer } from '../edit/editor';
import { mapToJson } from '../file/map-json';
import type { DungeonMap } from '../map/grid';
import { readLook, writeLook } from '../map/map-look';
import type { Mapwright } from '../screen/use-mapwright';
import { copyName, LONGEST_JSON } from './kept-map';
import { sendMapForm } from './page-forms';
import type { MapAnswer, SavedVersion } from './saved-map-answers';
import { useBirth } from './use-birth';

/** Whom a kept map is shared with, and the code of its address. */
export type ShareFacts = { code: string; as: 'player' | 'gm' | null };

/** Which kept map this is, which of its versions was opened, and who else sees it. */
export type SaveFacts = { id: string; version: number; share: ShareFacts };

/** What came of saving or sharing when it did not go through, and the way on. */
export type Trouble = { text: string; way?: 'sign-in' | 'upgrade' | 'save-as-new' };

const GONE = 'This map was deleted elsewhere. Your drawing is still here: save it as a new map.';

/** Keeps the map in one's account, and knows whether what is on the board is kept. */
export function useKeeping(saved: SaveFacts | null, mapwright: Mapwright) {
  const { editor, look, dispatch, latest } = mapwright;
  const [facts, setFacts] = useState(saved);
  const [keptLook, setKeptLook] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [conflict, setConflict] = useState<SavedVersion | null>(null);
  /** The save that is under way: whoever asks for another waits for it. */
  const sending = useRef<Promise<void> | null>(null);
  const birth = useBirth();
  /** Counts the drawings that came to the board from elsewhere: what is answered of one before says nothing of the next. */
  const boards = useRef(0);
  const lookText = String(writeLook(new URLSearchParams(), look));
  const map = editor?.map ?? null;

  /** Sends a form and gives its answer; null when something is in the way, which is then told. */
  async function send(fields: Record<string, string>): Promise<MapAnswer | null> {
    setBusy(true);
    setTrouble(null);
    const reply = await sendMapForm(fields);
    setBusy(false);
    if (reply.kind !== 'answer') {
      setTrouble({
        text: reply.problem,
        ...(reply.kind === 'signed-out' && { way: 'sign-in' as const }),
      });
      return null;
    }
    const { status, body } = reply;
    if (status < 400 || body.conflict) return body;
    if (status === 404) {
      birth.forget();
      setTrouble({ text: GONE, way: 'save-as-new' });
    } else {
      setTrouble({
        text: body.problem ?? 'The map could not be saved. Your drawing is still here.',
        ...(body.upgrade && { way: 'upgrade' as const }),
      });
    }
    return null;
  }

  async function save(
    target: { id: string; version: number } | null,
    { as, aside }: { as?: string; aside?: boolean } = {},
  ): Promise<void> {
    if (editor === null) return;
    sending.current ??= saveNow(target, { as, aside }).finally(() => {
      sending.current = null;
    });
    await sending.current;
  }

  async function saveNow(
    target: { id: string; version: number } | null,
    { as, aside }: { as?: string; aside?: boolean },
  ): Promise<void> {
    if (editor === null) return;
    // A stroke that is under way ends here: what is kept and what stands must be the same.
    const { map, history } = editorReducer(editor, { type: 'lift' });
    dispatch({ type: 'lift' });
    const sent = as === undefined ? map : { ...map, name: as };
    const json = mapToJson(sent);
    const board = boards.current;
    if (json.length > LONGEST_JSON) {
      setTrouble({
        text: 'This map is too large to save. Export it as JSON so that nothing is lost.',
      });
      return;
    }
    const body = await send({
      intent: 'save',
      json,
      look: lookText,
      ...(target ? { id: target.id, version: String(target.version) } : birth.fieldsOf(as ?? '')),
      ...(aside && { aside: '1' }),
    });
    if (body === null || boards.current !== board) return;
    const { conflict: theirs } = body;
    setConflict(theirs ?? null);
    const asked = birth.idNow();
    if (theirs && target === null && asked !== null) {
      // It was kept, and then saved somewhere else. Of no version yet: whoever leaves the question is asked again at the next save.
      setFacts({ id: asked, version: 0, share: { code: '', as: null } });
    }
    if (!body.saved) return;
    birth.forget();
    const { id, version, name, code } = body.saved;
    setFacts((old) => ({
      id,
      version,
      share: code === undefined && old ? old.share : { code: code ?? '', as: null },
    }));
    setKeptLook(lookText);
    if (name === map.name) dispatch({ type: 'kept', at: history.now });
    else if (latest.current.editor?.map === map) {
      // What is on the board is the copy from now on: another save must not give it the old name again.
      const renamed = { ...sent, name };
      dispatch({ type: 'replace', map: renamed, label: `Saved as “${name}”` });
      dispatch({ type: 'kept' });
    } else {
      // What was drawn meanwhile belongs to the copy, which holds no state of this history: undoing must not show it as saved.
      dispatch({ type: 'kept', at: -1 });
      dispatch({ type: 'rename', name });
    }
  }

  return {
    facts,
    /** Whether this is still the version that the page opened with. */
    isOpened: keptLook === null,
    isBusy,
    trouble,
    conflict,
    isKept:
      facts !== null &&
      facts.version > 0 &&
      editor !== null &&
      editor.history.now === editor.history.kept &&
      lookText === (keptLook ?? mapwright.firstLook),
    lookText,
    save: () => save(facts),
    saveAsNew: () => save(null),
    saveCopy: () => map && save(null, { as: copyName(map.name) }),
    /** Mine over the other, which becomes a map of its own. */
    keepMine: () =>
      facts && conflict && save({ id: facts.id, version: conflict.version }, { aside: true }),
    takeTheirs(theirs: DungeonMap) {
      if (facts === null || conflict === null) return;
      boards.current += 1;
      const { look: theirLook } = readLook(new URLSearchParams(conflict.look));
      dispatch({ type: 'replace', map: theirs, label: 'Other version opened' });
      dispatch({ type: 'kept' });
      mapwright.changeLook(theirLook);
      setFacts({ ...facts, version: conflict.version });
      setKeptLook(String(writeLook(new URLSearchParams(), theirLook)));
      setConflict(null);
    },
    leaveConflict: () => setConflict(null),
    /** The version that the drawing on the board was drawn upon. */
    drawnUpon(version: number) {
      boards.current += 1;
      setFacts((old) => old && { ...old, version });
      setKeptLook(null);
    },
    /** What lies on the board now is a drawing of its own: another save must not write it over the kept map. */
    beginNew() {
      boards.current += 1;
      birth.forget();
      setFacts(null);
      setKeptLook(null);
    },
    /** A first save of the drawing that came to the board was sent once, and its answer never came. */
    sent: birth.sent,
    bornAs: birth.note,
    /** Back to the version that the page opened with. */
    startOver() {
      boards.current += 1;
      birth.forget();
      // Who sees it is as it is now, whatever the drawing goes back to.
      setFacts((now) => saved && { ...saved, share: now ? now.share : saved.share });
      setKeptLook(null);
      dispatch({ type: 'kept' });
    },
    async share(as: ShareFacts['as']) {
      if (facts === null || isBusy) return;
      const { id } = facts;
      const intent = as === null ? 'unshare' : `share-${as}`;
      const body = await send({ intent, id });
      const shared = body?.shared;
      if (shared) setFacts((old) => old && { ...old, share: shared });
    },
  };
}

export type Keeping = ReturnType<typeof useKeeping>;
