import { escapeXml } from '~/platform/xml';

type FeedPost = {
  title: string;
  summary: string;
  author: string;
  day: string;
  address: string;
  /** The whole post as HTML. */
  html: string;
};

type Feed = {
  title: string;
  description: string;
  address: string;
  feedAddress: string;
  posts: readonly FeedPost[];
};

function dateOf(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}

/** An RSS 2.0 feed, newest first, with the link to itself that validators require. */
export function feedXml({ title, description, address, feedAddress, posts }: Feed): string {
  const newest = [...posts].sort((one, other) => other.day.localeCompare(one.day));
  const items = newest.map(
    (post) => `    <item>
      <title>${escapeXml(post.title)}</title>
      <link>${escapeXml(post.address)}</link>
      <guid isPermaLink="true">${escapeXml(post.address)}</guid>
      <pubDate>${dateOf(post.day)}</pubDate>
      <dc:creator>${escapeXml(post.author)}</dc:creator>
      <description>${escapeXml(post.summary)}</description>
      <content:encoded>${escapeXml(post.html)}</content:encoded>
    </item>
`,
  );
  const built = newest[0] ? `    <lastBuildDate>${dateOf(newest[0].day)}</lastBuildDate>\n` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(address)}</link>
    <description>${escapeXml(description)}</description>
    <language>en</language>
${built}    <atom:link href="${escapeXml(feedAddress)}" rel="self" type="application/rss+xml"/>
${items.join('')}  </channel>
</rss>
`;
}
