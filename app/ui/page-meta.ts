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
  /** What is to be seen on a picture that is of this page alone. */
  pictureAlt?: string;
  /** What is drawn on a picture of ours, which begins with our name. */
  drawn?: string;
  type?: 'website' | 'article';
};

/** What is drawn on the pictures beside shared links to the tools' pages. */
const CARDS = {
  mapwright: 'a dungeon map, half drawn',
  'cheat-sheet': 'a page of rules',
  'monster-lookup': 'an eye under a looking glass',
  'initiative-tracker': 'the order of a fight, and whose turn it is',
} as const;

/** The picture beside a shared link to a tool's pages, and what is on it. */
export function shareCard(tool: keyof typeof CARDS): { picture: string; drawn: string } {
  return { picture: `/pictures/og/${tool}.jpg`, drawn: CARDS[tool] };
}

type Match = { id: string; data: unknown };

/** What the root's loader says of the whole site, for titles and full addresses. */
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

/** A page's title, description, canonical address and the tags of shared links, for its route's `meta`. */
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
