import type { ReadQuestion } from './read.worker';

/** The same as in the limits of the import; importing that module would load all of it. */
const MOST_BYTES = 5 * 1024 * 1024;
const PAUSE_MS = 350;

/**
 * Shows what was pasted or selected before the form is submitted, and blocks files that are too large. The text is
 * parsed in a Web Worker that is loaded when needed. Returns a function to stop.
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
      // Without a worker, the server reports the result after submission.
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
  // Also reads what the browser restored into the form.
  later();
  return () => {
    clearTimeout(pause);
    worker?.terminate();
    form.removeEventListener('input', later);
    form.removeEventListener('submit', guard);
  };
}
