import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router';

/** Where a request is going: the rules of the door look at this, never at the path as it was spelled. */
export type Address = {
  /** The pattern of the route table that the router finds, such as `/monsters/:id`; null where no page is. */
  route: string | null;
  /** Whether a page that is already open asks for data. */
  isData: boolean;
};

/** What the build says of its routes, by their ids. */
export type RouteManifest = Record<
  string,
  | { id: string; parentId?: string; path?: string; index?: boolean; caseSensitive?: boolean }
  | undefined
>;

/** The router's own address: which routes the links of an open page lead to. */
export const MANIFEST_ADDRESS = '/__manifest';

function treeBelow(manifest: RouteManifest, parentId?: string): AgnosticRouteObject[] {
  return Object.values(manifest).flatMap((route): AgnosticRouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, index, caseSensitive }];
    return [{ id, path, caseSensitive, children: treeBelow(manifest, id) }];
  });
}

/** The path that Remix looks for: data is asked for at the page's own address with `.data` behind it. */
function pagePath(pathname: string): string {
  return pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
}

// Most requests are for few addresses; the rest pay for one match each.
const MOST_KNOWN = 1000;
const LONGEST_KNOWN = 200;

/**
 * Finds the route of a path exactly as Remix does: whatever its case, percent-encoded letters or trailing slashes, one page
 * has one answer.
 */
export function openRouteTable(manifest: RouteManifest): (pathname: string) => Address {
  const tree = treeBelow(manifest);
  const known = new Map<string, Address>();

  function look(pathname: string): Address {
    if (pathname === MANIFEST_ADDRESS) return { route: MANIFEST_ADDRESS, isData: true };
    const isData = pathname.endsWith('.data');
    const matches = matchRoutes(tree, isData ? pagePath(pathname) : pathname) ?? [];
    const parts = matches.flatMap(({ route }) => route.path || []);
    const isMissing = matches.length === 0 || parts.includes('*');
    return { route: isMissing ? null : `/${parts.join('/')}`, isData };
  }

  return (pathname) => {
    const found = known.get(pathname) ?? look(pathname);
    if (pathname.length <= LONGEST_KNOWN) {
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(pathname, found);
    }
    return found;
  };
}

/** Whether a route is the given one, or below it. */
export function isBelow(route: string, beginning: string): boolean {
  return route === beginning || route.startsWith(`${beginning}/`);
}
