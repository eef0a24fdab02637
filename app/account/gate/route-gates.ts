import { GATES, type Gate, gateOf } from '~/catalogue/access';
import type { Tool, ToolId } from '~/catalogue/tool';

/**
 * Who may open an address: a gate of its own, or a tool: then whoever the tool's launch lets in. The demonstration of a
 * tool is open to everyone once the tool is live.
 */
export type Who = Gate | ToolId | `${typeof TRYING}${ToolId}`;

/** Stands before the tool of a demonstration. */
const TRYING = 'try ';

/** What the table of addresses says about the gate of an address. */
export type GateRules = {
  who: Who;
  /**
   * What it answers: a page; JSON, for programs too, which may send an ID token and are refused in JSON; or anything
   * else, such as a file or the way to a page.
   */
  answers: 'page' | 'json' | 'file';
};

function isGate(who: Who): who is Gate {
  return GATES.some((gate) => gate === who);
}

function isDemonstration(who: Who): who is Exclude<Who, Gate | ToolId> {
  return who.startsWith(TRYING);
}

/** The tool whose launch decides who may open an address; null where it has a gate of its own. */
export function toolOf(who: Who): ToolId | null {
  if (isGate(who)) return null;
  return isDemonstration(who) ? (who.slice(TRYING.length) as ToolId) : who;
}

/**
 * The gate of an address, given the catalogue as it is now. This is the only place where the table of addresses and the
 * catalogue are combined.
 */
export function gateFor(who: Who, tools: readonly Tool[]): Gate {
  if (isGate(who)) return who;
  const owner = tools.find(({ id }) => id === toolOf(who));
  if (owner === undefined) return 'nobody';
  return isDemonstration(who) && owner.state === 'live' ? 'everyone' : gateOf(owner);
}
