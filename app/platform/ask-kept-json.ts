import { type Asked, askJson } from './ask-json';

/**
 * The cache of public texts that were opened, so that they open offline too; a new release empties it, because its
 * texts can be in another form.
 */
const TEXTS = 'opened-texts';

/** The maximum number of kept texts; the oldest make room. */
const MOST_TEXTS = 120;

/** Asks the site for public JSON and keeps the answer on this device; offline, the kept answer. */
export async function askKeptJson<T>(path: string, signal: AbortSignal): Promise<Asked<T>> {
  const asked = await askJson<T>(path, signal);
  if (asked.is === 'here') void keep(path, asked.value).catch(() => undefined);
  if (asked.is !== 'lost') return asked;
  const kept = await find(path).catch(() => undefined);
  return kept === undefined ? asked : { is: 'here', value: (await kept.json()) as T };
}

/** Public JSON as this device keeps it, which a new release empties; what is not kept yet is asked for. */
export async function keptOrAskedJson<T>(path: string, signal: AbortSignal): Promise<Asked<T>> {
  const kept = await find(path).catch(() => undefined);
  return kept ? { is: 'here', value: (await kept.json()) as T } : askKeptJson<T>(path, signal);
}

/** Keeps public JSON on this device before it is opened, one after the other; what is kept already is not asked for again. */
export async function keepJsonAhead(paths: readonly string[], signal: AbortSignal): Promise<void> {
  for (const path of paths) {
    if (signal.aborted) return;
    if ((await find(path)) !== undefined) continue;
    const { is } = await askKeptJson<unknown>(path, signal);
    // Without a line the next visit keeps the rest.
    if (is === 'lost') return;
  }
}

async function keep(path: string, value: unknown): Promise<void> {
  const texts = await caches.open(TEXTS);
  await texts.put(path, Response.json(value));
  const held = await texts.keys();
  for (const old of held.slice(0, Math.max(0, held.length - MOST_TEXTS))) await texts.delete(old);
}

async function find(path: string): Promise<Response | undefined> {
  return (await caches.open(TEXTS)).match(path);
}
