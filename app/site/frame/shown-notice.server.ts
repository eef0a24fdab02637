import type { SiteNotice } from '~/catalogue/site-notice';
import { noticePaths } from '../notice-paths';
import type { ShownNotice } from './notice-banner';
import bannerStyle from './notice-banner.css?url';

/** A notice for the page of an address; nothing where there is none, so that other pages say nothing about it. */
export function shownNotice(
  notice: SiteNotice | null,
  { pathname, search }: URL,
): { notice?: ShownNotice } {
  if (notice === null) return {};
  const { id, text, link, tone, endsAt: until } = notice;
  const away = noticePaths.putAway({ id, next: pathname + search });
  return { notice: { text, link, tone, until, away, style: bannerStyle } };
}
