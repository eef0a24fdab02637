import { describe, expect, it } from 'vitest';
import { type DoorRules, ORDINARY } from './door-rules';
import { openReads, originOf } from './replicas.server';
import { createSealer } from './seal';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const sealer = createSealer(`test:${'7'.repeat(64)}`);

/** A database whose sessions record their start, and end at this bookmark. */
function copies(bookmark: string | null = 'at-5') {
  const starts: string[] = [];
  const ran: string[] = [];
  const session = {
    prepare: (query: string) => void ran.push(query),
    batch: async () => ['batched'],
    getBookmark: () => bookmark,
  };
  const d1 = {
    withSession(start: string) {
      starts.push(start);
      return session;
    },
    exec: async () => 'executed',
    dump: async () => 'dumped',
  };
  // Only the part of a database that the code uses.
  return { d1: d1 as unknown as D1Database, starts, ran };
}

type Asked = {
  method?: string;
  reads?: DoorRules['reads'];
  cookie?: string;
  isKnown?: boolean;
  now?: number;
};

function open(
  d1: D1Database,
  { method = 'GET', reads = 'nearest', cookie, isKnown = false, now = NOW }: Asked = {},
) {
  const request = new Request('https://delvewright.example/', {
    method,
    headers: cookie === undefined ? {} : { Cookie: cookie },
  });
  const address = { route: '/', isData: false, rules: { ...ORDINARY, reads } };
  return openReads(d1, request, address, { sealer, now, isKnown });
}

async function startOf(asked: Asked): Promise<string | undefined> {
  const { d1, starts } = copies();
  await open(d1, asked);
  return starts[0];
}

const cookieOf = (setCookie: string) => setCookie.split(';')[0] ?? '';

/** The cookie of a user whose write left the database at this bookmark. */
async function cookieAt(bookmark: string, now = NOW): Promise<string> {
  const reads = await open(copies(bookmark).d1, { now });
  reads.d1.prepare('insert into maps values (1)');
  return cookieOf((await reads.bookmarks()).at(-1) ?? '');
}

describe('where a request reads', () => {
  it('is any copy for a stranger, who has written nothing', async () => {
    expect(await startOf({})).toBe('first-unconstrained');
  });

  it('is the database itself for whoever has a session, as long as nothing says how far a copy must be', async () => {
    expect(await startOf({ isKnown: true })).toBe('first-primary');
    const cookie = await cookieAt('at-5');
    expect(await startOf({ isKnown: true, cookie })).toBe('at-5');
  });

  it('is the database itself where the table of addresses says so', async () => {
    const reads = 'primary';
    expect(await startOf({ reads })).toBe('first-primary');
    expect(await startOf({ reads, cookie: await cookieAt('at-5') })).toBe('first-primary');
  });

  it('is the database itself for a write', async () => {
    expect(await startOf({ method: 'POST' })).toBe('first-primary');
  });

  it('is a copy that knows the latest of what one wrote', async () => {
    const cookies = [await cookieAt('at-5'), await cookieAt('at-7'), await cookieAt('at-6')];
    expect(await startOf({ cookie: cookies.join('; ') })).toBe('at-7');
  });

  it('is not moved by a bookmark of five minutes ago, or by a forged one', async () => {
    const cookie = await cookieAt('at-5');
    expect(await startOf({ cookie, now: NOW + 5 * MINUTE - 1000 })).toBe('at-5');
    expect(await startOf({ cookie, now: NOW + 5 * MINUTE + 1000 })).toBe('first-unconstrained');
    expect(await startOf({ cookie: '__Host-bookmark=at-9' })).toBe('first-unconstrained');
    const foreign = createSealer(`other:${'8'.repeat(64)}`);
    const forged = await foreign.seal('bookmark', 'at-9', NOW + MINUTE);
    expect(await startOf({ cookie: `__Host-bookmark=${forged}` })).toBe('first-unconstrained');
    const session = await sealer.seal('session', 'at-9', NOW + MINUTE);
    expect(await startOf({ cookie: `__Host-bookmark=${session}` })).toBe('first-unconstrained');
  });

  it('is not looked up among more than six bookmarks', async () => {
    const cookies = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => cookieAt(`at-${at}`)));
    expect(await startOf({ cookie: cookies.join('; ') })).toBe('at-6');
    expect(await startOf({ cookie: [...cookies, cookies[0]].join('; ') })).toBe(
      'first-unconstrained',
    );
  });
});

