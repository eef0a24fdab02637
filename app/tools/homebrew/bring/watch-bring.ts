import type { ReadQuestion } from './read.worker';

/** As in the limits of what is read; the list of those would bring the whole of it along. */
const MOST_BYTES = 5 * 1024 * 1024;
const PAUSE_MS = 350;

/**
 * Says what was pasted or chosen while the form is still open, and does not send what is too large. The reading runs in a worker
 * of its own, which is fetched when there is something to read. Gives what ends it.
 */
export function watchBring(page: Document): () => void {
  const form = page.querySelector<HTMLFormElement>('form[data-bring]');
  const told = page.querySelector<HTMLElement>('[data-told]');
  const address = page.querySelector<HTMLElement>('[data-read-worker]')?.dataset.readWorker;
  if (!form || !told || !address) return () => {};
  let worker: Worker | null = null;
  let asked = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function ask(input: string | Uint8Array, hint: string): void {
    try {
      worker ??= new Worker(address ?? '', { type: 'module' });
    } catch {
      // Without a worker the server says it when the form is sent.
      return;
    }
    worker.onmessage = ({ data }: MessageEvent<{ id: number; words: string }>) => {
      if (data.id === asked && told) told.textContent = data.words;
    };
    worker.postMessage({ id: asked, input, hint } satisfies ReadQuestion);
  }

  function sent() {
    const fields = new FormData(form ?? undefined);
    const file = fields.get('file');
    const text = fields.get('text');
    return {
      file: file instanceof File && file.size > 0 ? file : null,
      text: typeof text === 'string' ? text : '',
      hint: String(fields.get('hint') ?? ''),
    };
  }

  function isTooLarge(): boolean {
    const { file, text } = sent();
    const bytes = file?.size ?? new Blob([text]).size;
    if (bytes > MOST_BYTES && told) told.textContent = 'A file can be at most 5 MB.';
    return bytes > MOST_BYTES;
  }

  async function look(): Promise<void> {
    asked += 1;
    const mine = asked;
    if (isTooLarge()) return;
    const { file, text, hint } = sent();
    if (file === null && text.trim() === '') {
      if (told) told.textContent = '';
      return;
    }
    const input = file === null ? text : new Uint8Array(await file.arrayBuffer());
    if (mine === asked) ask(input, hint);
  }

  const later = () => {
    clearTimeout(pause);
    pause = setTimeout(() => void look(), PAUSE_MS);
  };
  const guard = (event: Event) => {
    if (!isTooLarge()) return;
    event.preventDefault();
    told.scrollIntoView({ block: 'center' });
  };
  form.addEventListener('input', later);
  form.addEventListener('submit', guard);
  // What the browser put back into the form is read as well.
  later();
  return () => {
    clearTimeout(pause);
    worker?.terminate();
    form.removeEventListener('input', later);
    form.removeEventListener('submit', guard);
  };
}
