/** The files that are loaded or on their way; a failed one is removed, so that it can be requested again. */
const brought = new Map<string, Promise<void>>();

/**
 * Loads a lazy part of the page after its `files` (paths without the first slash); the build wraps every `import()` in
 * this. A browser caches a failed module import for as long as the page is open, so the files are fetched first, which
 * can be retried. Rejects when a file cannot be loaded.
 */
export async function bringPart<Part>(
  part: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const late = files.filter((file) => !brought.has(file));
  await Promise.all(files.map(bring));
  // What a file needs stands after it: from the last on, each is run in a task of its own and not all with the part.
  for (const file of late.toReversed()) {
    if (file.endsWith('.css')) continue;
    await ownTask();
    // If it fails, the part fails with the same error.
    await import(/* @vite-ignore */ `/${file}`).catch(() => {});
  }
  return part();
}

// The name by which the build calls it.
export { bringPart as __vitePreload };

function bring(file: string): Promise<void> {
  const known = brought.get(file);
  if (known) return known;
  const address = `/${file}`;
  const asked = ownTask().then(() => {
    // The page itself loaded it.
    if (document.querySelector(`link[href="${address}"]`)) return;
    return file.endsWith('.css') ? bringSheet(address) : bringScript(address);
  });
  brought.set(file, asked);
  asked.catch(() => brought.delete(file));
  return asked;
}

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/**
 * Resolves in a task of its own: a page that wakes asks for some forty files at once, and on a phone all of them in one
 * task would keep a press waiting. Not by a timer, which a page in the background gets once a second.
 */
function ownTask(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(0);
  });
}

/** Loads a script into the browser's cache, where the import finds it. */
async function bringScript(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Failed to fetch ${address}`);
  await answer.arrayBuffer();
}

function bringSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Failed to fetch ${address}`));
    };
    document.head.appendChild(link);
  });
}
