import { askGate, cardAddress, type GateAnswer, gateOf, toolAddress } from '~/catalogue/access';
import { isActive, keepBar, type Lock, lockOf, type Visitor } from '~/catalogue/lock';
import type { Tool, ToolId } from '~/catalogue/tool';

/** The kinds of visitors that the guards distinguish. */
export const AUDIENCE: readonly { who: string; visitor: Visitor }[] = [
  { who: 'Signed out', visitor: null },
  { who: 'Signed in, without Pro', visitor: { roles: ['GrantedUser'], pro: false } },
  { who: 'Signed in, with Pro', visitor: { roles: ['GrantedUser'], pro: true } },
  { who: 'Admin', visitor: { roles: ['AdminUser'], pro: true } },
];

/** What a visitor sees of a tool. */
export type Sight = {
  who: string;
  /** Its card: where it is shown, its lock, and its link. */
  card: { onHome: boolean; active: boolean; lock: Lock | null; to: string | null };
  /** The gate's answer at its address; null without a page. */
  page: GateAnswer | null;
  /** Whether they may save things with it: what they lack, the page's own gate, or that it saves nothing. */
  keep: 'open' | 'pro' | 'nothing' | Exclude<GateAnswer, 'open'>;
};

/** What each kind of visitor sees of a tool in this state, computed by the gates of its pages. */
export function whoSees(tool: Tool, audience = AUDIENCE): Sight[] {
  return audience.map(({ who, visitor }) => {
    const page = toolAddress(tool) === null ? null : pageOf(tool, visitor);
    return {
      who,
      card: {
        onHome: tool.state === 'live',
        active: isActive(tool, visitor),
        lock: lockOf(tool, visitor),
        to: cardAddress(tool, visitor),
      },
      page,
      keep: keepOf(tool, visitor, page),
    };
  });
}

/**
 * Tools whose first page lists the user's own things: it asks anonymous visitors to sign in, whatever the tool's
 * access.
 */
const PERSONAL: readonly ToolId[] = ['adventuring'];

function pageOf(tool: Tool, visitor: Visitor): GateAnswer {
  const answer = askGate(gateOf(tool), visitor);
  return answer === 'open' && visitor === null && PERSONAL.includes(tool.id) ? 'sign-in' : answer;
}

function keepOf(tool: Tool, visitor: Visitor, page: GateAnswer | null): Sight['keep'] {
  if (tool.keeps === null || page === null) return 'nothing';
  if (page !== 'open') return page;
  return keepBar(tool, visitor) ?? 'open';
}
