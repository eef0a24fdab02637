import { paths } from '~/paths';
import { BRAND } from './brand';

const ICONS = [
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** The web app manifest. */
export function loader() {
  const manifest = {
    name: BRAND.name,
    short_name: BRAND.name,
    description: `${BRAND.tagline}: tools for game masters and players.`,
    id: paths.home(),
    start_url: paths.home(),
    scope: paths.home(),
    display: 'standalone',
    background_color: '#f6efe0',
    theme_color: '#f6efe0',
    icons: ICONS,
    shortcuts: [
      { name: 'Monster Lookup', url: paths.monsterLookup() },
      { name: 'Rules Cheat Sheet', url: paths.cheatSheet() },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
