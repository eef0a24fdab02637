import { STATBLOCK_LAYOUTS, type StatblockLayout } from '~/compendium/statblock/statblock';

const NAME = 'statblock-layout';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The layout that an address asks for, else the one that this device remembers, else none. */
export function wantedLayout(asked: string | null, cookies: string | null): StatblockLayout | null {
  const remembered = new RegExp(`(?:^|;\\s*)${NAME}=(\\w+)`).exec(cookies ?? '')?.[1];
  return (
    STATBLOCK_LAYOUTS.find((layout) => layout === asked) ??
    STATBLOCK_LAYOUTS.find((layout) => layout === remembered) ??
    null
  );
}

/** The cookie by which a device remembers the layout that somebody chose, for a year. */
export function layoutCookie(layout: StatblockLayout, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${layout}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
