import { routeGate } from '~/account/gate/route-gates';
import { askGate, cardAddress, type GateAnswer, toolAddress } from '~/catalogue/access';
import { isActive, keepBar, type Lock, lockOf, type Visitor } from '~/catalogue/lock';
import type { Tool, ToolId } from '~/catalogue/tool';

/** Who may look at a tool, as far as its guards tell people apart. */
export const AUDIENCE: readonly { who: string; visitor: Visitor }[] = [
  { who: 'Signed out', visitor: null },
  { who: 'Signed in, without Pro', visitor: { roles: ['GrantedUser'], pro: false } },
  { who: 'Signed in, with Pro', visitor: { roles: ['GrantedUser'], pro: true } },
  { who: 'Admin', visitor: { roles: ['AdminUser'], pro: true } },
];

/** What somebody finds of a tool. */
export type Sight = {
  who: string;
  /** Its card: where it stands, what locks it, and where it leads. */
  card: { onHome: boolean; active: boolean; lock: Lock | null; to: string | null };
  /** What its address answers; null while it has none. */
  page: GateAnswer | null;
  /** Whether they may keep things with it: what they lack, what the page's own gate says, or that it keeps nothing. */
  keep: 'open' | 'pro' | 'nothing' | Exclude<GateAnswer, 'open'>;
};

/** What everybody finds of a tool that stands like this: asked of the very gates that its pages have. */
export function whoSees(tool: Tool, audience = AUDIENCE): Sight[] {
  const at = toolAddress(tool);
  return audience.map(({ who, visitor }) => {
    const page = at === null ? null : pageOf(at, tool, visitor);
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

/** Tools whose first page is what one owns: they ask a stranger to sign in, whatever their access. */
const PERSONAL: readonly ToolId[] = ['adventuring'];

function pageOf(at: string, tool: Tool, visitor: Visitor): GateAnswer {
  const answer = askGate(routeGate(at, [tool]).gate, visitor);
  return answer === 'open' && visitor === null && PERSONAL.includes(tool.id) ? 'sign-in' : answer;
}

function keepOf(tool: Tool, visitor: Visitor, page: GateAnswer | null): Sight['keep'] {
  if (tool.keeps === null || page === null) return 'nothing';
  if (page !== 'open') return page;
  return keepBar(tool, visitor) ?? 'open';
}
