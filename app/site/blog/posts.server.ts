import compiled from 'virtual:blog';
import { paths } from '~/paths';
import { neighbours, pinnedThenNewest } from './post-order';
import type { Post, PostCard } from './post-schema';

const POSTS: readonly Post[] = pinnedThenNewest(compiled);

function cardOf({ body: _, header: __, ...card }: Post): PostCard {
  return card;
}

/** The card data of every post: pinned ones first, then the newest. */
export function allPosts(): PostCard[] {
  return POSTS.map(cardOf);
}

/** Every post with its text, for the feed. */
export function wholePosts(): readonly Post[] {
  return POSTS;
}

/** The first few posts, for the home page. */
export function latestPosts(count: number): PostCard[] {
  return POSTS.slice(0, count).map(cardOf);
}

/** One post with its text, and the posts written before and after it; null when there is none with that slug. */
export function findPost(slug: string) {
  const post = POSTS.find((each) => each.slug === slug);
  if (!post) return null;
  const { previous, next } = neighbours(POSTS, slug);
  return { post, previous: previous && cardOf(previous), next: next && cardOf(next) };
}

/** The blog's addresses for the sitemap, each with the day it last changed (YYYY-MM-DD). */
export function blogAddresses(): { path: string; changed: string }[] {
  const days = POSTS.map(({ publishedAt }) => publishedAt).sort();
  return [
    { path: paths.blog(), changed: days.at(-1) ?? '1970-01-01' },
    ...POSTS.map(({ slug, publishedAt }) => ({
      path: paths.blogPost({ slug }),
      changed: publishedAt,
    })),
  ];
}
