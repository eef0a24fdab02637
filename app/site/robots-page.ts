import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { paths } from '~/paths';

/** Pages that hold nothing for a search engine. Those behind a sign-in say so themselves too. */
const CLOSED = [
  paths.login(),
  '/auth/',
  paths.accessGate(),
  paths.noAccess(),
  paths.settings(),
  paths.management(),
  '/me/',
  '/admin/',
  '/billing/',
];

/** What search engines may visit, and where the list of our pages is. */
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
