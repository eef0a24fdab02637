import type { MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import { classes } from '~/ui/classes';
import { Icon } from '~/ui/icon';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import type { PlainHandle } from '~/ui/plain-page';
import styles from './blog.module.css';
import { FEED_ADDRESS } from './feed-address';
import { PostCardView } from './post-card';
import { allPosts } from './posts.server';

export const handle: PlainHandle = { hydrate: false };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Blog',
    description:
      'Notes from behind the game master’s screen: preparing less, running quick fights, drawing better dungeons and giving monsters a reason.',
    path: paths.blog(),
  });

export function loader() {
  return { posts: allPosts() };
}

/** All posts as cards: pinned ones first, then the newest. */
export default function BlogPage() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <main id="main" className={classes(layout.stack, layout.loose)} tabIndex={-1}>
      <header className={layout.stack}>
        <h1>Blog</h1>
        <p className={layout.lead}>
          Notes from behind the game master’s screen: what has worked at the table, and what it cost
          to find out.
        </p>
        <p>
          <a className={styles.feed} href={FEED_ADDRESS}>
            <Icon name="link" /> Follow by RSS
          </a>
        </p>
      </header>
      <div className={styles.cards}>
        {posts.map((post, at) => (
          <PostCardView key={post.slug} post={post} first={at === 0} />
        ))}
      </div>
    </main>
  );
}
