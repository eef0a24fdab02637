import type { Role, Tool, ToolAccess, ToolDevice, ToolId, ToolState } from './tool';

const THREE_ROLES: readonly Role[] = ['GrantedUser', 'AdminUser', 'PaidUser'];
const ADMINS: readonly Role[] = ['AdminUser'];
const ANYONE: readonly Role[] = [];

type Places = {
  built?: true;
  keeps?: 'account' | 'pro';
  route?: string;
  adminRoute?: string;
  tryRoute?: string;
  tryAlways?: false;
};

function tool(
  id: ToolId,
  title: string,
  [state, device, access]: [ToolState, ToolDevice, ToolAccess],
  roles: readonly Role[],
  blurb: string,
  places: Places = {},
): Tool {
  const { built = false, keeps = null, route = null, adminRoute = null, tryRoute = null } = places;
  const { tryAlways = true } = places;
  const words = { id, title, blurb, icon: id };
  return {
    ...words,
    state,
    device,
    access,
    roles,
    built,
    keeps,
    route,
    adminRoute,
    tryRoute,
    tryAlways,
  };
}

/** The 22 tools in their fixed rank [specification 3 and 4]; those without a rank follow by state, then by title. */
export const CATALOGUE: readonly Tool[] = [
  tool(
    'monster-lookup',
    'Monster Lookup',
    ['live', 'all', 'free'],
    THREE_ROLES,
    'Find any monster by a few letters and roll its attacks straight from the statblock.',
    { built: true, keeps: 'account', route: '/monster-lookup' },
  ),
  tool(
    'cheat-sheet',
    'Rules Cheat Sheet',
    ['live', 'all', 'free'],
    ANYONE,
    'The rules people look up in the middle of a fight, on one page that prints.',
    { built: true, route: '/cheat-sheet' },
  ),
  tool(
    'initiative-tracker',
    'Initiative Tracker',
    ['live', 'desktop', 'paid'],
    THREE_ROLES,
    'Tracks turns, hit points, conditions and concentration, with undo for everything.',
    {
      built: true,
      keeps: 'pro',
      route: '/initiative-tracker',
      tryRoute: '/try/initiative-tracker',
    },
  ),
  tool(
    'mapwright',
    'Mapwright',
    ['live', 'desktop', 'paid'],
    THREE_ROLES,
    'Draw dungeons and caves, edit them by hand, print them to mini scale.',
    { built: true, keeps: 'pro', route: '/mapwright', tryRoute: '/try/mapwright' },
  ),
  tool(
    'adventuring',
    'Adventuring',
    ['maintenance', 'all', 'paid'],
    ADMINS,
    'Gather your party with one invite code and keep its numbers at hand.',
    { built: true, keeps: 'pro', route: '/adventuring' },
  ),
  tool(
    'homebrew-monsters',
    'Homebrew Monsters',
    ['maintenance', 'all', 'login'],
    ANYONE,
    'Create your own monsters and find them beside the others.',
    { built: true, keeps: 'account', route: '/homebrew' },
  ),
  tool(
    'encounter-builder',
    'Encounter Builder',
    ['soon', 'all', 'login'],
    ANYONE,
    'Balance a fight for your party under either edition’s budget.',
    { built: true, keeps: 'account', route: '/encounter-builder' },
  ),
  tool(
    'character-creator',
    'Character Lab',
    ['maintenance', 'desktop', 'paid'],
    ADMINS,
    'Build a character step by step, or all at once, and play it at the table.',
    {
      built: true,
      keeps: 'pro',
      adminRoute: '/lab/character',
      tryRoute: '/try/character-lab',
      tryAlways: false,
    },
  ),
  tool(
    'battle-simulator',
    'Battle Simulator',
    ['maintenance', 'desktop', 'paid'],
    ADMINS,
    'Play a fight a thousand times before your table plays it once.',
    { built: true, keeps: 'pro', route: '/battle-simulator' },
  ),
  tool(
    'dice-roller',
    'Dice Roller',
    ['maintenance', 'all', 'free'],
    ANYONE,
    'Every notation, exact odds and a history you can trust.',
    { built: true, keeps: 'account', route: '/dice-roller' },
  ),
  tool(
    'spell-lookup',
    'Spell Lookup',
    ['soon', 'all', 'free'],
    ADMINS,
    'Every spell by class, level, saving throw or area, with cards to print.',
    { built: true, keeps: 'account', route: '/spell-lookup' },
  ),
  tool(
    'spell-scroll-cost',
    'Spell Scroll Cost',
    ['soon', 'all', 'free'],
    ANYONE,
    'What a scroll costs to buy, to scribe and to copy.',
    { built: true, route: '/spell-scroll-cost' },
  ),
  tool(
    'magic-item-lookup',
    'Magic Items',
    ['planned', 'all', 'free'],
    ANYONE,
    'Find a reward that fits the hand that will hold it.',
  ),
  tool(
    'equipment-lookup',
    'Equipment',
    ['planned', 'all', 'free'],
    ANYONE,
    'Prices, weights and properties of all that a shop sells.',
  ),
  tool(
    'minis-finder',
    'Minis Finder',
    ['planned', 'all', 'free'],
    ANYONE,
    'Which miniature on your shelf can stand in for this creature.',
  ),
  tool(
    'stl-library',
    'STL Library',
    ['planned', 'all', 'free'],
    ANYONE,
    'Printable models, sorted by the monsters they show.',
  ),
  tool(
    'ai-images',
    'AI Images',
    ['planned', 'desktop', 'paid'],
    ANYONE,
    'A picture of the place or the person you just described.',
  ),
  tool(
    'ambience-looper',
    'Ambience Looper',
    ['planned', 'all', 'free'],
    ANYONE,
    'Rain, taverns and far-off drums that loop without a seam.',
  ),
  tool(
    'roguelike',
    'Roguelike',
    ['planned', 'desktop', 'paid'],
    ANYONE,
    'Walk your own dungeon alone before the party does.',
  ),
  tool(
    'dungeondesign-randomizer',
    'Dungeon Design Randomizer',
    ['planned', 'desktop', 'paid'],
    ANYONE,
    'A purpose, a builder and a secret for the next dungeon.',
  ),
  tool(
    'campaign-notes',
    'Campaign Notes',
    ['planned', 'desktop', 'paid'],
    ANYONE,
    'Who said what, where it was, and what the party has forgotten.',
  ),
  tool(
    'ai-video-logs',
    'AI Video Logs',
    ['planned', 'desktop', 'paid'],
    ANYONE,
    'Last session retold in two minutes, for those who missed it.',
  ),
];

const RANK: readonly ToolId[] = [
  'monster-lookup',
  'cheat-sheet',
  'initiative-tracker',
  'mapwright',
  'adventuring',
  'homebrew-monsters',
  'encounter-builder',
  'character-creator',
  'battle-simulator',
  'dice-roller',
  'spell-lookup',
];
const STATES: readonly ToolState[] = ['live', 'maintenance', 'soon', 'planned'];

function rankOf(id: ToolId): number {
  const rank = RANK.indexOf(id);
  return rank === -1 ? RANK.length : rank;
}

/** Sorts tools as the features page shows them: fixed rank, then state, then title [specification 4]. */
export function inCatalogueOrder(tools: readonly Tool[]): Tool[] {
  return tools.toSorted(
    (a, b) =>
      rankOf(a.id) - rankOf(b.id) ||
      STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
      a.title.localeCompare(b.title, 'en'),
  );
}
