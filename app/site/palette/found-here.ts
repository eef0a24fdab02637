import { characterPaths } from '~/character-paths';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { openCopyStore } from '~/platform/own-copies/copy-store';
import { fits, foldWords } from '~/tools/cheat-sheet/search';
import { holdsRecords, isRecordPath, recordNameIn } from '../offline/kept-records';
import { holdsVisited } from '../offline/visited-shelf.worker';
import { type FoundGroup, type FoundThing, OWN_GROUP } from '../search/found-thing';

/** A thing of this device, with the folded text that it is found by. */
export type HereThing = FoundThing & { group: string; words: string };

const MOST = 6;
const SPELL_PAGE = /^\/(?:spell-lookup|monster-lookup\/spells)\/[^/]+$/;
const NO_SPELLS = /^\/spell-lookup\/(?:books|cards|classes|random|rows)$/;

/** Everything that this device has: own copies, records and rules. Empty where the browser refuses storage. */
export async function thingsHere(edition: string): Promise<HereThing[]> {
  const parts = [ownCopies(), cachedRecords(), cachedRules(edition)];
  const found = await Promise.allSettled(parts);
  return found.flatMap((part) => (part.status === 'fulfilled' ? part.value : []));
}

/** Those that a text finds, by kind; a word in the name counts before one in the text. */
export function foundAmong(things: readonly HereThing[], text: string): FoundGroup[] {
  const fitting = things.filter(({ words }) => fits(words, text));
  const isNamed = ({ name }: HereThing) => fits(foldWords(name), text);
  const ordered = [...fitting.filter(isNamed), ...fitting.filter((one) => !isNamed(one))];
  return [OWN_GROUP, 'Monsters', 'Spells', 'Rules'].flatMap((title) => {
    const ofKind = ordered.filter(({ group }) => group === title).slice(0, MOST);
    const shown = ofKind.map(({ to, name, says, shows = '' }) => ({ to, name, says, shows }));
    return shown.length > 0 ? [{ title, things: shown, all: null }] : [];
  });
}

/** The fights and characters of whoever was signed in here last, from their copies. */
async function ownCopies(): Promise<HereThing[]> {
  const store = await openCopyStore();
  if (store === null) return [];
  try {
    const person = await store.here();
    if (person === null) return [];
    const [fights, characters] = await Promise.all([
      store.heads(person, 'fight'),
      store.heads(person, 'character'),
    ]);
    return [
      ...fights.flatMap(({ id, note }) => ownThing(note, 'Fight', fightPaths.fight({ id }))),
      ...characters.flatMap(({ id, note }) =>
        ownThing(note, 'Character', characterPaths.character({ id })),
      ),
    ];
  } finally {
    store.close();
  }
}

function ownThing(note: unknown, says: string, to: string): HereThing[] {
  const { name } = Object(note);
  if (typeof name !== 'string') return [];
  return [{ group: OWN_GROUP, to, name, says, words: foldWords(name) }];
}

/** The monsters and spells whose pages are cached. */
async function cachedRecords(): Promise<HereThing[]> {
  const names = (await caches.keys()).filter((name) => holdsRecords(name) || holdsVisited(name));
  const found = new Map<string, HereThing>();
  for (const shelf of await Promise.all(names.map((name) => caches.open(name)))) {
    for (const request of await shelf.keys()) {
      const to = new URL(request.url).pathname;
      const group = groupOf(to);
      if (group === null || found.has(to)) continue;
      const page = await shelf.match(request);
      const name = page ? inPlainText(recordNameIn(await page.text())) : '';
      if (name !== '') found.set(to, { group, to, name, says: 'Offline', words: foldWords(name) });
    }
  }
  return [...found.values()];
}

function groupOf(path: string): string | null {
  if (SPELL_PAGE.test(path) && !NO_SPELLS.test(path)) return 'Spells';
  return isRecordPath(path) ? 'Monsters' : null;
}

/** The cards of the cached cheat sheet of an edition. */
async function cachedRules(edition: string): Promise<HereThing[]> {
  const page = await caches.match(paths.cheatSheet('', edition));
  if (page === undefined) return [];
  const sheet = new DOMParser().parseFromString(await page.text(), 'text/html');
  return [...sheet.querySelectorAll<HTMLElement>('article[id]')].map((card) => {
    const name = card.querySelector('h3')?.textContent?.trim() ?? '';
    const text = card.textContent ?? '';
    const words = foldWords(`${name} ${card.dataset.also ?? ''} ${text}`);
    const to = paths.cheatSheet(card.id, edition);
    return { group: 'Rules', to, name, says: edition, words };
  });
}

/** The text of a title as HTML. */
function inPlainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').documentElement.textContent ?? '';
}
