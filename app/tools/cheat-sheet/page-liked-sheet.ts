import { paths } from '~/paths';
import { likedEdition } from '~/platform/preferences';

type Here = { search: string; hash: string; cookie: string; shown: string | undefined };

/**
 * The address of the sheet in the edition that its reader has chosen, when the page shows another one although its
 * address names none: the copy for a device without a connection is the same for everybody. Null when it is right.
 */
export function likedSheet({ search, hash, cookie, shown }: Here): string | null {
  const params = new URLSearchParams(search);
  const liked = likedEdition(new Headers({ Cookie: cookie }));
  if (params.has('edition') || liked === shown) return null;
  const rest = params.size === 0 ? '' : `&${params}`;
  return `${paths.cheatSheet('', liked)}${rest}${hash}`;
}
