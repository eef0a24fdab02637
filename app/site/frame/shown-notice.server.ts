import type { SiteNotice } from '~/catalogue/site-notice';
import { noticePaths } from '../notice-paths';
import type { ShownNotice } from './notice-banner';
import bannerStyle from './notice-banner.css?url';

/** The notice for a page's data; an empty object without one, so that other pages carry no extra data. */
export function shownNotice(
  notice: SiteNotice | null,
  { pathname, search }: URL,
): { notice?: ShownNotice } {
  if (notice === null) return {};
  const { id, text, link, tone, endsAt: until } = notice;
  const away = noticePaths.putAway({ id, next: pathname + search });
  return { notice: { text, link, tone, until, away, style: bannerStyle } };
}
