/** How far a tool has come: open, being forged, announced, or an idea. */
export type ToolState = 'live' | 'maintenance' | 'soon' | 'planned';

export type ToolDevice = 'all' | 'desktop' | 'mobile';

/** What a tool asks of its user: nothing, a sign-in, or Pro. */
export type ToolAccess = 'free' | 'login' | 'paid';

export type Role = 'GrantedUser' | 'PaidUser' | 'AdminUser';

export type Tool = {
  id: ToolId;
  title: string;
  blurb: string;
  state: ToolState;
  device: ToolDevice;
  access: ToolAccess;
  /** The roles that the catalogue labels the tool with; what is enforced is in access.ts. */
  roles: readonly Role[];
  /** Whether it can be used; a tool that is not built has a page that says what comes. */
  built: boolean;
  /** What it takes to keep something with it, however it is opened: an account, or Pro; null where it keeps nothing. */
  keeps: 'account' | 'pro' | null;
  /** Where the tool opens, when it has a page. */
  route: string | null;
  /** Where it opens while it is in maintenance, when that differs. */
  adminRoute: string | null;
  /** Where everybody may try it, or read what it will do, without an account. */
  tryRoute: string | null;
  /** The name of its drawing among the icons. */
  icon: ToolId;
};

export type ToolId =
  | 'monster-lookup'
  | 'cheat-sheet'
  | 'initiative-tracker'
  | 'mapwright'
  | 'adventuring'
  | 'homebrew-monsters'
  | 'encounter-builder'
  | 'character-creator'
  | 'battle-simulator'
  | 'dice-roller'
  | 'spell-lookup'
  | 'spell-scroll-cost'
  | 'magic-item-lookup'
  | 'equipment-lookup'
  | 'minis-finder'
  | 'stl-library'
  | 'ai-images'
  | 'ambience-looper'
  | 'roguelike'
  | 'dungeondesign-randomizer'
  | 'campaign-notes'
  | 'ai-video-logs';
