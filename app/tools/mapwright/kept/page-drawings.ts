import { DRAFT_PREFIX } from '~/account/leaving/device-drafts';
import type { DraftShelf } from '~/ui/drafts/draft-shelf';
import { type DrawingNote, readDrawingNote } from './drawing-draft';

/** Where this device holds the drawings of a person, or of nobody (''); null where the browser refuses its storage. */
export function shelfOf(owner: string): DraftShelf<DrawingNote> | null {
  try {
    return {
      storage: window.localStorage,
      prefix: `${DRAFT_PREFIX}mapwright:${owner}:`,
      readNote: readDrawingNote,
    };
  } catch {
    return null;
  }
}
