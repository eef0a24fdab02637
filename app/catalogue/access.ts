import type { Tool } from './tool';

/** Who may open a page: everyone, the signed in, holders of any of the three roles, admins, or nobody (404). */
export type Gate = 'everyone' | 'signed-in' | 'three-roles' | 'admin' | 'nobody';

/**
 * The guard that a tool's state and access give its pages [product decisions, roles and guards]. What is announced is for
 * admins from the day it is built; what is live is open as its access says, built or not: its page then says what comes.
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

/** The caller, as far as a gate must know them: null when nobody is signed in. Roles are compared without case. */
export type GateCaller = { roles: readonly string[] } | null;

/** What a gate answers: open, sign in first, the wrong role, or nothing is here. */
export type GateAnswer = 'open' | 'sign-in' | 'wrong-role' | 'not-found';

const ROLES_OF_PAID = ['granteduser', 'adminuser', 'paiduser'];

/** Applies a gate to a caller; the three-role gate lets in whoever holds any one of them. */
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

/** Where the tool's own page is: an admin's page, if it has one, until it is live. */
export function toolAddress(tool: Tool): string | null {
  return tool.state === 'live' ? (tool.route ?? tool.adminRoute) : (tool.adminRoute ?? tool.route);
}

/**
 * Where a tool's card leads a caller: to its page if they may open it, else to what everybody may try, else to the gate of
 * a tool that waits behind it. Null when there is nothing to open: then the card is no link.
 */
export function cardAddress(tool: Tool, caller: GateCaller): string | null {
  if (askGate(gateOf(tool), caller) === 'open') return toolAddress(tool);
  if (tool.state !== 'live') return null;
  return tool.tryRoute ?? (tool.built ? toolAddress(tool) : null);
}
