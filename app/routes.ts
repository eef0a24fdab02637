import { index, type RouteConfig, route } from '@remix-run/route-config';

/** Every address of the product. */
export default [
  index('site/home-page.tsx'),
  route('health', 'site/health-page.ts'),

  route('*', 'site/not-found-page.tsx'),
] satisfies RouteConfig;
