import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESSES, STATES } from '~/admin/tools/wanted-change';
import { whoSees } from '~/admin/tools/who-sees';
import { askGate, toolAddress } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import type { Visitor as Looker } from '~/catalogue/lock';
import { withOverrides } from '~/catalogue/overrides';
import type { Tool, ToolAccess, ToolId, ToolState } from '~/catalogue/tool';
import { EVERY_ADDRESS, gateAt, lineAt } from '../harness/addresses';
import { severalAtOnce } from '../harness/several';
import { PEOPLE, switchIdentity, type Visitor } from '../harness/visitor';
import { type OwnersSite, openOwnersSite } from './owners-site';

const DAY = 86_400;
const BATTLE = 'a=%40champion.5&b=goblin';

/**
 * The callers of this test: the state of their plan (its status, and the start and end of its period in days from now),
 * and whether that counts as Pro.
 */
const PEOPLE_OF_WALK: readonly {
  who: string;
  email: string | null;
  looker: Looker;
  plan: readonly [status: string, from: number, until: number] | null;
}[] = [
  { who: 'a stranger', email: null, looker: null, plan: null },
  { who: 'a visitor', email: 'visitor@delvewright.test', ...member(false), plan: null },
  { who: 'on trial', email: PEOPLE.trial, ...member(true), plan: ['trialing', -1, 9] },
  { who: 'paying', email: PEOPLE.paying, ...member(true), plan: ['active', -1, 9] },
  { who: 'past due', email: PEOPLE.pastDue, ...member(true), plan: ['past_due', -2, 9] },
  {
    who: 'long unpaid',
    email: 'unpaid@delvewright.test',
    ...member(false),
    plan: ['past_due', -8, 9],
  },
  { who: 'lapsed', email: PEOPLE.lapsed, ...member(false), plan: ['expired', -9, 9] },
  { who: 'an admin', email: PEOPLE.admin, looker: { roles: ['AdminUser'], pro: true }, plan: null },
];

function member(pro: boolean): { looker: Looker } {
  return { looker: { roles: ['GrantedUser'], pro } };
}

/** For each tool that stores something: the path and the body that store it; `n` makes each body different. */
const KEEPING: Partial<Record<ToolId, (n: string) => { path: string; body: string; json?: true }>> =
  {
    'monster-lookup': (n) => ({
      path: '/monster-lookup/lists',
      body: `intent=create&name=List+${n}&key=${n}`,
    }),
    'initiative-tracker': (n) => ({
      path: '/initiative-tracker',
      body: `intent=start&name=Fight+${n}&edition=2014`,
    }),
    mapwright: () => ({
      path: '/mapwright/keep',
      body: 'intent=save-recipe&recipe=preset%3Dbandit-cellars%26seed%3Dcopy',
    }),
    adventuring: () => ({
      path: '/party',
      body: JSON.stringify({ name: 'Ford', members: [{ name: 'Mira', level: 1, hp: 9 }] }),
      json: true,
    }),
    'homebrew-monsters': (n) => ({
      path: '/homebrew/new',
      body: `way=blank&name=Beast+${n}&edition=2014&template=bite`,
    }),
    'encounter-builder': () => ({ path: '/encounter-builder/keep?m=goblin', body: 'name=Ford' }),
    'character-creator': () => ({
      path: '/lab/character',
      body: 'intent=new&edition=2014&name=Mira',
    }),
    'battle-simulator': () => ({
      path: `/battle-simulator?${BATTLE}`,
      body: 'intent=keep&name=Ogre%E2%80%99s+ford',
    }),
    'dice-roller': (n) => ({
      path: '/dice-roller/kept',
      body: `intent=create&kind=macro&name=Axe&body=1d12&character=&party=&key=${n}`,
    }),
    'spell-lookup': (n) => ({
      path: '/spell-lookup/books',
      body: `intent=create&name=Book&class=wizard&level=5&edition=2014&key=${n}`,
    }),
  };

/**
 * For tools launched as Pro: the routes besides saving that only Pro may use, namely the tool as a whole and its
 * exports.
 */
const PRO_ALONE: Partial<Record<ToolId, readonly string[]>> = {
  'battle-simulator': ['json', 'text', 'csv'].map(
    (form) => `/battle-simulator/as/${form}?${BATTLE}`,
  ),
};

let site: OwnersSite;
let people: (Visitor | null)[];

beforeAll(async () => {
  site = await openOwnersSite();
  people = await Promise.all(
    PEOPLE_OF_WALK.map(({ email }) => (email === null ? null : arrived(email))),
  );
  await site.here.db.batch(PEOPLE_OF_WALK.flatMap(({ email, plan }) => planned(email, plan)));
});
afterAll(() => site?.close());

async function arrived(email: string): Promise<Visitor> {
  const known = Object.values<string>(PEOPLE).includes(email);
  const person = known
    ? email
    : String(
        (
          await switchIdentity(
            'users',
            { username: email, email, groups: [] },
            site.here.standin.url,
          )
        ).sub,
      );
  const someone = site.visitor();
  await someone.signIn(person, '/about');
  return someone;
}

function planned(email: string | null, plan: (typeof PEOPLE_OF_WALK)[number]['plan']) {
  const { db } = site.here;
  const gone = 'delete from entitlements where user_id in (select id from users where email = ?1)';
  if (email === null) return [];
  if (plan === null) return [db.prepare(gone).bind(email)];
  const [status, from, until] = plan;
  const now = Math.floor(Date.now() / 1000);
  return [
    db
      .prepare(
        `insert or replace into entitlements (user_id, status, trial_end, current_period_start, current_period_end, updated_at)
         select id, ?2, ?4, ?3, ?4, 0 from users where email = ?1`,
      )
      .bind(email, status, now + from * DAY, now + until * DAY),
  ];
}

