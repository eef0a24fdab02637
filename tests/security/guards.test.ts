import { describe, expect, it } from 'vitest';
import { askGate, type GateCaller } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { routeGate } from '../../app/account/gate/route-gates';
import routes from '../../app/routes';
import { type Address, addressesOf } from '../harness/addresses';
import { freshAddress } from '../harness/origin';
import { severalAtOnce } from '../harness/several';
import { PEOPLE, signedIn, switchIdentity, Visitor } from '../harness/visitor';

/** Guarded addresses of the specification, whether their page exists yet or not. */
const SPECIFIED = ['/settings', '/management', '/mapwright', '/initiative-tracker', '/admin/users'];

const ADDRESSES: Address[] = [
  ...addressesOf(await routes),
  ...SPECIFIED.map((path) => ({ path, routeId: 'site/not-found-page' })),
  // Signing out would end the caller's session in the middle of the walk; session.test.ts looks at it.
].filter(({ path }) => path !== '/logout');

/** What is asked of every address: what browsers send, and the others, which take turns along the addresses. */
const METHODS = [['GET'], ['POST'], ['HEAD', 'PUT', 'PATCH', 'DELETE']];

type Verdict = 'sign-in' | 'wrong-role' | 'let through' | 'nothing here' | 'no such method';

/** Methods by which no form comes: but for a few addresses of files nobody is asked who they are, and nothing is done. */
const NO_FORMS = ['PUT', 'PATCH', 'DELETE'];

function verdictOf(method: string, answer: Response): Verdict {
  if (answer.status === 405 && NO_FORMS.includes(method)) return 'no such method';
  const location = answer.headers.get('Location') ?? '';
  if (answer.status === 401 || location.startsWith('/access-gate?auth=auth')) return 'sign-in';
  if (answer.status === 403 || location.startsWith('/no-access')) return 'wrong-role';
  if (answer.status === 404) return 'nothing here';
  return 'let through';
}

async function verdict(visitor: Visitor, method: string, path: string): Promise<Verdict> {
  const headers = { 'CF-Connecting-IP': freshAddress() };
  const body = method === 'GET' || method === 'HEAD' ? undefined : '';
  const answer = await visitor.ask(path, { method, body, headers });
  await answer.arrayBuffer();
  expect(answer.status, `${method} ${path}`).toBeLessThan(500);
  expect(answer.status, `${method} ${path}`).not.toBe(429);
  return verdictOf(method, answer);
}

function expected(path: string, caller: GateCaller): Verdict {
  const answer = askGate(routeGate(path, CATALOGUE).gate, caller);
  return answer === 'sign-in' || answer === 'wrong-role' ? answer : 'let through';
}

/** Addresses below which nothing is called as this walk calls it: no record, map, post or code of theirs exists, or they only take. */
const NAMELESS =
  /^\/(monsters|spells|blog|map|mapwright\/maps|join|table|monster-lookup|try\/mapwright\/places|initiative-tracker|party|adventuring(?!\/parties)|encounters?|encounter-builder\/(encounters|as)|battle|battle-simulator\/(battles|as)|lab\/character|characters?)\/|^\/spell-lookup\/(books\/)?1(?=[/.?]|$)|^\/(admin\/(seed|upload|restore|presign-upload|import-\w+)|management\/(people|records|messages|notices|backup)\/1|management\/(tools\/change|(users|audit)\.csv)|auth\/refused|no\/such|uploads|style-guide\/events)|^\/homebrew\/(1|keep|import\/1|s\/1)(?=[/.?]|$)/;

/** Addresses that all may read, whose lists are on the device or whose form stays, and only somebody signed in writes. */
const WRITTEN_SIGNED_IN =
  /^\/(monster-lookup\/(lists|[^/]+\/mine)|initiative-tracker\/start|homebrew\/s\/1)(?=[/.?]|$)/;

/** Whether an answer is what the table says. A page that must exist is never missing for whoever may read it. */
function isRight(
  found: Verdict,
  wanted: Verdict,
  { method, path, routeId }: { method: string; path: string; routeId: string },
): boolean {
  if (found === wanted || found === 'no such method') return true;
  const writes = !['GET', 'HEAD'].includes(method);
  if (writes && found === 'sign-in' && WRITTEN_SIGNED_IN.test(path)) return true;
  const mayBeMissing = NAMELESS.test(path) || routeId === 'site/not-found-page' || writes;
  return wanted === 'let through' && found === 'nothing here' && mayBeMissing;
}

/** Somebody whose trial was over before it began: another account has had it. */
async function lapsed(): Promise<Visitor> {
  const email = `lapsed-${crypto.randomUUID()}@delvewright.test`;
  await newcomer([], email);
  return newcomer([], email);
}

/** Somebody new in these groups: costly reading is counted by person, and a walk takes nearly all of a minute’s. */
async function newcomer(groups: readonly string[], email?: string): Promise<Visitor> {
  const username = `walker-${crypto.randomUUID()}`;
  const address = email ?? `${username}@delvewright.test`;
  const { sub } = await switchIdentity('users', { username, email: address, groups });
  return signedIn(String(sub));
}

