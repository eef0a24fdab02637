import { type Gate, gateOf } from '~/catalogue/access';
import type { Tool, ToolId } from '~/catalogue/tool';

/** The gate of an address, whether it answers JSON, and the tool it belongs to. */
export type RouteGate = { gate: Gate; json: boolean; tool: ToolId | null };

type FixedGate = { path: string; gate: Gate | { tool: ToolId }; json: boolean };

/**
 * Gates of addresses that are no tool's page [specification 2 and 7]. The first entry that is a prefix of the path
 * counts; `{ tool }` means that tool's own gate.
 */
const FIXED: readonly FixedGate[] = [
  // Fetched by the open map page, so it answers JSON.
  { path: '/mapwright/keep', gate: { tool: 'mapwright' }, json: true },
  { path: '/mapwright/export-permit', gate: { tool: 'mapwright' }, json: true },
  { path: '/encounter-builder/keep', gate: { tool: 'encounter-builder' }, json: true },
  { path: '/homebrew/import', gate: { tool: 'homebrew-monsters' }, json: false },
  { path: '/homebrew/formats', gate: { tool: 'homebrew-monsters' }, json: false },
  { path: '/homebrew/take', gate: { tool: 'homebrew-monsters' }, json: false },
  { path: '/homebrew/:id/take', gate: { tool: 'homebrew-monsters' }, json: false },
  { path: '/homebrew/keep', gate: { tool: 'homebrew-monsters' }, json: true },
  // Called by devices while their fight is open. The other routes only show public records and a form for a fight from
  // elsewhere.
  { path: '/initiative-tracker/:id/events', gate: { tool: 'initiative-tracker' }, json: true },
  { path: '/initiative-tracker/creatures', gate: 'everyone', json: true },
  { path: '/initiative-tracker/spells', gate: 'everyone', json: true },
  { path: '/initiative-tracker/new', gate: 'everyone', json: false },
  // Checks the session itself, so that a form posted from elsewhere is not lost at a gate.
  { path: '/initiative-tracker/start', gate: 'everyone', json: false },
  { path: '/tonight', gate: 'signed-in', json: false },
  { path: '/settings', gate: 'three-roles', json: false },
  { path: '/uploads', gate: 'three-roles', json: true },
  { path: '/management', gate: 'admin', json: false },
  { path: '/me', gate: 'signed-in', json: true },
  // Joining a party and reading one's own parties need only an account, in every state of the tool; owning one follows
  // the tool's gate.
  { path: '/party/:id', gate: 'signed-in', json: true },
  { path: '/party', gate: { tool: 'adventuring' }, json: true },
  { path: '/adventuring/:id/news', gate: 'signed-in', json: true },
  { path: '/adventuring/:id/changes', gate: 'signed-in', json: true },
  { path: '/adventuring/:id', gate: 'signed-in', json: false },
  // Creating a character follows the tool's gate. A sheet checks its owner itself, because a party member's sheet stays
  // open to its owner in every state of the tool.
  { path: '/lab/character/import', gate: { tool: 'character-creator' }, json: false },
  { path: '/lab/character/:id/make', gate: { tool: 'character-creator' }, json: false },
  { path: '/lab/character/:id/keep', gate: { tool: 'character-creator' }, json: true },
  { path: '/lab/character/:id/other-edition', gate: { tool: 'character-creator' }, json: false },
  { path: '/lab/character/:id/deeds', gate: 'signed-in', json: true },
  { path: '/lab/character/:id/portrait/new', gate: 'signed-in', json: false },
  { path: '/lab/character/:id/portrait', gate: 'signed-in', json: true },
  { path: '/lab/character/:id', gate: 'signed-in', json: false },
  { path: '/characters/check', gate: 'everyone', json: true },
  { path: '/characters', gate: 'signed-in', json: true },
  { path: '/encounters/difficulty', gate: 'everyone', json: true },
  // A shared creature is open to anyone with its link, in every state of the tool.
  { path: '/homebrew/s', gate: 'everyone', json: false },
  { path: '/homebrew', gate: { tool: 'homebrew-monsters' }, json: false },
  { path: '/dice-roller/take-along', gate: { tool: 'dice-roller' }, json: true },
  { path: '/dice', gate: 'everyone', json: true },
  { path: '/encounters', gate: { tool: 'encounter-builder' }, json: true },
  { path: '/billing/return', gate: 'signed-in', json: false },
  { path: '/billing', gate: 'signed-in', json: true },
  // The remote seed and the restore of a backup are authorized by a signed ticket, so that they run without a session.
  { path: '/admin/seed', gate: 'everyone', json: true },
  { path: '/admin/restore', gate: 'everyone', json: true },
  // So is each upload of a records file, by a ticket given to an admin.
  { path: '/admin/upload', gate: 'everyone', json: true },
  { path: '/admin', gate: 'admin', json: true },
  { path: '/monsters', gate: 'everyone', json: true },
  { path: '/spells', gate: 'everyone', json: true },
  { path: '/health', gate: 'everyone', json: true },
  { path: '/webhooks', gate: 'everyone', json: true },
];

const OPEN: RouteGate = { gate: 'everyone', json: false, tool: null };

/** The path as the router matches it: decoded, in lower case, without `.data`, repeated or trailing slashes. */
export function routePath(pathname: string): string {
  const parts = pathname.split('/').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  const path = parts
    .join('/')
    .toLowerCase()
    .replace(/\.data$/, '')
    .replace(/\/+/g, '/');
  if (path === '/_root') return '/';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function begins(path: string, prefix: string): boolean {
  if (!prefix.includes('/:')) return path === prefix || path.startsWith(`${prefix}/`);
  // A segment that begins with a colon matches any segment, as in the route table.
  const parts = path.split('/');
  return prefix
    .split('/')
    .every((part, at) => (part.startsWith(':') ? parts[at] !== undefined : part === parts[at]));
}

function addressesOf(tool: Tool): string[] {
  return [tool.route, tool.adminRoute].filter((address) => address !== null);
}

/** Whether a request fetches data for an open page rather than a page of its own. */
export function isDataRequest(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/**
 * The gate of an address, given the catalogue as it is now. This is the only place where the three-role table and the
 * catalogue are combined.
 */
export function routeGate(pathname: string, tools: readonly Tool[]): RouteGate {
  const path = routePath(pathname);
  const fixed = FIXED.find((entry) => begins(path, entry.path));
  if (fixed) {
    if (typeof fixed.gate === 'string') return { gate: fixed.gate, json: fixed.json, tool: null };
    const { tool: id } = fixed.gate;
    const owner = tools.find((tool) => tool.id === id);
    return { gate: owner ? gateOf(owner) : 'nobody', json: fixed.json, tool: id };
  }
  const tool = tools.find((entry) =>
    addressesOf(entry).some((address) => begins(path, address.toLowerCase())),
  );
  return tool ? { gate: gateOf(tool), json: false, tool: tool.id } : OPEN;
}
