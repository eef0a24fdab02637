import type { AddressLine } from './address-line';
import { ADDRESSES } from './addresses';
import { type Address, openRouteTable, type RouteManifest } from './platform/address';
import { NOWHERE } from './platform/door-rules';

/** The table of addresses, as the entry hands it to those below. */
export type Addresses = {
  /** The address that the router finds at a path of this site. */
  at(pathname: string): Address<AddressLine>;
  /** An address that leads nowhere, for a path that nobody needs to look up. */
  nowhere: Address<AddressLine>;
  /** The pages that the sitemap lists whatever the tools' launches are, the most important first. */
  inSitemap: readonly string[];
};

/** The patterns that a missing page may lie below, the most precise first. */
const BEGINNINGS = Object.keys(ADDRESSES)
  .filter((route) => route !== '/' && route !== '/*')
  .map((route) => ({ route, parts: route.split('/') }))
  .sort((a, b) => b.parts.length - a.parts.length || precision(b.parts) - precision(a.parts));

/** Larger for the pattern whose first difference from another of the same length is a word and no parameter. */
function precision(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum * 2 + (part.startsWith(':') ? 0 : 1), 0);
}

const OPEN = { who: 'everyone', answers: 'page' } as const;

/**
 * The gate of a path that leads to no page: that of the most precise address that it lies below. The path is compared
 * decoded, in lower case, without `.data` and without repeated slashes, however it is spelled.
 */
function gateAbove(pathname: string): Pick<AddressLine, 'who' | 'answers'> {
  const plain = pathname.split('/').map(decoded).join('/').toLowerCase();
  const path = plain
    .replace(/\.data$/, '')
    .replace(/\/+/g, '/')
    .split('/');
  const above = BEGINNINGS.find(({ parts }) =>
    parts.every((part, at) => (part.startsWith(':') ? Boolean(path[at]) : part === path[at])),
  );
  return (above && ADDRESSES[above.route]) ?? OPEN;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What stands in the table about a route; about none, what the door asks of a path that leads nowhere. */
export function rulesOf(route: string | null, pathname: string): AddressLine {
  if (route === null) {
    const { who, answers } = gateAbove(pathname);
    return { ...NOWHERE, who, answers, file: null, layout: null, sitemap: null };
  }
  const line = ADDRESSES[route];
  if (line === undefined) throw new Error(`${route} is missing in addresses.ts.`);
  return line;
}

/** Opens the table for the routes of a build. */
export function openAddresses(manifest: RouteManifest): Addresses {
  return {
    at: openRouteTable(manifest, rulesOf),
    nowhere: { route: null, isData: false, rules: rulesOf(null, '/') },
    inSitemap: Object.entries(ADDRESSES)
      .flatMap(([path, { sitemap }]) => (sitemap === null ? [] : { path, sitemap }))
      .sort((a, b) => a.sitemap - b.sitemap)
      .map(({ path }) => path),
  };
}
