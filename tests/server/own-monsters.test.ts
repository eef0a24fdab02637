import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownedMonsterShelf } from '~/compendium/shelf/own-shelf.server';
import { openDatabase } from '~/platform/database.server';
import { SRD_MONSTERS } from '../harness/srd-5-1';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
/** The URLs that were put into the edge cache. */
const kept: string[] = [];
const edge = { match: async () => undefined, put: async (asked: Request) => kept.push(asked.url) };

/** A word that appears only in one user's record: in its name and in its entries. */
const CANARY = 'Zzyzxian';
/** Text that would become a script, a picture or a link if a page or file did not escape it. */
const MARKUP = '</title><img src=x onerror=go()>"&[a](javascript:go())';
let ann: Visitor;
let ben: Visitor;
let id = '';
/** The id of another creature of this user, whose names contain markup. */
let marked = '';

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

beforeAll(async () => {
  here = await openWorkerHere({ APP_MODE: 'production' }, { seed: true });
  [ann, ben] = [visitor(), visitor()];
  await ann.signIn(PEOPLE.trial, '/about');
  await ben.signIn(PEOPLE.paying, '/about');
  const query = 'select id from users where email = ?1';
  const userId = await here.db.prepare(query).bind(PEOPLE.trial).first<string>('id');
  const shelf = ownedMonsterShelf(openDatabase(here.db), userId ?? '');
  const goblin = SRD_MONSTERS.find(({ slug }) => slug === 'goblin');
  const [trait] = goblin?.actions ?? [];
  const name = `Goblin ${CANARY}`;
  const own = { ...goblin, slug: 'goblin-zzyzxian', source: 'My Table', name };
  const hum = { ...trait, name: 'Hum', key: 'hum', text: `A ${CANARY} hum.`, effects: [] };
  const odd = { ...own, slug: 'markup', type: 'ooze', subtype: null, name: `Quill ${MARKUP}` };
  const cry = { ...hum, name: MARKUP, key: 'cry', text: `It cries: ${MARKUP}` };
  const report = await shelf.put(
    [{ value: { ...own, actions: [hum] } }, { value: { ...odd, actions: [cry] } }],
    1,
  );
  if (report.added !== 2) throw new Error(JSON.stringify(report));
  const named = 'select id from own_monsters where slug = ?1';
  const idOf = (slug: string) => here.db.prepare(named).bind(slug).first<string>('id');
  id = (await idOf('goblin-zzyzxian')) ?? '';
  marked = (await idOf('markup')) ?? '';
});
afterAll(() => here?.close());
beforeEach(() => {
  kept.length = 0;
  vi.stubGlobal('caches', { default: edge });
});
afterEach(() => vi.unstubAllGlobals());

async function get(who: Visitor, path: string) {
  here.reads.length = 0;
  const answer = await who.ask(path);
  const text = await answer.text();
  await here.settle();
  return { status: answer.status, headers: answer.headers, text, reads: [...here.reads] };
}

/** Every path that shows a user's own creature to that user. */
const theirs = () => [
  '/monster-lookup?q=zzyzx',
  '/monster-lookup?text=zzyzxian',
  '/monster-lookup?source=my+table',
  '/monster-lookup.data?q=zzyzx',
  `/monster-lookup?q=goblin&show=${id}`,
  `/initiative-tracker/creatures?name=goblin&name=${id}`,
  '/initiative-tracker/creatures?name=goblin+zzyzxian',
  '/initiative-tracker/creatures?find=zzyzx',
  `/initiative-tracker/new?monsters=goblin:2,${id}:1`,
  `/monster-lookup/${id}`,
  `/monster-lookup/${id}.data`,
  `/monster-lookup/${id}/export`,
  `/monster-lookup/${id}/mine`,
  `/monster-lookup/${id}/mine.json`,
  `/monster-lookup/${id}/token.svg`,
  `/monster-lookup/${id}/as/statblock`,
  `/monster-lookup/${id}/as/markdown`,
  `/monster-lookup/${id}/as/homebrewery`,
  `/monster-lookup/${id}/as/foundry`,
  `/monster-lookup/${id}/as/improved-initiative`,
  `/monster-lookup/compare?ids=goblin,${id}`,
  `/monster-lookup/compare?ids=${id}&layout=print`,
];