/**
 * Launches a tool as another machine would, and waits until this machine's half-minute cache of the states has expired.
 */
async function launched(id: ToolId, state: ToolState, access: ToolAccess): Promise<Tool> {
  await site.here.db
    .prepare(
      'insert or replace into tool_overrides (id, state, access, at) values (?1, ?2, ?3, ?4)',
    )
    .bind(id, state, access, Date.now() - 1000)
    .run();
  site.later(31_000);
  const tool = withOverrides(CATALOGUE, [{ id, state, access }]).find((one) => one.id === id);
  if (tool === undefined) throw new Error(`no tool ${id}`);
  return tool;
}

/** Classifies a response by how it treats the caller. */
function verdictOf(answer: Response): 'sign-in' | 'wrong-role' | 'not-found' | 'pro' | 'open' {
  const to = answer.headers.get('Location') ?? '';
  if (answer.status === 401 || to.startsWith('/access-gate?auth=auth')) return 'sign-in';
  if (answer.status === 403 || to.startsWith('/no-access?reason=role')) return 'wrong-role';
  if (answer.status === 404) return 'not-found';
  return answer.status === 402 ? 'pro' : 'open';
}

async function asked(who: Visitor | null, path: string, body?: string, json = false) {
  const headers: Record<string, string> = json ? { 'Content-Type': 'application/json' } : {};
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await (who ?? site.visitor()).ask(path, { method, body, headers });
  await answer.arrayBuffer();
  expect(answer.status, `${method} ${path}`).toBeLessThan(500);
  return verdictOf(answer);
}

/** The .data request of a page is cheaper than the whole document and passes the same guards. */
const dataOf = (path: string) => path.replace(/(\?|$)/, '.data$1');

/** The paths of a tool: those whose gate is the tool's own, and those that only Pro may use. */
function addressesOfTool({ id }: Tool): string[] {
  return EVERY_ADDRESS.flatMap(({ path, line }) => (line.who === id ? path : []));
}

/**
 * Every path is tested where the tool is for Pro. The paths of a tool share one gate, so for other launches a third of
 * them is tested at a time.
 */
function walkedOf(tool: Tool): string[] {
  const all = addressesOfTool(tool);
  if (tool.state === 'live' && tool.access === 'paid') return all;
  const turn = STATES.indexOf(tool.state) + ACCESSES.indexOf(tool.access);
  return all.filter((path, at) => at % 3 === turn % 3 || path === toolAddress(tool));
}

/** The callers that request every open path. */
const WALKERS = ['a stranger', 'lapsed', 'an admin'];

/**
 * The callers that request every path: one for each kind that gates distinguish. The other plans matter only where
 * something is saved.
 */
const ASKERS = [...WALKERS, 'on trial'];

const BUILT = CATALOGUE.filter(({ built }) => built);

describe('a tool in every state and with every access', () => {
  it('is covered by this test’s list of saving requests if it stores anything', () => {
    const keepers = BUILT.filter(({ keeps }) => keeps !== null).map(({ id }) => id);
    expect(Object.keys(KEEPING).sort()).toEqual(keepers.sort());
  });

  it.each(BUILT.map(({ id }) => id))(
    '%s opens and saves exactly for the callers that its launch allows',
    async (id) => {
      for (const state of STATES) {
        for (const access of ACCESSES) {
          const tool = await launched(id, state, access);
          const wrong: string[] = [];
          await severalAtOnce([...PEOPLE_OF_WALK.entries()], async ([at, { who, looker }]) => {
            const visitor = people[at] ?? null;
            const said = (what: string, found: string, wanted: string) => {
              if (found !== wanted)
                wrong.push(`${state} ${access}, ${who}, ${what}: ${found}, not ${wanted}`);
            };
            // While a tool is not live, its access setting opens nothing, so only the tool's own page is requested.
            const isWhole = state === 'live' || access === 'free';
            const walked = isWhole ? walkedOf(tool) : [toolAddress(tool) ?? '/'];
            for (const path of walked) {
              const wanted = askGate(gateAt(path, [tool]), looker);
              // An open gate treats all callers alike: three callers request every path, the others only the tool's own
              // page.
              const askers = wanted === 'open' ? WALKERS : ASKERS;
              if (!askers.includes(who) && path !== toolAddress(tool)) continue;
              const found = await asked(
                visitor,
                lineAt(path).answers === 'json' ? path : dataOf(path),
              );
              // Behind an open gate the record may be missing, belong to another user, or need Pro.
              if (wanted !== 'open') said(path, found, wanted);
              else if (found === 'wrong-role' || (found === 'sign-in' && looker !== null))
                said(path, found, wanted);
            }
            const [sight] = whoSees(tool, [{ who, visitor: looker }]);
            const keeping = isWhole ? KEEPING[id]?.(crypto.randomUUID()) : undefined;
            if (keeping !== undefined && sight !== undefined) {
              const found = await asked(visitor, keeping.path, keeping.body, keeping.json);
              said('keeping', found, sight.keep);
            }
            const isOpen = askGate(gateAt(toolAddress(tool) ?? '/', [tool]), looker) === 'open';
            for (const path of isOpen ? (PRO_ALONE[id] ?? []) : []) {
              said(
                path,
                await asked(visitor, path),
                access === 'paid' && !looker?.pro ? 'pro' : 'open',
              );
            }
          });
          expect(wrong).toEqual([]);
        }
      }
    },
  );
});
