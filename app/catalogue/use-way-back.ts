import { useLocation, useRouteLoaderData, useSearchParams } from '@remix-run/react';
import { safeNext } from '~/platform/redirect';
import { BACK, backWords, withBack } from './way-back';

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

/** Keeps the way back of this page's address in a link to another page that leads back to the same. */
export function useSameWayBack(): (to: string) => string {
  const back = useWayBack();
  return (to) => (back === null ? to : withBack(to, back.to));
}

/** The address of this page, for links that lead back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
