import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { paths } from '~/paths';

/** Pages of no use to search engines. Those behind a sign-in also say so themselves. */
const CLOSED = [
  paths.login(),
  '/auth/',
  paths.accessGate(),
  paths.noAccess(),
  paths.tonight(),
  paths.settings(),
  paths.management(),
  '/me/',
  '/admin/',
  '/billing/',
];

/** robots.txt: what search engines may visit, and the sitemap's address. */
export function loader({ context }: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.services.config.APP_ORIGIN}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
