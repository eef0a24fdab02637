import { useCallback, useEffect, useState } from 'react';
import {
  type Draft,
  type DraftShelf,
  dropDraft,
  findDraft,
  writeDraft,
} from '~/ui/drafts/draft-shelf';
import type { KnownMonster } from '../device-lists';

const PLACE = { place: 'note', tab: null };
const ANY_TAB = { name: '', others: new Set<string>() };

/**
 * Stores an unsaved note on this device while it is typed; `owner` is a user's id, or empty without an account. Returns
 * a draft of an earlier visit, whether it is still unsaved, and functions to store or discard it.
 */
export function useNoteDraft(owner: string, { id, name }: KnownMonster, saved: string) {
  const [found, setFound] = useState<Draft<object> | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: look once per monster; a later save must not repeat it
  useEffect(() => {
    const draft = onShelf(owner, id, (shelf) => findDraft(shelf, PLACE.place, ANY_TAB));
    const isNews = draft !== null && draft.text !== saved;
    setFound(isNews ? draft : null);
    setUnsaved(isNews);
  }, [owner, id]);
  const note = useCallback(
    (text: string, saved: string) => {
      if (text === saved) setUnsaved(false);
      onShelf(owner, id, (shelf) => {
        const draft = { ...PLACE, at: Date.now(), name: `Note on ${name}`, note: {}, text };
        if (text === saved) dropDraft(shelf, PLACE);
        else writeDraft(shelf, draft);
      });
    },
    [owner, id, name],
  );
  return { found, isUnsaved, note };
}

/** Each monster has its own storage place, so that unsaved notes do not overwrite each other. */
function onShelf<Result>(
  owner: string,
  id: string,
  work: (shelf: DraftShelf<object>) => Result,
): Result | null {
  try {
    const prefix = `draft:monster-note:${owner}:${id} `;
    return work({ storage: localStorage, prefix, readNote: () => ({}) });
  } catch {
    // Without browser storage there are no drafts.
    return null;
  }
}
