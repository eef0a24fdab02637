import { useLocation, useSearchParams } from '@remix-run/react';
import { Notice } from '~/ui/notice';

/** The query parameter that a copy opens with. */
export const DUPLICATED = 'duplicated';

/** What the page of a copy says when it opens; nothing on any other visit. */
export function DuplicatedNotice() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  if (!search.has(DUPLICATED)) return null;
  const rest = new URLSearchParams(search);
  rest.delete(DUPLICATED);
  const to = rest.size === 0 ? pathname : `${pathname}?${rest}`;
  return <Notice tone="good" announce title="Duplicated. This is the copy." dismissTo={to} />;
}
