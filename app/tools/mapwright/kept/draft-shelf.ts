import { DRAFT_PREFIX } from '~/account/leaving/device-drafts';
import type { DraftShelf } from './drawing-draft';

/** Where this device holds the drafts of a person, or of nobody (''); null where the browser refuses its storage. */
export function shelfOf(owner: string): DraftShelf | null {
  try {
    return { storage: window.localStorage, prefix: `${DRAFT_PREFIX}mapwright:${owner}:` };
  } catch {
    return null;
  }
}
