import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { paths } from '~/paths';
import { BRAND } from '../brand';
import { feedXml } from './feed';
import { FEED_ADDRESS } from './feed-address';
import { postHtml } from './post-html';
import { wholePosts } from './posts.server';

/** The posts as an RSS 2.0 feed. */
export function loader({ context }: LoaderFunctionArgs) {
  const origin = context.services.config.APP_ORIGIN;
  const xml = feedXml({
    title: `${BRAND.name}: ${BRAND.tagline.toLowerCase()}`,
    description: 'Notes from behind the game master’s screen.',
    address: `${origin}${paths.blog()}`,
    feedAddress: `${origin}${FEED_ADDRESS}`,
    posts: wholePosts().map((post) => ({
      title: post.title,
      summary: post.summary,
      author: post.author,
      day: post.publishedAt,
      address: `${origin}${paths.blogPost(post)}`,
      html: postHtml(post, `${origin}${paths.blogPost(post)}`),
    })),
  });
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
