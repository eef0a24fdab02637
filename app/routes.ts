import { index, type RouteConfig, route } from '@remix-run/route-config';

/** Every address of the product. */
export default [
  index('site/home-page.tsx'),
  route('health', 'site/health-page.ts'),

  route('login', 'account/login-page.ts'),
  route('auth/callback', 'account/callback-page.ts'),
  route('auth/refused', 'account/refused-page.ts'),
  route('logout', 'account/logout-page.ts'),
  route('me/entitlements', 'account/entitlements-page.ts'),

  route('*', 'site/not-found-page.tsx'),
] satisfies RouteConfig;
