import { DRAFT_PREFIX } from '~/account/leaving/device-drafts';
import type { DraftShelf } from '~/ui/drafts/draft-shelf';
import { type DrawingNote, readDrawingNote } from './drawing-draft';

/** The storage of a user's drawings on this device ('' for no user); null if the browser denies its storage. */
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
