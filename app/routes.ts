import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

/** Every address of the product. */
export default [
  route('health', 'site/health-page.ts'),
  route('manifest.webmanifest', 'site/manifest-page.ts'),
  route('service-worker.js', 'site/offline/service-worker-page.ts'),
  route('robots.txt', 'site/robots-page.ts'),
  route('sitemap.xml', 'site/sitemap-page.ts'),
  route('monsters', 'compendium/monsters-page.ts'),
  route('monsters/search', 'compendium/monsters-search-page.ts'),
  route('monsters/:id', 'compendium/monsters-record-page.ts'),
  route('spells', 'compendium/spells-page.ts'),
  route('spells/search', 'compendium/spells-search-page.ts'),
  route('spells/:id', 'compendium/spells-record-page.ts'),
  route('admin/seed/:kind', 'admin/seed-page.ts'),

  layout('site/frame/site-layout-page.tsx', [
    index('site/home-page.tsx'),
    route('about', 'site/about-page.tsx'),
    route('features', 'site/features-page.tsx'),
    route('contact', 'site/contact-page.tsx'),
    route('terms', 'site/terms-page.tsx'),
    route('privacy', 'site/privacy-page.tsx'),
    route('licences', 'site/licences-page.tsx'),
    route('offline', 'site/offline/offline-page.tsx'),
    route('style-guide', 'site/style-guide-page.tsx'),
    route('access-gate', 'account/access-gate-page.tsx'),
    route('no-access', 'account/no-access-page.tsx'),
    route('lab/character', 'account/forging/character-lab-page.tsx'),
    route('adventuring', 'account/forging/adventuring-page.tsx'),
  ]),
  layout('site/frame/tool-layout-page.tsx', [
    route('monster-lookup', 'tools/monster-lookup/page.tsx'),
    route('monster-lookup/compare', 'tools/monster-lookup/compare-page.tsx'),
    route('monster-lookup/spells/:id', 'tools/monster-lookup/spell-page.tsx'),
    route('monster-lookup/:id', 'tools/monster-lookup/monster-page.tsx'),
    route('battle-simulator', 'account/forging/battle-simulator-page.tsx'),
  ]),
  route('monster-lookup/:id/as/:format', 'tools/monster-lookup/export-page.ts'),
  route('login', 'account/login-page.ts'),
  route('auth/callback', 'account/callback-page.ts'),
  route('auth/refused', 'account/refused-page.ts'),
  route('logout', 'account/logout-page.ts'),
  route('me/entitlements', 'account/entitlements-page.ts'),

  route('*', 'site/not-found-page.tsx'),
] satisfies RouteConfig;
