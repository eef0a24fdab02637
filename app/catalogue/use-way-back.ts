import { useLocation, useRouteLoaderData, useSearchParams } from '@remix-run/react';
import { safeNext } from '~/platform/redirect';
import { BACK, backWords } from './way-back';

/** The link back to the page that led here; null where the address names none of this site. */
export function useWayBack(): { to: string; label: string } | null {
  const [params] = useSearchParams();
  const origin = useRouteLoaderData<{ site?: { origin: string } }>('root')?.site?.origin;
  const asked = params.get(BACK);
  if (origin === undefined || asked === null) return null;
  const to = safeNext(asked, origin);
  const label = backWords(to);
  return label === null ? null : { to, label };
}

/** The address of this page, for links that lead back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
