import { cardAddress } from '~/catalogue/access';
import { inCatalogueOrder } from '~/catalogue/catalogue';
import { isActive, type Lock, lockOf, type Visitor } from '~/catalogue/lock';
import type { Tool, ToolAccess, ToolDevice, ToolId, ToolState } from '~/catalogue/tool';

/** A tool as the features page shows it to one visitor. */
export type FeatureCard = {
  id: ToolId;
  title: string;
  blurb: string;
  state: ToolState;
  built: boolean;
  device: ToolDevice;
  access: ToolAccess;
  /** What keeps this visitor from using it; null when nothing does. */
  lock: Lock | null;
  /** The link of the card; null while there is nothing to see. */
  to: string | null;
};

function cardOf(tool: Tool, visitor: Visitor): FeatureCard {
  const { id, title, blurb, state, built, device, access } = tool;
  const facts = { id, title, blurb, state, built, device, access };
  return { ...facts, lock: lockOf(tool, visitor), to: cardAddress(tool, visitor) };
}

/** The cards in the order of specification 4: what this visitor can reach, then what is behind 'Show more'. */
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
