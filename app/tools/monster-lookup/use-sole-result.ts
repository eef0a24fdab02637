import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { carriedSearch } from '~/compendium/search/search-address';
import { paths } from '~/paths';

/**
 * Opens the only result of a submitted search. The returned function takes the submitted search as in the URL; null
 * cancels, because the user types on.
 */
export function useSoleResult(
  monsters: readonly { id: string }[],
  isUnderWay: boolean,
): (sent: string | null) => void {
  const [sent, setSent] = useState<string | null>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (sent === null || sent !== search || isUnderWay) return;
    setSent(null);
    const [only, another] = monsters;
    if (!only || another || search === '') return;
    navigate(paths.monster({ id: only.id }, carriedSearch(new URLSearchParams(search))));
  }, [sent, search, isUnderWay, monsters, navigate]);
  return setSent;
}
