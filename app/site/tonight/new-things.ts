import type { ToolId } from '~/catalogue/tool';
import { characterPaths } from '~/character-paths';
import { encounterPaths } from '~/encounter-paths';
import { homebrewPaths } from '~/homebrew-paths';
import { paths } from '~/paths';
import { rollerPaths } from '~/tools/dice-roller/roller-paths';

/** A link that begins something new. */
export type NewThing = { says: string; to: string };

const THINGS: readonly (NewThing & { tool: ToolId })[] = [
  { tool: 'initiative-tracker', says: 'New fight', to: paths.initiativeTracker() },
  { tool: 'encounter-builder', says: 'New encounter', to: encounterPaths.builder() },
  { tool: 'mapwright', says: 'New map', to: paths.mapwright() },
  { tool: 'homebrew-monsters', says: 'New monster', to: homebrewPaths.new() },
  { tool: 'character-creator', says: 'New character', to: characterPaths.list() },
  { tool: 'dice-roller', says: 'Roll dice', to: rollerPaths.roller() },
  { tool: 'cheat-sheet', says: 'Rules', to: paths.cheatSheet() },
];

/** The links for what a user can begin with the tools that are open to them. */
export function newThings(isOpen: (tool: ToolId) => boolean): NewThing[] {
  return THINGS.flatMap(({ tool, says, to }) => (isOpen(tool) ? [{ says, to }] : []));
}
