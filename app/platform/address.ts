import { type AgnosticRouteObject, matchRoutes } from '@remix-run/router';
import type { DoorRules, EdgeKind } from './door-rules';

/** The matched address of a request. Guards look at this, never at the path as the client spelled it. */
export type Address<Rules extends DoorRules = DoorRules> = {
  /** The route pattern that the router matches, such as `/monsters/:id`; null where there is no page. */
  route: string | null;
  /** Whether an open page asks for its data. */
  isData: boolean;
  /** What stands about it in the table of addresses. */
  rules: Rules;
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

/** Whether a path can be decoded; the router would warn about any other in the log. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a function that finds the route of a path exactly as Remix does, whatever its case, percent-encoding or
 * trailing slashes, so that no spelling of a path avoids a guard. `rulesOf` says what stands about a route in the table
 * of addresses; for null, about a path that leads to no page.
 */
export function openRouteTable<Rules extends DoorRules>(
  manifest: RouteManifest,
  rulesOf: (route: string | null, pathname: string) => Rules,
): (pathname: string) => Address<Rules> {
  const tree = treeBelow(manifest);
  const known = new Map<string, Address<Rules>>();

  function routeAt(pathname: string): string | null {
    if (pathname === MANIFEST_ADDRESS) return MANIFEST_ADDRESS;
    const matches = isReadable(pathname) ? (matchRoutes(tree, pathname) ?? []) : [];
    const parts = matches.flatMap(({ route }) => route.path || []);
    return matches.length === 0 || parts.includes('*') ? null : `/${parts.join('/')}`;
  }

  function look(pathname: string): Address<Rules> {
    const isData = pathname.endsWith('.data') || pathname === MANIFEST_ADDRESS;
    const route = routeAt(pathname.endsWith('.data') ? pagePath(pathname) : pathname);
    return { route, isData, rules: rulesOf(route, pathname) };
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

/**
 * How a response to an anonymous visitor may be cached at the edge; null when it may not. The data of an open page also
 * says who is signed in.
 */
export function edgeKindOf({ rules, isData }: Pick<Address, 'rules' | 'isData'>): EdgeKind | null {
  return isData ? null : rules.edge;
}
