import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@remix-run/route-config';
import type { Layout } from './address-line';
import { ADDRESSES } from './addresses';

/** The routes of the addresses in a layout; null for those that stand alone. */
function routesIn(wanted: Layout | null): RouteConfigEntry[] {
  return Object.entries(ADDRESSES).flatMap(([path, { file, layout }]) => {
    if (file === null || layout !== wanted) return [];
    return path === '/' ? index(file) : route(path.slice(1), file);
  });
}

/**
 * The routes of the table of addresses, in the layouts that stand there. Where two patterns fit a path equally well, the
 * router takes the first: pages before what stands alone.
 */
export default [
  layout('site/frame/site-layout-page.tsx', routesIn('site')),
  layout('site/frame/open-tool-layout-page.tsx', routesIn('open-tool')),
  layout('site/frame/tool-layout-page.tsx', [
    ...routesIn('tool'),
    layout('admin/frame/management-layout-page.tsx', routesIn('management')),
  ]),
  ...routesIn(null),
] satisfies RouteConfig;
