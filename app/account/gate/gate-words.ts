import type { Gate } from '~/catalogue/access';
import { GAINS } from '~/catalogue/gains';
import type { Tool } from '~/catalogue/tool';
import type { SceneName } from '~/ui/scene-beside';
import { gateFor, toolOf, type Who } from './route-gates';

/** The texts of a gate about the page behind it. */
export type GateWords = {
  /** One plain sentence on why there is a gate; null when there is nothing particular to say. */
  words: string | null;
  /** What the tool offers, or will offer, in short lines under a heading. */
  gains: { heading: string; lines: readonly string[] } | null;
  /** What a first sign-in includes. */
  offer: string | null;
  /** The tool's public page, open without an account. */
  demonstration: { label: string; to: string } | null;
  /** The picture: a lit gate, or a smithy while the tool is not finished. */
  scene: SceneName;
};

const NOTHING: GateWords = {
  words: null,
  gains: null,
  offer: null,
  demonstration: null,
  scene: 'portcullis',
};

/** The public page of a tool; when the destination is the tool's main page, its query string is kept. */
function openPage(tool: Tool, next: URL): string | null {
  if (tool.tryRoute === null || (!tool.tryAlways && tool.state !== 'live')) return null;
  return next.pathname === tool.route ? `${tool.tryRoute}${next.search}` : tool.tryRoute;
}

/** Shown for a tool that is not launched: signing in would not open it. Product decisions, "How it is written". */
const NOT_OPEN_YET = 'Not open yet: only administrators can go in.';

function sentenceOf({ title, built }: Tool, gate: Gate): string {
  if (gate === 'admin') return NOT_OPEN_YET;
  if (!built) return `${title} is not built yet. Its page says what it will do.`;
  return gate === 'signed-in' ? `${title} needs a free account.` : `${title} needs an account.`;
}

function offerOf({ access }: Tool, { trialDays, signedIn }: GateReader): string | null {
  if (access !== 'paid' || signedIn || trialDays < 1) return null;
  const trial = trialDays === 1 ? '1 day' : `${trialDays} days`;
  return `Your first sign-in includes ${trial} of Pro. No card needed.`;
}

/** Facts about the visitor; `trialDays` is the length of the trial that a first sign-in starts. */
export type GateReader = { trialDays: number; signedIn: boolean };

/** The texts of the gate before a page of this site and whom it lets in, given the catalogue as it is now. */
export function gateWords(
  { page, who }: { page: URL; who: Who },
  tools: readonly Tool[],
  reader: GateReader,
): GateWords {
  const gate = gateFor(who, tools);
  const tool = tools.find((entry) => entry.id === toolOf(who));
  if (!tool || gate === 'nobody' || gate === 'everyone') return NOTHING;
  const to = openPage(tool, page);
  const forged = gate === 'admin' || !tool.built;
  const trying = reader.signedIn ? 'Try it' : 'Try it without an account';
  return {
    words: sentenceOf(tool, gate),
    gains: {
      heading: tool.built ? 'What you get' : 'What it will do',
      lines: GAINS[tool.id] ?? [tool.blurb],
    },
    offer: forged ? null : offerOf(tool, reader),
    demonstration: to === null ? null : { label: tool.built ? trying : 'See what it will do', to },
    scene: forged ? 'forge' : 'portcullis',
  };
}
