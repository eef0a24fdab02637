import { describe, expect, it } from 'vitest';
import { askGate, type GateCaller } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { ADDRESSES as ADDRESSES_BY_ROUTE } from '../../app/addresses';
import { MANIFEST_ADDRESS } from '../../app/platform/address';
import { EVERY_ADDRESS, gateAt } from '../harness/addresses';
import { freshAddress } from '../harness/origin';
import { severalAtOnce } from '../harness/several';
import { PEOPLE, signedIn, switchIdentity, Visitor } from '../harness/visitor';

/** Guarded paths of the specification, whether their page exists yet or not. */
const SPECIFIED = ['/settings', '/management', '/mapwright', '/initiative-tracker', '/admin/users'];

/** Lines of the table without a page, and a missing page below each: they are refused as what lies beside it. */
const BEGINNINGS = Object.entries(ADDRESSES_BY_ROUTE).flatMap(([route, { file }]) =>
  file === null && route !== MANIFEST_ADDRESS ? [route, `${route}/no/such`] : [],
);

const ADDRESSES: { path: string; routeId: string }[] = [
  ...EVERY_ADDRESS,
  ...[...SPECIFIED, ...BEGINNINGS].map((path) => ({ path, routeId: 'site/not-found-page' })),
  // Signing out would end the session during the walk; session.test.ts covers it.
].filter(({ path }) => path !== '/logout');

/** The methods to test on every path: GET and POST always, the others in turn. */
const METHODS = [['GET'], ['POST'], ['HEAD', 'PUT', 'PATCH', 'DELETE']];

type Verdict = 'sign-in' | 'wrong-role' | 'let through' | 'nothing here' | 'no such method';

/**
 * Methods that no form sends: apart from a few file routes they are refused without checking the caller and change
 * nothing.
 */
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
  const answer = askGate(gateAt(path, CATALOGUE), caller);
  return answer === 'sign-in' || answer === 'wrong-role' ? answer : 'let through';
}

/**
 * Paths below which this walk finds nothing: the record, map, post or code does not exist, or the route takes writes
 * only.
 */
const NAMELESS =
  /^\/(monsters|spells|blog|map|mapwright\/maps|join|table|monster-lookup|try\/mapwright\/places|initiative-tracker|party|adventuring(?!\/parties)|encounters?|encounter-builder\/(encounters|as)|battle|battle-simulator\/(battles|as)|lab\/character|characters?)\/|^\/spell-lookup\/(books\/)?1(?=[/.?]|$)|^\/(admin\/(seed|upload|restore|presign-upload|import-\w+)|management\/(people|records|messages|notices|backup)\/1|management\/(tools\/change|(users|audit)\.csv)|auth\/refused|no\/such|uploads|style-guide\/events)|^\/homebrew\/(1|keep|import\/1|s\/1)(?=[/.?]|$)|^\/add(?=[.?]|$)/;

/**
 * Paths that everyone may read (lists are stored on the device, or the form stays), but that only a signed-in user may
 * write to.
 */
const WRITTEN_SIGNED_IN =
  /^\/(monster-lookup\/(lists|[^/]+\/mine)|initiative-tracker\/start|homebrew\/s\/1|add)(?=[/.?]|$)/;

/**
 * Whether a response matches the expectation. A page that must exist may not be missing for a caller who may read it.
 */
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

/** A user whose trial was over before it began, because another account with the same e-mail has used it. */
async function lapsed(): Promise<Visitor> {
  const email = `lapsed-${crypto.randomUUID()}@delvewright.test`;
  await newcomer([], email);
  return newcomer([], email);
}

/** A new user in these groups: costly reads are limited per user, and one walk uses almost a minute's allowance. */
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

/** Callers for which every form of a path is tested; the other callers take the forms in turn. */
const WHOLE = ['nobody', 'someone on trial'];
/**
 * The gate of a path does not depend on the method: writes to each path are tested with one of these callers in turn.
 */
const IN_TURN = CALLERS.map(({ name }) => name).filter((name) => !WHOLE.includes(name));

describe.each(CALLERS)('$name', ({ name, roles, arrive }) => {
  const caller = roles && { roles };
  const isWhole = WHOLE.includes(name);

  it.each(METHODS.map((methods) => [methods.join(', '), methods] as const))(
    'may open by %s exactly the paths that the route table allows',
    async (_names, methods) => {
      // Costly reads are limited per user, and one walk exceeds the allowance of one user.
      const walkers = [await arrive(), await arrive()];
      const wrong: string[] = [];
      await severalAtOnce([...ADDRESSES.entries()], async ([turn, { path, routeId }]) => {
        const method = methods[turn % methods.length] ?? 'GET';
        const isMine = isWhole || IN_TURN[turn % IN_TURN.length] === name;
        if (method !== 'GET' && !isMine) return;
        const gate = gateAt(path, CATALOGUE);
        const data = path === '/' ? '/_root.data' : `${path}.data`;
        const forms = [path, data, `${data}?_routes=${encodeURIComponent(routeId)}`];
        // All forms of a path are guarded by the same code.
        const one = forms[(turn + method.length) % forms.length] ?? path;
        const isEach =
          isWhole &&
          gate !== 'everyone' &&
          (method === 'GET' || (method === 'POST' && name === 'nobody'));
        for (const form of isEach ? forms : [one]) {
          const found = await verdict(walkers[turn % 2] ?? new Visitor(), method, form);
          // A public path may still require a ticket or a signature of its own.
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

describe('the list of tested paths', () => {
  it('covers every kind of gate', () => {
    const gates = ADDRESSES.map(({ path }) => gateAt(path, CATALOGUE));
    expect([...new Set(gates)].sort()).toEqual(['admin', 'everyone', 'signed-in', 'three-roles']);
  });
});

describe('an alternative spelling of a guarded path', () => {
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
  ])('is guarded as well: %s', async (path) => {
    expect(await verdict(new Visitor(), 'GET', path)).toBe('sign-in');
  });
});

describe('every live tool', () => {
  it('opens for the users it is meant for', async () => {
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
  it('returns 401 or 403 with one sentence to API clients', async () => {
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

  it('redirects browsers to the gate and keeps the requested page with its query', async () => {
    const answer = await new Visitor().ask('/mapwright?seed=7&size=50');
    const gate = new URL(answer.headers.get('Location') ?? '', 'http://x');
    expect(gate.pathname).toBe('/access-gate');
    expect(gate.searchParams.get('auth')).toBe('auth');
    expect(gate.searchParams.get('next')).toBe('/mapwright?seed=7&size=50');
  });
});
