import { LEAVING_DIALOG } from './leaving-marks';

/** Something on the open page that is not saved yet, for whoever signs out. */
export type UnsentWork = {
  /** Whether there is anything to lose at this moment. */
  isWaiting(): boolean;
  /** Saves it where it belongs, if there is such a place; ends when it is saved, or cannot be. */
  send(): Promise<void>;
  /**
   * Saves it because whoever leaves asks for that, as a new thing of theirs where it has no place yet; left out or null where
   * they may not.
   */
  save?: (() => Promise<SaveOutcome>) | null;
  /** It as a file to keep. */
  file(): UnsentFile;
  /** The draft of it that this device holds, by its key in the storage. */
  draftKey(): string;
  /** The person leaves: nothing more is to be noted on this device, and leaving the page needs no question. */
  letGo(): void;
  /** The person is here after all, as where the page did not go: from now on it is noted as before. */
  takeBack?(): void;
  /** The person has left in another tab, and this page goes on: `letGo` when left out. */
  leftElsewhere?(): void;
};

/** What came of saving; no problem is told where the page itself asks what is to be done. */
export type SaveOutcome = { ok: true } | { ok: false; problem: string | null };

export type UnsentFile = { name: string; text: string };

const held = new Set<UnsentWork>();

/** Says that the page holds work of this kind; returns what takes it back. */
export function holdUnsentWork(work: UnsentWork): () => void {
  held.add(work);
  return () => {
    held.delete(work);
  };
}

/** What the open page holds. */
export function unsentWork(): UnsentWork[] {
  return [...held];
}

/** Takes the question on the way out away, as if Stay was pressed: another must be answered first. */
export function stayForNow(page: Document): void {
  page.querySelector<HTMLDialogElement>(`dialog[${LEAVING_DIALOG}][open]`)?.close();
}
