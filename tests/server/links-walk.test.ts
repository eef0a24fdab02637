import { afterAll, beforeAll, expect, it } from 'vitest';
import { askGate, type Gate } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { type ToolOverride, withOverrides } from '~/catalogue/overrides';
import type { Tool, ToolId, ToolState } from '~/catalogue/tool';
import { gateAt } from '../harness/addresses';
import type { Visitor } from '../harness/visitor';
import { type OwnersSite, openOwnersSite } from './owners-site';

/** A page of each room, with what leads on from there. */
const PAGES = [
  '/',
  '/features',
  '/tonight',
  '/search?q=fire',
  '/settings',
  '/no/such/page',
  '/monster-lookup?q=goblin',
  '/monster-lookup/mage',
  '/monster-lookup/spells/fireball',
  '/monster-lookup/compare?ids=lich,ogre',
  '/add?monster=ogre',
  '/add?spell=fireball',
  '/cheat-sheet',
  '/blog/a-monster-with-a-reason',
  '/blog/run-the-fight-not-the-paperwork',
  '/blog/twenty-minutes-before-the-doorbell',
  '/spell-lookup?q=fire',
  '/spell-lookup/fireball',
  '/spell-scroll-cost',
  '/dice-roller',
  '/initiative-tracker',
  '/initiative-tracker/new?monsters=goblin:1',
  '/try/initiative-tracker',
  '/mapwright',
  '/try/mapwright',
  '/adventuring/parties',
  '/homebrew',
  '/homebrew/new?q=ogre',
  '/encounter-builder?monsters=ogre:1',
  '/encounter-builder/day',
  '/battle-simulator?a=%40champion.5&b=goblin',
  '/lab/character',
];

const BUILT = CATALOGUE.filter(({ built }) => built);

type Launch = { name: string; stateOf: (id: ToolId, place: number) => ToolState | null };

const LOOKUPS: readonly ToolId[] = ['monster-lookup', 'spell-lookup', 'cheat-sheet'];

/** Launches in which each tool is closed at least once beside others that are open. */
const LAUNCHES: readonly Launch[] = [
  { name: 'as the catalogue is', stateOf: () => null },
  { name: 'all but the lookups', stateOf: (id) => (LOOKUPS.includes(id) ? 'planned' : 'live') },
  { name: 'the lookups alone', stateOf: (id) => (LOOKUPS.includes(id) ? 'live' : 'planned') },
  { name: 'every other tool', stateOf: (_, at) => (at % 2 ? 'live' : 'maintenance') },
  { name: 'those between them', stateOf: (_, at) => (at % 2 ? 'soon' : 'live') },
];

/** Gates ask for a sign-in or a role; a plan opens none. To an admin only what is planned is closed. */
const LOOKERS = [
  { who: 'a stranger', roles: null, place: 0 },
  { who: 'a member', roles: ['GrantedUser'], place: 1 },
  { who: 'an admin', roles: ['AdminUser'], place: 3 },
] as const;

let site: OwnersSite;
beforeAll(async () => {
  site = await openOwnersSite();
});
afterAll(() => site?.close());

async function launch({ stateOf }: Launch): Promise<Tool[]> {
  const overrides = BUILT.flatMap(({ id, access }, at): ToolOverride[] => {
    const state = stateOf(id, at);
    return state === null ? [] : [{ id, state, access }];
  });
  const { db } = site.here;
  const insert =
    'insert or replace into tool_overrides (id, state, access, at) values (?1, ?2, ?3, ?4)';
  await db.batch([
    db.prepare('delete from tool_overrides'),
    ...overrides.map(({ id, state, access }) =>
      db.prepare(insert).bind(id, state, access ?? null, Date.now() - 1000),
    ),
  ]);
  site.later(31_000);
  return withOverrides(CATALOGUE, overrides);
}

/** The paths that a page leads to, by links and forms, each once. */
function pathsIn(html: string): string[] {
  const named = [...html.matchAll(/<(?:a|form)\b[^>]*?\b(?:href|action)="(\/[^"]*)"/g)];
  const all = named.map(([, to = '']) => to.replaceAll('&amp;', '&').replace(/[?#].*$/, ''));
  return [...new Set(all)];
}

/** Whether a gate opens to whoever asks, at once or by signing in. */
function leadsOn(gate: Gate, roles: readonly string[] | null): boolean {
  if (roles === null && (gate === 'signed-in' || gate === 'three-roles')) return true;
  return askGate(gate, roles && { roles }) === 'open';
}

async function closedLinks(visitor: Visitor, roles: readonly string[] | null, tools: Tool[]) {
  const closed: string[] = [];
  for (const page of PAGES) {
    const answer = await visitor.ask(page);
    const html = await answer.text();
    expect(answer.status, page).toBeLessThan(500);
    if (answer.status !== 200 && answer.status !== 404) continue;
    for (const to of pathsIn(html)) {
      if (!leadsOn(gateAt(to, tools), roles)) closed.push(`${page} leads to ${to}`);
    }
  }
  return closed;
}

it.each(LAUNCHES)('no link leads to a closed tool: $name', async (launched) => {
  const tools = await launch(launched);
  const closesToAdmins = BUILT.some(({ id }, at) => launched.stateOf(id, at) === 'planned');
  for (const { who, roles, place } of LOOKERS) {
    if (who === 'an admin' && !closesToAdmins) continue;
    const visitor = site.people[place] ?? site.visitor();
    expect(await closedLinks(visitor, roles, tools), who).toEqual([]);
  }
});
