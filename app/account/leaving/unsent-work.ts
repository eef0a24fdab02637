import { LEAVING_DIALOG } from './leaving-marks';

/** Unsaved work on the open page, for when the user signs out. */
export type UnsentWork = {
  /** Whether there is anything to lose now. */
  isWaiting(): boolean;
  /** Saves the work where it belongs, if there is such a place; resolves when it is saved or cannot be. */
  send(): Promise<void>;
  /**
   * Saves the work because the signing-out user asks for it, as a new thing if it has no place yet; missing or null
   * where the user may not save.
   */
  save?: (() => Promise<SaveOutcome>) | null;
  /** The work as a file to download. */
  file(): UnsentFile;
  /** The storage key of this work's draft on this device. */
  draftKey(): string;
  /** The user signs out: store nothing more on this device, and let the page close without a question. */
  letGo(): void;
  /** The user is still here, for example because the page did not close: store drafts as before. */
  takeBack?(): void;
  /** The user has signed out in another tab, and this page stays open; `letGo` is used when this is missing. */
  leftElsewhere?(): void;
};

/** The result of saving; `problem` is null where the page itself asks what to do. */
export type SaveOutcome = { ok: true } | { ok: false; problem: string | null };

export type UnsentFile = { name: string; text: string };

const held = new Set<UnsentWork>();

/** Registers unsaved work of the page; returns a function that unregisters it. */
export function holdUnsentWork(work: UnsentWork): () => void {
  held.add(work);
  return () => {
    held.delete(work);
  };
}

/** The registered work of the open page. */
export function unsentWork(): UnsentWork[] {
  return [...held];
}

/** Closes the sign-out dialog as if Stay was pressed: another question must be answered first. */
export function stayForNow(page: Document): void {
  page.querySelector<HTMLDialogElement>(`dialog[${LEAVING_DIALOG}][open]`)?.close();
}
