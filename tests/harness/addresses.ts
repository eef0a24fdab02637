import type { RouteConfigEntry } from '@remix-run/route-config';

export type Address = { path: string; routeId: string };

const EXAMPLES: Record<string, string> = { kind: 'monsters' };

/** Every address of the route table, with its parameters filled in. */
export function addressesOf(entries: readonly RouteConfigEntry[], parent = ''): Address[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    const filled = path
      .replace(/:(\w+)\??/g, (_, name: string) => EXAMPLES[name] ?? '1')
      .replace('*', 'no/such/page');
    const routeId = entry.file.replace(/\.tsx?$/, '');
    const own = entry.children ? [] : [{ path: filled || '/', routeId }];
    return [...own, ...addressesOf(entry.children ?? [], path)];
  });
}
