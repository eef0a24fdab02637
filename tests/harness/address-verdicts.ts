import { gateFor, toolOf } from '~/account/gate/route-gates';
import type { AddressLine } from '~/address-line';
import { CATALOGUE } from '~/catalogue/catalogue';
import type { Tool, ToolAccess, ToolState } from '~/catalogue/tool';
import { openAddresses } from '~/open-addresses';
import { type Address, edgeKindOf } from '~/platform/address';
import { allowanceFor, judgeMethod, judgeOrigin } from '~/platform/guard';
import { openReads } from '~/platform/replicas.server';
import type { Sealer } from '~/platform/seal';
import { MANIFEST } from './route-manifest';

const OURS = 'https://delvewright.example';
const EVIL = 'https://evil.example';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What the senders of requests say about themselves, one digit of a verdict for each. */
const SENDERS: readonly Record<string, string>[] = [
  { Origin: OURS, 'Sec-Fetch-Site': 'same-origin' },
  {},
  { Origin: EVIL, 'Sec-Fetch-Site': 'cross-site' },
  { Authorization: 'Bearer a.b.c' },
  { Authorization: 'Bearer a.b.c', Cookie: '__Host-session=x' },
  { Upgrade: 'websocket', Origin: OURS },
  { Upgrade: 'websocket', Origin: EVIL },
];

/** Every launch: the state and the access that the owner may give to all tools. */
const LAUNCHES: readonly (readonly [ToolState, ToolAccess])[] = [
  ['live', 'free'],
  ['live', 'login'],
  ['live', 'paid'],
  ['maintenance', 'login'],
  ['soon', 'login'],
  ['planned', 'login'],
];

function launched([state, access]: readonly [ToolState, ToolAccess]): Tool[] {
  return CATALOGUE.map((tool) => ({ ...tool, state, access }));
}

const CATALOGUES = [CATALOGUE, ...LAUNCHES.map(launched)];

const addresses = openAddresses(MANIFEST);
const addressOf = addresses.at;

const PATTERNS = [
  ...new Set(Object.values(MANIFEST).flatMap((route) => (route?.path ? `/${route.path}` : []))),
  '/',
].filter((pattern) => pattern !== '/*');

/** The gate of an address for every launch, whether it answers JSON, and its tool. */
function gateOf({ rules }: Address<AddressLine>): string {
  const all = CATALOGUES.map((tools) => gateFor(rules.who, tools));
  const told = new Set(all).size === 1 ? all.slice(0, 1) : all;
  const kind = rules.answers === 'json' ? 'json' : 'page';
  return `${kind} ${toolOf(rules.who) ?? '-'}: ${told.join(', ')}`;
}

/** Where the reads of a request begin: of a stranger, of somebody known, and of one who brings a bookmark. */
async function startsOf(method: string, address: Address): Promise<string> {
  const starts: string[] = [];
  const d1 = {
    withSession(start: string) {
      starts.push(start === 'brought' ? 'bookmark' : start.replace('first-', ''));
      return {};
    },
  } as unknown as D1Database;
  const sealer = { open: async () => 'brought' } as unknown as Sealer;
  for (const [cookie, isKnown] of [
    ['', false],
    ['', true],
    ['__Host-bookmark-1=x', true],
  ] as const) {
    const headers = new Headers({ Cookie: cookie });
    const request = { method, headers } as unknown as Request;
    await openReads(d1, request, address, { sealer, now: 0, isKnown });
  }
  return starts.join(' ');
}

async function byMethod(method: string, address: Address): Promise<string> {
  const taken = judgeMethod(method, address);
  const passes = (isData: boolean) =>
    SENDERS.map((headers) => {
      const verdict = judgeOrigin(method, { ...address, isData }, new Headers(headers), OURS);
      return verdict.pass ? 1 : 0;
    }).join('');
  return [
    allowanceFor(method, address),
    taken.pass ? 'taken' : taken.status,
    `${passes(false)} ${passes(true)}`,
    await startsOf(method, address),
  ].join(', ');
}

/** Everything that the door decides about one address, by any method and for any sender. */
async function verdictsAt(address: Address<AddressLine>): Promise<Record<string, unknown>> {
  const grouped = new Map<string, string[]>();
  for (const method of METHODS) {
    const verdict = await byMethod(method, address);
    grouped.set(verdict, [...(grouped.get(verdict) ?? []), method]);
  }
  return {
    ...(address.route !== null && { gate: gateOf(address) }),
    bytes: address.rules.bytes,
    edge: [false, true].map((isData) => edgeKindOf({ ...address, isData })).join(' '),
    ...(address.rules.openedByCode && { code: true }),
    ...Object.fromEntries([...grouped].map(([verdict, methods]) => [methods.join(' '), verdict])),
  };
}

const filled = (pattern: string) => pattern.replace(/:\w+/g, 'goblin');

/** The path that two patterns of equal length both fit; null where there is none. */
function bothFit(one: string, other: string): string | null {
  const [left, right] = [one.split('/'), other.split('/')];
  if (left.length !== right.length) return null;
  const parts = left.map((part, at) => {
    const beside = right[at] ?? '';
    if (part.startsWith(':')) return beside.startsWith(':') ? 'goblin' : beside;
    return beside.startsWith(':') || beside === part ? part : null;
  });
  return parts.includes(null) ? null : parts.join('/');
}

/** Every path that more than one pattern fits: the pattern that the router chooses, and its gate. */
function contested(): Record<string, string> {
  const paths = PATTERNS.flatMap((one) =>
    PATTERNS.flatMap((other) => (one < other ? (bothFit(one, other) ?? []) : [])),
  );
  const told = [...new Set(paths)].filter((path) => !PATTERNS.includes(path)).toSorted();
  return Object.fromEntries(
    told.map((path) => {
      const address = addressOf(path);
      return [path, `${address.route} ${gateOf(address)}`];
    }),
  );
}

/** Paths that lead to no page: below every page, on the way to it, and spelled as the router does not read it. */
function missing(): Record<string, string> {
  const begun = PATTERNS.flatMap((pattern) => {
    const parts = filled(pattern).split('/').filter(Boolean);
    const ways = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
    return ways.flatMap((way) => [way, `${way}/no-such`, `${way}/no/such.data`, `/${way}`]);
  });
  const paths = [...new Set(begun)].filter((path) => addressOf(path).route === null).toSorted();
  return Object.fromEntries(paths.map((path) => [path, gateOf(addressOf(path))]));
}

/** What the door decides about every address. */
export async function addressVerdicts(): Promise<string> {
  const told: [string, unknown][] = [];
  for (const pattern of PATTERNS.toSorted())
    told.push([pattern, await verdictsAt(addressOf(filled(pattern)))]);
  told.push(['/__manifest', await verdictsAt(addressOf('/__manifest'))]);
  told.push(['nowhere', await verdictsAt(addressOf('/no/such/page'))]);
  const part = (entries: readonly (readonly [string, unknown])[]) =>
    entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',\n');
  return `{"addresses":{\n${part(told)}},\n"contested":{\n${part(Object.entries(contested()))}},\n"sitemap":${JSON.stringify(addresses.inSitemap)},\n"missing":{\n${part(Object.entries(missing()))}}}\n`;
}
