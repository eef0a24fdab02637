import { toolAddress } from '~/catalogue/access';
import { inCatalogueOrder } from '~/catalogue/catalogue';
import type { Tool, ToolAccess, ToolDevice, ToolId, ToolState } from '~/catalogue/tool';

/** A tool as the features page shows it to one visitor. */
export type FeatureCard = {
  id: ToolId;
  title: string;
  blurb: string;
  state: ToolState;
  device: ToolDevice;
  access: ToolAccess;
  /** Whether this visitor may use it. */
  open: boolean;
  /** Where it leads; null while there is nothing to see. */
  to: string | null;
};

/** Who looks at the page: their roles, and whether Pro is theirs at this moment; null for a stranger. */
type Visitor = { roles: readonly string[]; pro: boolean } | null;

function holds(visitor: Visitor, ...roles: string[]): boolean {
  return visitor?.roles.some((role) => roles.includes(role.toLowerCase())) ?? false;
}

/** Whether a live tool's access is this visitor's: free for all, signed in, or Pro. Specification 6. */
function hasAccess(access: ToolAccess, visitor: Visitor): boolean {
  switch (access) {
    case 'free':
      return true;
    case 'login':
      return visitor !== null;
    case 'paid':
      return (visitor?.pro ?? false) || holds(visitor, 'paiduser', 'adminuser');
  }
}

function cardOf(tool: Tool, visitor: Visitor): FeatureCard {
  const { id, title, blurb, state, device, access } = tool;
  const admin = holds(visitor, 'adminuser');
  const reachable = state === 'live' || (state === 'maintenance' && admin);
  const open = state === 'live' ? hasAccess(access, visitor) : reachable;
  const to = reachable ? toolAddress(tool) : null;
  return { id, title, blurb, state, device, access, open: open && to !== null, to };
}

/** The cards in the order of specification 4: what this visitor can reach, then what waits behind 'Show more'. */
export function featureCards(
  tools: readonly Tool[],
  visitor: Visitor,
): { active: FeatureCard[]; waiting: FeatureCard[] } {
  const cards = inCatalogueOrder(tools).map((tool) => cardOf(tool, visitor));
  return {
    active: cards.filter((card) => isActive(card, visitor)),
    waiting: cards.filter((card) => !isActive(card, visitor)),
  };
}

/** Admins see what is being forged among the live tools. */
function isActive({ state }: FeatureCard, visitor: Visitor): boolean {
  return state === 'live' || (state === 'maintenance' && holds(visitor, 'adminuser'));
}