describe('a bookmark', () => {
  it('is given to nobody who only read, and none when the database names none', async () => {
    const { d1 } = copies();
    const reads = await open(d1);
    reads.d1.prepare('select * from maps');
    reads.d1.prepare('with a as (select 1) select * from a');
    expect(await reads.bookmarks()).toEqual([]);
    const silent = await open(copies(null).d1);
    silent.d1.prepare('insert into maps values (1)');
    expect(await silent.bookmarks()).toEqual([]);
  });

  it.each([
    'insert into maps values (1)',
    '  UPDATE maps set a = 1',
    'delete from maps',
    'replace into maps values (1)',
    'with a as (select 1)\n insert into maps select * from a',
    'with a as (select 1) update maps set a = 1',
    'with a as (select 1) delete from maps',
  ])('is given after: %s', async (query) => {
    const { d1, ran } = copies();
    const reads = await open(d1);
    reads.d1.prepare(query);
    reads.d1.prepare('select 1');
    expect(ran).toEqual([query, 'select 1']);
    expect(await reads.bookmarks()).toHaveLength(1);
  });

  it('lasts five minutes, and no script reads it', async () => {
    const reads = await open(copies().d1);
    reads.d1.prepare('delete from maps');
    const [cookie = ''] = await reads.bookmarks();
    expect(cookie).toMatch(
      /^__Host-bookmark-[\da-f]{8}=[^;]+; Max-Age=300; Path=\/; Secure; HttpOnly;/,
    );
    expect(cookie).not.toContain('at-5');
  });

  it('has a name of its own each time, and takes back those that came, twenty at most', async () => {
    const names = Array.from({ length: 22 }, (_, at) => `__Host-bookmark-${at}`);
    const { d1 } = copies();
    const reads = await open(d1, { cookie: names.map((name) => `${name}=x`).join('; ') });
    reads.d1.prepare('delete from maps');
    const given = await reads.bookmarks();
    expect(given.slice(0, -1)).toEqual(
      names.slice(0, 20).map((name) => expect.stringMatching(new RegExp(`^${name}=; Max-Age=0;`))),
    );
    expect(cookieOf(given.at(-1) ?? '')).not.toBe(await cookieAt('at-5'));
  });

  it('never goes back behind what its owner has seen', async () => {
    for (const [brought, at, expected] of [
      ['at-7', 'at-5', 'at-7'],
      ['at-3', 'at-5', 'at-5'],
    ] as const) {
      const reads = await open(copies(at).d1, { cookie: await cookieAt(brought) });
      reads.d1.prepare('delete from maps');
      const cookie = cookieOf((await reads.bookmarks()).at(-1) ?? '');
      expect(await startOf({ cookie })).toBe(expected);
    }
  });
});

describe('the database as a request sees it', () => {
  it('is remembered as the database that it is of', async () => {
    const { d1 } = copies();
    const reads = await open(d1);
    expect(reads.d1).not.toBe(d1);
    expect(originOf(reads.d1)).toBe(d1);
    expect(originOf(d1)).toBe(d1);
  });

  it('does all that the database does', async () => {
    const { d1, starts } = copies();
    const seen = (await open(d1)).d1;
    expect(await seen.batch([])).toEqual(['batched']);
    expect(await seen.exec('select 1')).toBe('executed');
    expect(await seen.dump()).toBe('dumped');
    seen.withSession('at-1');
    expect(starts).toEqual(['first-unconstrained', 'at-1']);
  });

  it('is the database itself where there are no copies', async () => {
    // The database of a test has no sessions.
    const plain = {} as D1Database;
    const reads = await open(plain);
    expect(reads.d1).toBe(plain);
    expect(await reads.bookmarks()).toEqual([]);
  });
});
