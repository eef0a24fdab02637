import { pictureAt } from './picture-address';

/** A page's metadata for search engines and link previews. */
export type PageWords = {
  /** The page's name, before the site's. */
  title: string;
  description: string;
  /** The canonical path of the page. */
  path: string;
  /** The path of the preview image of shared links: 1200 x 630 pixels. */
  picture?: string;
  /** A preview image rendered by the Worker, whose address has its own version. */
  drawnPicture?: string;
  /** The alternative text of an image that belongs to this page only. */
  pictureAlt?: string;
  /** What one of the site's own images shows; the alternative text begins with the site's name. */
  drawn?: string;
  type?: 'website' | 'article';
};

/** What the preview images of the tools show. */
const CARDS = {
  mapwright: 'a dungeon map, half drawn',
  'cheat-sheet': 'a page of rules',
  'monster-lookup': 'an eye under a looking glass',
  'initiative-tracker': 'the order of a fight, and whose turn it is',
} as const;

/** The preview image of a tool's pages, and what it shows. */
export function shareCard(tool: keyof typeof CARDS): { picture: string; drawn: string } {
  return { picture: `/pictures/og/${tool}.jpg`, drawn: CARDS[tool] };
}

type Match = { id: string; data: unknown };

/** The site's name and origin from the root's loader, for titles and full addresses. */
export type SiteFacts = { name: string; origin: string };

const DEFAULT_PICTURE = '/pictures/og/site.jpg';
const DEFAULT_DRAWN = 'a doorway that is a lantern, before the moon';

function siteFacts(matches: readonly (Match | undefined)[]): SiteFacts {
  const data = matches.find((match) => match?.id === 'root')?.data;
  if (typeof data === 'object' && data !== null && 'site' in data) {
    // The root's loader wrote it.
    return data.site as SiteFacts;
  }
  return { name: '', origin: '' };
}

/** A page's title, description, canonical address and link preview tags, for its route's `meta`. */
export function pageMeta(matches: readonly (Match | undefined)[], words: PageWords) {
  const { name, origin } = siteFacts(matches);
  const { title, description, path, type = 'website' } = words;
  const { picture = DEFAULT_PICTURE, drawn = DEFAULT_DRAWN } = words;
  const fullTitle = name ? `${title} | ${name}` : title;
  const address = `${origin}${path}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: address },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: name },
    { property: 'og:url', content: address },
    { property: 'og:image', content: origin + (words.drawnPicture ?? pictureAt(picture)) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: words.pictureAlt ?? `${name}: ${drawn}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
