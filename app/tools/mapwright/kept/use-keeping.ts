import { useRef, useState } from 'react';
import { mapToJson } from '~/maps/file/map-json';
import { copyName, LONGEST_JSON } from '~/maps/kept/kept-map';
import type { DungeonMap } from '~/maps/map/grid';
import { readLook, writeLook } from '~/maps/map/map-look';
import { editorReducer } from '../edit/editor';
import type { Mapwright } from '../screen/use-mapwright';
import { sendMapForm } from './page-forms';
import type { MapAnswer, SavedVersion } from './saved-map-answers';
import { useBirth } from './use-birth';

/** With whom a saved map is shared, and its share code. */
export type ShareFacts = { code: string; as: 'player' | 'gm' | null };

/** Which saved map this is, its opened version, and who else sees it. */
export type SaveFacts = { id: string; version: number; share: ShareFacts };

/** Why saving or sharing failed, and how to proceed. */
export type Trouble = { text: string; way?: 'sign-in' | 'upgrade' | 'save-as-new' };

const GONE = 'This map was deleted elsewhere. Your drawing is still here: save it as a new map.';

/** Saves the map in the user's account, and tracks whether the current state is saved. */
export function useKeeping(saved: SaveFacts | null, mapwright: Mapwright) {
  const { editor, look, dispatch, latest } = mapwright;
  const [facts, setFacts] = useState(saved);
  const [keptLook, setKeptLook] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [conflict, setConflict] = useState<SavedVersion | null>(null);
  /** The save in progress: further requests wait for it. */
  const sending = useRef<Promise<void> | null>(null);
  const birth = useBirth();
  /** Counts how often the map was replaced: responses about an earlier one must not affect the current one. */
  const boards = useRef(0);
  const lookText = String(writeLook(new URLSearchParams(), look));
  const map = editor?.map ?? null;

  /** Submits a form and returns its answer; null on failure, which is then reported. */
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
    // Finish a stroke in progress, so that the saved and the displayed map are the same.
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
      // It was saved, and then changed elsewhere. Version 0 makes the next save ask again if the user dismisses the
      // question.
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
      // The copy is displayed from now on: another save must not give it the old name again.
      const renamed = { ...sent, name };
      dispatch({ type: 'replace', map: renamed, label: `Saved as “${name}”` });
      dispatch({ type: 'kept' });
    } else {
      // Later changes belong to the copy, which matches no state of this history: undoing must not mark it as saved.
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
    /** Overwrites the other version, which becomes a separate map. */
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
    /** Sets the version that the current drawing is based on. */
    drawnUpon(version: number) {
      boards.current += 1;
      setFacts((old) => old && { ...old, version });
      setKeptLook(null);
    },
    /** The current map is a separate drawing: the next save must not overwrite the saved map. */
    beginNew() {
      boards.current += 1;
      birth.forget();
      setFacts(null);
      setKeptLook(null);
    },
    /** A first save of this drawing was submitted earlier without receiving a response. */
    sent: birth.sent,
    bornAs: birth.note,
    /** Returns to the version that the page opened with. */
    startOver() {
      boards.current += 1;
      birth.forget();
      // Sharing stays as it is now.
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
