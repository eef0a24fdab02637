import {
  LEAVING_DIALOG,
  LEAVING_DOWNLOAD,
  LEAVING_LIST,
  LEAVING_PLAINLY,
  LEAVING_SAVE,
  LEAVING_TROUBLE,
} from './leaving-marks';
import type { SaveOutcome, UnsentFile } from './unsent-work';

/** The dialog's return value for signing out: the value of its Discard button. */
const LEAVE = 'discard';

function download({ name, text }: UnsentFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'unsaved'}.json`;
  link.click();
  // Some browsers read the object URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Asks a user who signs out about unsaved work: stay, download it, save it (where all of it can be saved), or discard
 * it. Resolves to true to sign out. When saving fails, the dialog shows why and stays open.
 */
export async function askBeforeLeaving(
  page: Document,
  files: readonly UnsentFile[],
  save: (() => Promise<SaveOutcome>) | null = null,
): Promise<boolean> {
  const dialog = page.querySelector<HTMLDialogElement>(`dialog[${LEAVING_DIALOG}]`);
  // Another decision comes first, such as which of two versions to keep: one dialog at a time.
  if (page.querySelector('dialog:modal')) return false;
  // A page that could not be rendered completely has no dialog.
  if (dialog === null) return window.confirm(LEAVING_PLAINLY);
  const part = (mark: string) => dialog.querySelector<HTMLElement>(`[${mark}]`);
  const lines = files.map(({ name }) => {
    const line = page.createElement('li');
    line.textContent = name || 'Without a name';
    return line;
  });
  part(LEAVING_LIST)?.replaceChildren(...lines);
  const trouble = part(LEAVING_TROUBLE);
  const saving = part(LEAVING_SAVE);
  if (saving) saving.hidden = save === null;
  const tell = (text: string) => {
    if (trouble === null) return;
    trouble.hidden = text === '';
    trouble.textContent = text;
  };
  tell('');
  const ended = new AbortController();
  const { signal } = ended;
  let isSaving = false;
  async function saveAndLeave(): Promise<void> {
    if (isSaving || save === null || dialog === null) return;
    isSaving = true;
    tell('Saving…');
    const done = await save();
    isSaving = false;
    // The user has pressed Stay meanwhile.
    if (!dialog.open || signal.aborted) return;
    if (done.ok) dialog.close(LEAVE);
    else if (done.problem === null) dialog.close();
    else tell(done.problem);
  }
  part(LEAVING_DOWNLOAD)?.addEventListener('click', () => files.forEach(download), { signal });
  saving?.addEventListener('click', () => void saveAndLeave(), { signal });
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  ended.abort();
  return dialog.returnValue === LEAVE;
}
