/** The files that came through or are on their way; one that was lost is asked for again. */
const brought = new Map<string, Promise<void>>();

/**
 * Fetches a part of the page that comes later, with the `files` that it is made of, by their paths without the first slash; the
 * build puts this before every `import()`. A browser remembers of a module that could not be had, for as long as the page is open,
 * and never asks for it again: a file that is fetched before can be tried as often as one likes. Rejects when a file is lost.
 */
export async function bringPart<Part>(
  part: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  await Promise.all(files.map((file) => bring(`/${file}`)));
  return part();
}

// The name by which the build calls it.
export { bringPart as __vitePreload };

function bring(address: string): Promise<void> {
  const known = brought.get(address);
  if (known) return known;
  // The page itself came with it.
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const asked = address.endsWith('.css') ? bringSheet(address) : bringScript(address);
  brought.set(address, asked);
  asked.catch(() => brought.delete(address));
  return asked;
}

/** Puts a script into the browser's cache, where the import finds it. */
async function bringScript(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Failed to fetch ${address}: ${answer.status}`);
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
