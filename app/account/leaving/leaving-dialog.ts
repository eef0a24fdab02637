import { LEAVING_DIALOG, LEAVING_DOWNLOAD, LEAVING_LIST } from './leaving-marks';
import type { UnsentFile } from './unsent-work';

const PLAINLY =
  'You have work that is not saved. Leaving takes it off this device. Leave all the same?';

function download({ name, text }: UnsentFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'unsaved'}.json`;
  link.click();
  // Some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Asks whoever leaves about their unsaved work: stay, download it, or discard it; true to leave. */
export async function askBeforeLeaving(
  page: Document,
  files: readonly UnsentFile[],
): Promise<boolean> {
  const dialog = page.querySelector<HTMLDialogElement>(`dialog[${LEAVING_DIALOG}]`);
  // A page that could not be drawn whole has no dialog.
  if (dialog === null) return window.confirm(PLAINLY);
  const lines = files.map(({ name }) => {
    const line = page.createElement('li');
    line.textContent = name || 'Without a name';
    return line;
  });
  dialog.querySelector(`[${LEAVING_LIST}]`)?.replaceChildren(...lines);
  const button = dialog.querySelector(`[${LEAVING_DOWNLOAD}]`);
  const downloadAll = () => files.forEach(download);
  button?.addEventListener('click', downloadAll);
  dialog.returnValue = '';
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  button?.removeEventListener('click', downloadAll);
  return dialog.returnValue === 'discard';
}
