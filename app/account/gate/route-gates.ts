import { type Gate, gateOf } from '~/catalogue/access';
import type { Tool, ToolId } from '~/catalogue/tool';

/** Who may come to an address, whether it answers JSON, and whose tool it is. */
export type RouteGate = { gate: Gate; json: boolean; tool: ToolId | null };

type FixedGate = { path: string; gate: Gate | { tool: ToolId }; json: boolean };

/**
 * Addresses that are no tool's page, with who may come there [specification 2 and 7]. The first entry that begins a path
 * counts; the calls of a tool follow that tool's own gate.
 */
const FIXED: readonly FixedGate[] = [
  // What the map's page asks while it stays as it is: an answer for a program, not another page.
  { path: '/mapwright/keep', gate: { tool: 'mapwright' }, json: true },
  { path: '/mapwright/export-permit', gate: { tool: 'mapwright' }, json: true },
  { path: '/encounter-builder/keep', gate: { tool: 'encounter-builder' }, json: true },
  { path: '/homebrew/import', gate: { tool: 'homebrew-monsters' }, json: false },
  { path: '/homebrew/formats', gate: { tool: 'homebrew-monsters' }, json: false },
  { path: '/homebrew/take', gate: { tool: 'homebrew-monsters' }, json: false },
  { path: '/homebrew/:id/take', gate: { tool: 'homebrew-monsters' }, json: false },
  { path: '/homebrew/keep', gate: { tool: 'homebrew-monsters' }, json: true },
  // What a device asks while its fight stays open. The rest only shows: records, and a form for a fight from elsewhere.
  { path: '/initiative-tracker/:id/events', gate: { tool: 'initiative-tracker' }, json: true },
  { path: '/initiative-tracker/creatures', gate: 'everyone', json: true },
  { path: '/initiative-tracker/spells', gate: 'everyone', json: true },
  { path: '/initiative-tracker/new', gate: 'everyone', json: false },
  // Asks who is there by itself, so that a form from elsewhere is not lost at a gate.
  { path: '/initiative-tracker/start', gate: 'everyone', json: false },
  { path: '/settings', gate: 'three-roles', json: false },
  { path: '/uploads', gate: 'three-roles', json: true },
  { path: '/management', gate: 'admin', json: false },
  { path: '/me', gate: 'signed-in', json: true },
  // Joining a party and reading one's own need an account alone, in every state of the tool; owning one follows the tool.
  { path: '/party/:id', gate: 'signed-in', json: true },
  { path: '/party', gate: { tool: 'adventuring' }, json: true },
  { path: '/adventuring/:id/news', gate: 'signed-in', json: true },
  { path: '/adventuring/:id/changes', gate: 'signed-in', json: true },
  { path: '/adventuring/:id', gate: 'signed-in', json: false },
  // Making is the tool's own. A sheet asks by itself whose it is: in a party its owner reaches it in every state of the tool.
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
  // Whoever has its link reads a shared creature, in every state of the tool.
  { path: '/homebrew/s', gate: 'everyone', json: false },
  { path: '/homebrew', gate: { tool: 'homebrew-monsters' }, json: false },
  { path: '/dice-roller/take-along', gate: { tool: 'dice-roller' }, json: true },
  { path: '/dice', gate: 'everyone', json: true },
  { path: '/encounters', gate: { tool: 'encounter-builder' }, json: true },
  { path: '/billing/return', gate: 'signed-in', json: false },
  { path: '/billing', gate: 'signed-in', json: true },
  // A signed ticket proves the remote seed and what puts a backup back, so that they run without a person.
  { path: '/admin/seed', gate: 'everyone', json: true },
  { path: '/admin/restore', gate: 'everyone', json: true },
  // As does one for each file of records, given to an admin.
  { path: '/admin/upload', gate: 'everyone', json: true },
  { path: '/admin', gate: 'admin', json: true },
  { path: '/monsters', gate: 'everyone', json: true },
  { path: '/spells', gate: 'everyone', json: true },
  { path: '/health', gate: 'everyone', json: true },
  { path: '/webhooks', gate: 'everyone', json: true },
];

const OPEN: RouteGate = { gate: 'everyone', json: false, tool: null };

/** The path that the router will look for: decoded, in lower case, without `.data`, repeated or trailing slashes. */
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
  // A part that begins with a colon stands for any one, as in the table of routes.
  const parts = path.split('/');
  return prefix
    .split('/')
    .every((part, at) => (part.startsWith(':') ? parts[at] !== undefined : part === parts[at]));
}

function addressesOf(tool: Tool): string[] {
  return [tool.route, tool.adminRoute].filter((address) => address !== null);
}

/** Whether a call is data for a page that is already open, rather than a page of its own. */
export function isDataRequest(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/** The gate of an address, given the tools as they stand today. The three-role table and the catalogue meet here alone. */
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
