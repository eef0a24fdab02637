import type { Tool, ToolId } from './tool';

/** Who may open a page: everyone, signed-in users, holders of any of the three roles, admins, or nobody (404). */
export const GATES = ['everyone', 'signed-in', 'three-roles', 'admin', 'nobody'] as const;
export type Gate = (typeof GATES)[number];

/**
 * The gate of a tool's pages by its state and access [product decisions, roles and guards]. An announced tool is open
 * to admins once it is built; a live tool is open according to its access, built or not: an unbuilt one's page says
 * what is planned.
 */
export function gateOf(tool: Pick<Tool, 'state' | 'access' | 'built'>): Gate {
  switch (tool.state) {
    case 'planned':
      return 'nobody';
    case 'soon':
      return tool.built ? 'admin' : 'nobody';
    case 'maintenance':
      return 'admin';
    case 'live':
      switch (tool.access) {
        case 'free':
          return 'everyone';
        case 'login':
          return 'signed-in';
        case 'paid':
          return 'three-roles';
      }
  }
}

/** The caller as a gate sees them: null when nobody is signed in. Roles are compared case-insensitively. */
export type GateCaller = { roles: readonly string[] } | null;

/** The result of a gate check: open, sign in first, wrong role, or not found. */
export type GateAnswer = 'open' | 'sign-in' | 'wrong-role' | 'not-found';

const ROLES_OF_PAID = ['granteduser', 'adminuser', 'paiduser'];

/** Checks a gate for a caller; the three-role gate admits a holder of any one of the roles. */
export function askGate(gate: Gate, caller: GateCaller): GateAnswer {
  if (gate === 'everyone') return 'open';
  const roles = caller?.roles.map((role) => role.toLowerCase()) ?? [];
  const admin = roles.includes('adminuser');
  if (gate === 'nobody') return 'not-found';
  if (caller === null) return 'sign-in';
  switch (gate) {
    case 'signed-in':
      return 'open';
    case 'three-roles':
      return roles.some((role) => ROLES_OF_PAID.includes(role)) ? 'open' : 'wrong-role';
    case 'admin':
      return admin ? 'open' : 'wrong-role';
  }
}

/** The address of the tool's own page: until it is live, its admin page if it has one. */
export function toolAddress(tool: Tool): string | null {
  return tool.state === 'live' ? (tool.route ?? tool.adminRoute) : (tool.adminRoute ?? tool.route);
}

/**
 * Where a tool's card links for a caller: its page if they may open it, else its public demonstration, else, for a
 * built tool, the page behind its gate. Null when there is nothing to open: the card is then no link.
 */
export function cardAddress(tool: Tool, caller: GateCaller): string | null {
  if (askGate(gateOf(tool), caller) === 'open') return toolAddress(tool);
  if (tool.state !== 'live') return null;
  return tool.tryRoute ?? (tool.built ? toolAddress(tool) : null);
}

/** Whether a caller may open a tool's own pages now; false for one that is not built. */
export function isToolOpen(tools: readonly Tool[], id: ToolId, caller: GateCaller): boolean {
  return tools.some(
    (tool) => tool.id === id && tool.built && askGate(gateOf(tool), caller) === 'open',
  );
}
