/** How long after its start a Web Worker fetches its later parts. */
const AHEAD_MS = 2000;

/** Fetches the later parts of a Web Worker in advance, so that they work offline; failed ones are fetched when needed. */
export function fetchAhead(parts: Readonly<Record<string, () => Promise<unknown>>>): void {
  setTimeout(() => {
    for (const fetchPart of Object.values(parts)) fetchPart().catch(() => {});
  }, AHEAD_MS);
}
