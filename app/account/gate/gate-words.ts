import { type Gate, gateOf } from '~/catalogue/access';
import type { Tool } from '~/catalogue/tool';
import { routeGate } from './route-gates';

/** What a gate tells a person about the page behind it. */
export type GateWords = {
  /** One plain sentence on why there is a gate; null when there is nothing particular to say. */
  words: string | null;
  /** What one gets behind it. */
  gets: string | null;
  /** What everybody may open instead. */
  demonstration: { label: string; to: string } | null;
};

const NOTHING: GateWords = { words: null, gets: null, demonstration: null };

/** The open page of a tool; the demonstration of the tool's first page takes its search along. */
function openPage(tool: Tool, next: URL): string | null {
  if (tool.tryRoute === null) return null;
  return next.pathname === tool.route ? `${tool.tryRoute}${next.search}` : tool.tryRoute;
}

function sentenceOf({ title, built }: Tool, gate: Gate): string {
  if (gate === 'admin') return `${title} is still on the anvil: only those who build it can go in.`;
  if (!built) return `${title} is not built yet; the page behind this gate says what it will do.`;
  return gate === 'signed-in'
    ? `${title} needs an account, and costs nothing.`
    : `${title} needs an account.`;
}

function getsOf({ blurb, access, built }: Tool, gate: Gate, trialDays: number): string | null {
  if (gate === 'admin' || !built) return null;
  const trial =
    trialDays === 1 ? 'a day of Pro' : trialDays > 1 ? `${trialDays} days of Pro` : null;
  return access === 'paid' && trial
    ? `${blurb} A first sign-in comes with ${trial}, without a card.`
    : blurb;
}

/** Whom a gate talks to: `trialDays` is the length of the trial that a first sign-in brings. */
export type GateReader = { trialDays: number; signedIn: boolean };

/** What the gate before a page of ours (`next`, a path) tells a person, given the tools as they stand today. */
export function gateWords(
  next: string,
  tools: readonly Tool[],
  { trialDays, signedIn }: GateReader,
): GateWords {
  const page = new URL(next, 'https://gate.invalid');
  const { tool: id, gate } = routeGate(page.pathname, tools);
  const tool = tools.find((entry) => entry.id === id);
  if (!tool || gate === 'nobody' || gateOf(tool) === 'everyone') return NOTHING;
  const to = openPage(tool, page);
  const trying = signedIn ? 'Try it' : 'Try it without an account';
  const label = tool.built ? trying : 'See what it will do';
  return {
    words: sentenceOf(tool, gate),
    gets: getsOf(tool, gate, trialDays),
    demonstration: to === null ? null : { label, to },
  };
}
