import { STATBLOCK_LAYOUTS, type StatblockLayout } from '~/compendium/statblock/statblock';

const NAME = 'statblock-layout';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The layout in the URL, otherwise the one in the cookie, otherwise null. */
export function wantedLayout(asked: string | null, cookies: string | null): StatblockLayout | null {
  const remembered = new RegExp(`(?:^|;\\s*)${NAME}=(\\w+)`).exec(cookies ?? '')?.[1];
  return (
    STATBLOCK_LAYOUTS.find((layout) => layout === asked) ??
    STATBLOCK_LAYOUTS.find((layout) => layout === remembered) ??
    null
  );
}

/** The cookie that stores the chosen layout for a year. */
export function layoutCookie(layout: StatblockLayout, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${layout}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
