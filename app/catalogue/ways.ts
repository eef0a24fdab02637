import { cardAddress, type GateCaller } from './access';
import type { Tool, ToolId } from './tool';

/** The keyboard shortcuts: `g` and then this letter opens the tool. Each is the first letter of the tool's subject. */
export const GO_LETTERS: Readonly<Partial<Record<ToolId, string>>> = {
  'monster-lookup': 'm',
  'cheat-sheet': 'r',
  'initiative-tracker': 'i',
  mapwright: 'd',
  adventuring: 'a',
  'homebrew-monsters': 'h',
  'encounter-builder': 'e',
  'character-creator': 'c',
  'battle-simulator': 'b',
  'dice-roller': 'o',
  'spell-lookup': 's',
  'spell-scroll-cost': 'w',
};

/** A link to a tool from any page; `g` and then `letter` is its keyboard shortcut. */
export type Way = { title: string; to: string; letter: string | null };

/** The built tools that a caller may open or try, in the catalogue's order. */
export function waysTo(tools: readonly Tool[], caller: GateCaller): Way[] {
  return tools.flatMap((tool) => {
    const to = tool.built ? cardAddress(tool, caller) : null;
    return to === null ? [] : [{ title: tool.title, to, letter: GO_LETTERS[tool.id] ?? null }];
  });
}
