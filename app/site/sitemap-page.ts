import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { gateFor } from '~/account/gate/route-gates';
import { askGate, toolAddress } from '~/catalogue/access';
import { inCatalogueOrder } from '~/catalogue/catalogue';
import { recentCatalogue } from '~/catalogue/overrides.server';
import type { Tool } from '~/catalogue/tool';
import { paths } from '~/paths';
import { escapeXml } from '~/platform/xml';
import { blogAddresses } from './blog/posts.server';
import { recordAddresses } from './record-addresses.server';

/** The main pages of the live, built tools; those that are not public are filtered out below. */
function openTools(tools: readonly Tool[]): string[] {
  const live = inCatalogueOrder(tools).filter(({ state, built }) => state === 'live' && built);
  return live.flatMap((tool) => toolAddress(tool) ?? []);
}

/** Every page that a search engine may show, with its full URL. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { addresses, services } = context;
  const { config, db } = services;
  const tools = await recentCatalogue(services);
  const isOpen = (path: string) =>
    askGate(gateFor(addresses.at(path).rules.who, tools), null) === 'open';
  // All of them are pages of one tool.
  const records = isOpen(paths.monsterLookup()) ? await recordAddresses(db) : [];
  const entry = (path: string, changed?: string) => {
    const day = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    return `<url><loc>${escapeXml(`${config.APP_ORIGIN}${path}`)}</loc>${day}</url>`;
  };
  const lines = [
    ...[...new Set([...addresses.inSitemap, ...openTools(tools)])]
      .filter(isOpen)
      .map((path) => entry(path)),
    ...blogAddresses().map(({ path, changed }) => entry(path, changed)),
    ...records.map((path) => entry(path)),
  ];
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
    {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': 'public, max-age=30',
      },
    },
  );
}
