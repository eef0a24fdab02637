import type { MonsterRecord } from '~/compendium/records/monster-record';
import { wordsOf } from './page-words';
import { SRD_MONSTERS } from './srd-5-1';
import type { Visitor } from './visitor';

const IMPORT = '/homebrew/import';
const HTML = { headers: { Accept: 'text/html' } };

/** The actions of a user in the homebrew pages. */
export function homebrewHands(who: () => Visitor) {
  function sends(fields: Record<string, string | Blob>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, value, 'beasts.json');
    }
    return who().ask(IMPORT, { method: 'POST', body, ...HTML });
  }

  /** Imports a text, and returns the address of its preview. */
  async function brought(text: string): Promise<string> {
    const answer = await sends({ text });
    if (answer.status !== 303) throw new Error(wordsOf(await answer.text()).slice(0, 300));
    return answer.headers.get('Location') ?? '';
  }

  async function pageAt(path: string, status = 200): Promise<string> {
    const answer = await who().ask(path, HTML);
    if (answer.status !== status) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  }

  function presses(path: string, fields: readonly (readonly [string, string])[]) {
    const body = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString();
    return who().ask(path, { method: 'POST', body, ...HTML });
  }

  /** Saves all creatures of a text, and returns their ids. */
  async function kept(text: string, count: number): Promise<string[]> {
    const path = await brought(text);
    await presses(path, [
      ['intent', 'take'],
      ...Array.from({ length: count }, (_, at) => ['take', String(at)] as const),
    ]);
    const html = await pageAt(path);
    return [...html.matchAll(/href="\/homebrew\/([0-9a-f-]{36})"/g)].map(([, id]) => id ?? '');
  }

  return { sends, brought, pageAt, presses, kept };
}

/** A creature of the books under another name. */
export function named(
  name: string,
  of: MonsterRecord | undefined = SRD_MONSTERS[0],
): MonsterRecord {
  if (of === undefined) throw new Error('no monsters');
  return { ...of, name };
}

/** A unique name. */
export function fresh(name: string): string {
  return `${name} ${crypto.randomUUID().slice(0, 8)}`;
}