/** Paths that are the same for everyone or contain no homebrew. */
const everybodys = () => [
  '/monsters',
  '/monsters?edition=2014',
  '/monsters/search?q=zzyzxian',
  '/monsters/search?q=zzyzxain&sort=hp&dir=desc',
  '/monsters/search?text=zzyzxian',
  '/monsters/search?source=my+table',
  `/monster-lookup/lists/rows?ids=goblin,${id}`,
  `/monsters/${id}`,
  `/monster-lookup/${id}/picture.png`,
  '/monster-lookup/random?text=zzyzxian',
  '/monster-lookup/spells/fireball',
  '/sitemap.xml',
];

describe('a user’s own monster', () => {
  it('is shown to its owner in responses that are not cached', async () => {
    for (const path of theirs()) {
      const { status, headers, text } = await get(ann, path);
      expect(status, path).toBe(200);
      if (!path.endsWith('.svg')) expect(text, path).toContain(CANARY);
      expect(headers.get('Cache-Control'), path).toBe('private, no-store');
    }
    expect(kept).toEqual([]);
  });

  it('is marked as homebrew, and has no preview picture', async () => {
    for (const path of ['/monster-lookup?q=zzyzx', `/monster-lookup/${id}`]) {
      expect((await get(ann, path)).text, path).toMatch(/>\s?Homebrew</);
    }
    expect((await get(ann, `/monster-lookup/compare?ids=goblin,${id}`)).text).toMatch(
      />\s?Homebrew</,
    );
    const page = (await get(ann, `/monster-lookup/${id}`)).text;
    expect(page).not.toContain('picture.png');
    expect(page).not.toContain(`/monsters/${id}`);
    const beside = await get(ann, '/monster-lookup?q=goblin');
    expect(beside.text.match(/>\s?Homebrew</g)).toHaveLength(1);
  });

  it('with markup in its text is escaped on pages, in print and in files', async () => {
    const paths = [
      '/monster-lookup?q=quill',
      // The form of a new fight contains such a creature only by its id.
      ...theirs().filter((path) => path.includes(id) && !/show=|\/new\?/.test(path)),
    ];
    for (const path of paths.map((path) => path.replace(id, marked))) {
      const { status, headers, text } = await get(ann, path);
      expect(status, path).toBe(200);
      expect(text, path).toContain('javascript:go()');
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
      const kind = headers.get('Content-Type') ?? '';
      if (/html|svg/.test(kind)) expect(text, path).not.toMatch(/<img src=x|title><img/);
      else expect(kind, path).toMatch(/^(text\/plain|application\/json|text\/x-script)/);
      if (/plain/.test(kind)) expect(text, path).toContain('\\<img src=x onerror=go()\\>');
      expect(headers.get('Content-Disposition') ?? '', path).not.toContain('<');
    }
  });

  it('is invisible to everyone else: neither its text nor its existence can be found out', async () => {
    for (const who of [ben, visitor()]) {
      for (const path of [...theirs(), ...everybodys()]) {
        const { status, text, headers } = await get(who, path);
        expect(text, path).not.toContain(CANARY);
        expect(text, path).not.toMatch(/>\s?Homebrew</);
        const isOfOne = path.includes(`/${id}`);
        expect(status, path).toBe(isOfOne ? 404 : path.includes('/random') ? 302 : 200);
        expect(headers.get('Location') ?? '', path).not.toContain('own--');
        // An id that never existed gets the same response.
        if (!isOfOne) continue;
        const never = path.replace(id, `${id.slice(0, -6)}aaaaaa`);
        expect((await get(who, never)).status, never).toBe(status);
      }
    }
    for (const path of everybodys()) {
      expect((await get(ann, path)).text, path).not.toContain(CANARY);
    }
  });

  it('is named in its owner’s lists and notes, and in nobody else’s', async () => {
    const post = (who: Visitor, path: string, fields: Record<string, string>) =>
      who.ask(path, { method: 'POST', body: String(new URLSearchParams(fields)) });
    const lists = '/monster-lookup/lists';
    const mine = `/monster-lookup/${id}/mine`;
    const note = { intent: 'note', note: 'Hums at night', seen: '0' };
    const listed = { intent: 'lists', was: '', name: 'Night' };
    for (const fields of [note, listed]) {
      expect((await post(ann, mine, fields)).status).toBe(303);
      expect((await post(ben, mine, fields)).status).toBe(404);
    }
    expect((await get(ann, lists)).text).toMatch(new RegExp(`>Goblin ${CANARY}`));
    // A user who guessed the id has the id only, and not the name.
    const guess = JSON.stringify([{ id: 'guess', name: 'Night', monsters: ['goblin', id] }]);
    const notes = JSON.stringify([{ id, note: 'Guessed' }]);
    await post(ben, `${lists}/take-along`, { lists: guess, notes });
    expect((await get(ben, lists)).text).not.toContain(CANARY);
    for (const who of [ann, ben]) {
      const page = (await get(who, lists)).text;
      const address = /href="(\/monster-lookup\/lists\/[\w-]+)"[^>]*>Night</.exec(page)?.[1];
      for (const form of ['', '/as/text', '/as/markdown', '/as/json', '.data']) {
        const { status, text } = await get(who, `${address}${form}`);
        expect(status, form).toBe(200);
        expect(text.includes(CANARY), form).toBe(who === ann);
      }
    }
  });

  it('is not in a stranger’s results after its owner has searched', async () => {
    const stranger = visitor();
    const path = '/monster-lookup?q=goblin+z';
    const before = (await get(stranger, path)).text;
    expect((await get(ann, path)).text).toContain(CANARY);
    const after = (await get(visitor(), path)).text;
    expect(after).not.toContain(CANARY);
    expect(after.length).toBe(before.length);
  });

  it('is reported with a sentence when a link contains its id and the user is no longer signed in', async () => {
    const stranger = visitor();
    const compared = await get(stranger, `/monster-lookup/compare?ids=goblin,${id}`);
    expect(compared.status).toBe(200);
    expect(compared.text).toContain(' private. Sign in to see your own.');
    expect(compared.text).toContain('Goblin');
    const page = await get(stranger, `/monster-lookup/${id}`);
    expect(page.status).toBe(404);
    expect(page.text).toContain('If it is yours, sign in to open it.');
  });

  it('costs one more database round trip for its owner, and none for strangers', async () => {
    for (const path of ['/monster-lookup?q=wolf', '/monster-lookup?type=undead&sort=cr']) {
      const open = await get(visitor(), `${path}&limit=21`);
      const own = await get(ann, `${path}&limit=22`);
      expect(open.reads.filter((sql) => sql.includes('sessions'))).toEqual([]);
      expect(own.reads.filter((sql) => sql.includes('sessions'))).toHaveLength(1);
      // The filter options are cached for everyone.
      const searched = (reads: string[]) => reads.filter((sql) => sql.startsWith('batch')).length;
      expect(searched(own.reads), path).toBe(searched(open.reads));
    }
  });

  it('disappears from the lookup when the session ends, whatever the cookie says', async () => {
    const copy = visitor();
    for (const [name, value] of ben.cookies) copy.cookies.set(name, value);
    for (const [name, value] of ann.cookies) copy.cookies.set(name, value);
    expect((await get(copy, '/monster-lookup?q=zzyzx')).text).toContain(CANARY);
    await here.db.prepare('delete from sessions').run();
    for (const path of theirs()) {
      expect((await get(copy, path)).text, path).not.toContain(CANARY);
    }
  });
});
