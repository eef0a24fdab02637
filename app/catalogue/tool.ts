/** The state of a tool: open, in maintenance, announced, or planned. */
export type ToolState = 'live' | 'maintenance' | 'soon' | 'planned';

export type ToolDevice = 'all' | 'desktop' | 'mobile';

/** What access a tool requires: none, a sign-in, or Pro. */
export type ToolAccess = 'free' | 'login' | 'paid';

export type Role = 'GrantedUser' | 'PaidUser' | 'AdminUser';

export type Tool = {
  id: ToolId;
  title: string;
  blurb: string;
  state: ToolState;
  device: ToolDevice;
  access: ToolAccess;
  /** The roles with which the catalogue labels the tool; access.ts is what enforces access. */
  roles: readonly Role[];
  /** Whether it can be used; an unbuilt tool's page says what is planned. */
  built: boolean;
  /** What saving things with it requires, however it is opened: an account, or Pro; null where it saves nothing. */
  keeps: 'account' | 'pro' | null;
  /** The address of the tool's page, if it has one. */
  route: string | null;
  /** Its address while it is not live, when that differs. */
  adminRoute: string | null;
  /** The address of its public demonstration or description, open without an account. */
  tryRoute: string | null;
  /** Whether that is open in every state of the tool, or only once the tool is live. */
  tryAlways: boolean;
  /** The name of its icon. */
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
