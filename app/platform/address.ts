import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router';

/** The matched address of a request. Guard rules look at this, never at the path as the client spelled it. */
export type Address = {
  /** The route pattern that the router matches, such as `/monsters/:id`; null where there is no page. */
  route: string | null;
  /** Whether an open page asks for its data. */
  isData: boolean;
};

/** The build's route manifest, by route id. */
export type RouteManifest = Record<
  string,
  | { id: string; parentId?: string; path?: string; index?: boolean; caseSensitive?: boolean }
  | undefined
>;

/** The router's own address, which returns the routes that an open page's links lead to. */
export const MANIFEST_ADDRESS = '/__manifest';

function treeBelow(manifest: RouteManifest, parentId?: string): AgnosticRouteObject[] {
  return Object.values(manifest).flatMap((route): AgnosticRouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    if (index) return [{ id, path, index, caseSensitive }];
    return [{ id, path, caseSensitive, children: treeBelow(manifest, id) }];
  });
}

/** The page path that Remix matches: a data request adds `.data` to the page's own path. */
function pagePath(pathname: string): string {
  return pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
}

// Most requests go to a few addresses: cache those, and match the others each time.
const MOST_KNOWN = 1000;
const LONGEST_KNOWN = 200;

/**
 * Returns a function that finds the route of a path exactly as Remix does, whatever its case, percent-encoding or
 * trailing slashes, so that no spelling of a path avoids a guard.
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
