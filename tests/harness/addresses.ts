import { gateFor } from '~/account/gate/route-gates';
import type { AddressLine } from '~/address-line';
import { ADDRESSES } from '~/addresses';
import type { Gate } from '~/catalogue/access';
import type { Tool } from '~/catalogue/tool';
import { type Addresses, openAddresses } from '~/open-addresses';

/** An address of the product with its parameters filled in, and its line of the table. */
export type FilledAddress = { path: string; route: string; routeId: string; line: AddressLine };

const EXAMPLES: Record<string, string> = { kind: 'monsters' };

/** A path that leads to a route; `example` is for parameters of which any will do. */
export function pathTo(route: string, example = '1'): string {
  return route
    .replace(/:(\w+)/g, (_, name: string) => EXAMPLES[name] ?? example)
    .replace('*', 'no/such/page');
}

/** Every address of the table that has a route. */
export const EVERY_ADDRESS: readonly FilledAddress[] = Object.entries(ADDRESSES).flatMap(
  ([route, line]) => {
    if (line.file === null) return [];
    return { path: pathTo(route), route, routeId: line.file.replace(/\.tsx?$/, ''), line };
  },
);

/** Those in a layout before those that stand alone, as in the route table. */
const AS_ROUTED = EVERY_ADDRESS.toSorted(
  (a, b) => Number(a.line.layout === null) - Number(b.line.layout === null),
);

/** The table, opened without a build. */
export const TABLE: Addresses = openAddresses(
  Object.fromEntries(
    AS_ROUTED.map(({ route, routeId }) => [
      routeId,
      { id: routeId, path: route.slice(1), index: route === '/' },
    ]),
  ),
);

/** What stands in the table about a path, or about the path of a whole URL. */
export function lineAt(path: string): AddressLine {
  const url = path.startsWith('/') ? `https://delvewright.example${path}` : path;
  return TABLE.at(new URL(url).pathname).rules;
}

/** The gate of a path, given the catalogue. */
export function gateAt(path: string, tools: readonly Tool[]): Gate {
  return gateFor(lineAt(path).who, tools);
}
