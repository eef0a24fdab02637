import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { paths } from '~/paths';
import { escapeXml } from '~/platform/xml';
import { blogAddresses } from './blog/posts.server';
import { recordAddresses } from './record-addresses.server';

/** The open pages, most important first. */
const PAGES: readonly string[] = [
  paths.home(),
  paths.features(),
  paths.monsterLookup(),
  paths.cheatSheet(),
  paths.tryInitiativeTracker(),
  paths.tryMapwright(),
  paths.about(),
  paths.contact(),
  paths.terms(),
  paths.privacy(),
  paths.licences(),
];

/** Every page that a search engine may show, with its full address. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { config, db } = context.services;
  const entry = (path: string, changed?: string) => {
    const day = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(`${config.APP_ORIGIN}${path}`)}</loc>${day}</url>`;
  };
  const lines = [
    ...PAGES.map((path) => entry(path)),
    ...blogAddresses().map(({ path, changed }) => entry(path, changed)),
    ...(await recordAddresses(db)).map((path) => entry(path)),
  ];
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
    {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    },
  );
}