const CALLERS: { name: string; roles: string[] | null; arrive: () => Promise<Visitor> }[] = [
  { name: 'nobody', roles: null, arrive: async () => new Visitor() },
  { name: 'someone on trial', roles: ['GrantedUser'], arrive: () => newcomer([]) },
  { name: 'someone lapsed', roles: ['GrantedUser'], arrive: lapsed },
  { name: 'someone gifted Pro', roles: ['PaidUser'], arrive: () => newcomer(['PaidUser']) },
  { name: 'an admin', roles: ['AdminUser'], arrive: () => newcomer(['AdminUser']) },
];

/** Who has no role and who has the least of them meet every form of an address; for the others the forms take turns. */
const WHOLE = ['nobody', 'someone on trial'];
/** The gate of an address does not look at the method: what changes something is asked of each address by one of these. */
const IN_TURN = CALLERS.map(({ name }) => name).filter((name) => !WHOLE.includes(name));

describe.each(CALLERS)('$name', ({ name, roles, arrive }) => {
  const caller = roles && { roles };
  const isWhole = WHOLE.includes(name);

  it.each(METHODS.map((methods) => [methods.join(', '), methods] as const))(
    'is let in by %s exactly where the table says',
    async (_names, methods) => {
      // Costly reading is counted by person, and one walk is more than one person may.
      const walkers = [await arrive(), await arrive()];
      const wrong: string[] = [];
      await severalAtOnce([...ADDRESSES.entries()], async ([turn, { path, routeId }]) => {
        const method = methods[turn % methods.length] ?? 'GET';
        const isMine = isWhole || IN_TURN[turn % IN_TURN.length] === name;
        if (method !== 'GET' && !isMine) return;
        const { gate } = routeGate(path, CATALOGUE);
        const data = path === '/' ? '/_root.data' : `${path}.data`;
        const forms = [path, data, `${data}?_routes=${encodeURIComponent(routeId)}`];
        // All forms of an address are guarded by one piece of code.
        const one = forms[(turn + method.length) % forms.length] ?? path;
        const isEach =
          isWhole &&
          gate !== 'everyone' &&
          (method === 'GET' || (method === 'POST' && name === 'nobody'));
        for (const form of isEach ? forms : [one]) {
          const found = await verdict(walkers[turn % 2] ?? new Visitor(), method, form);
          // An open address may still ask for a ticket or a signature of its own.
          if (gate === 'everyone' && /^\/(admin\/(seed|upload|restore)|webhooks)/.test(path))
            continue;
          if (!isRight(found, expected(path, caller), { method, path, routeId })) {
            wrong.push(`${method} ${form}: ${found}`);
          }
        }
      });
      expect(wrong).toEqual([]);
    },
  );
});

describe('the walk', () => {
  it('comes by every kind of gate', () => {
    const gates = ADDRESSES.map(({ path }) => routeGate(path, CATALOGUE).gate);
    expect([...new Set(gates)].sort()).toEqual(['admin', 'everyone', 'signed-in', 'three-roles']);
  });
});

describe('an address written otherwise', () => {
  it.each([
    '/SETTINGS',
    '/settings/',
    '/settings//',
    '/%73ettings',
    '/settings/.data',
    '/Settings.data?_routes=root',
    '/adventuring?index',
    '/ADVENTURING.data',
    '/%61dventuring',
    '/lab//character',
    '/Lab/Character',
    '/lab%2Fcharacter',
    '/./adventuring',
    '/x/../adventuring',
    '/x/%2e%2e/adventuring',
    '/adventuring/',
    '/Admin/users',
    '/me/entitlements/',
    '/ME/Entitlements.data',
  ])('is guarded all the same: %s', async (path) => {
    expect(await verdict(new Visitor(), 'GET', path)).toBe('sign-in');
  });
});

describe('every live tool', () => {
  it('opens to those it is for', async () => {
    const admin = await signedIn(PEOPLE.admin);
    const answers: string[] = [];
    const live = CATALOGUE.filter(({ state }) => state === 'live').flatMap(
      ({ route }) => route ?? [],
    );
    for (const route of live) {
      const answer = await admin.ask(route);
      await answer.arrayBuffer();
      answers.push(`${route} ${answer.status}`);
    }
    expect(answers.length).toBeGreaterThan(3);
    expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([]);
  });
});

describe('a refusal', () => {
  it('says 401 or 403 and one sentence to programs', async () => {
    const nobody = await new Visitor().ask('/me/entitlements');
    expect(nobody.status).toBe(401);
    expect(nobody.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await nobody.json()).toEqual({
      error: 'User needs to be authenticated to call this API.',
    });
    const user = await (await signedIn(PEOPLE.trial)).ask('/admin/users');
    expect(user.status).toBe(403);
    expect(await user.json()).toMatchObject({
      error: expect.stringMatching(/^Your account .*\.$/),
    });
  });

  it('remembers the page with its query for people', async () => {
    const answer = await new Visitor().ask('/mapwright?seed=7&size=50');
    const gate = new URL(answer.headers.get('Location') ?? '', 'http://x');
    expect(gate.pathname).toBe('/access-gate');
    expect(gate.searchParams.get('auth')).toBe('auth');
    expect(gate.searchParams.get('next')).toBe('/mapwright?seed=7&size=50');
  });
});
