import { pictureAt } from './picture-address';

/** What search engines and chat programs are told of a page. */
export type PageWords = {
  /** The page's name, before the site's own. */
  title: string;
  description: string;
  /** The one address that the page is known by, from the root. */
  path: string;
  /** The picture shown beside a shared link: 1200 x 630 pixels, from the root. */
  picture?: string;
  /** A picture that the Worker draws, at an address with a version of its own. */
  drawnPicture?: string;
  pictureAlt?: string;
  type?: 'website' | 'article';
};

/** The picture beside a shared link to a tool's pages. */
export function shareCard(tool: string, name: string): { picture: string; pictureAlt: string } {
  return { picture: `/pictures/og/${tool}.jpg`, pictureAlt: `${name}: its sign in candle light` };
}

type Match = { id: string; data: unknown };

/** What the root's loader says of the whole site, for titles and full addresses. */
export type SiteFacts = { name: string; origin: string };

const DEFAULT_PICTURE = '/pictures/og/site.jpg';

function siteFacts(matches: readonly (Match | undefined)[]): SiteFacts {
  const data = matches.find((match) => match?.id === 'root')?.data;
  if (typeof data === 'object' && data !== null && 'site' in data) {
    // The root's loader wrote it.
    return data.site as SiteFacts;
  }
  return { name: '', origin: '' };
}

/** A page's title, description, canonical address and the tags of shared links, for its route's `meta`. */
export function pageMeta(matches: readonly (Match | undefined)[], words: PageWords) {
  const { name, origin } = siteFacts(matches);
  const { title, description, path, picture = DEFAULT_PICTURE, type = 'website' } = words;
  const fullTitle = name ? `${title} | ${name}` : title;
  const address = `${origin}${path}`;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link' as const, rel: 'canonical', href: address },
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    // What says no type is a website.
    ...(type === 'website' ? [] : [{ property: 'og:type', content: type }]),
    { property: 'og:url', content: address },
    { property: 'og:image', content: origin + (words.drawnPicture ?? pictureAt(picture)) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: words.pictureAlt ?? name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
