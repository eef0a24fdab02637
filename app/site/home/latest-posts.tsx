import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { PostCardView } from '../blog/post-card';
import type { PostCard } from '../blog/post-schema';

/** The first few posts of the blog, and a link to the others. */
export function LatestPosts({ posts }: { posts: readonly PostCard[] }) {
  return (
    <section className={layout.stack} aria-labelledby="posts-title">
      <h2 id="posts-title">From the workshop</h2>
      <div className={layout.grid}>
        {posts.map((post) => (
          <PostCardView key={post.slug} post={post} level={3} />
        ))}
      </div>
      <p>
        <LinkButton kind="quiet" icon="arrow-right" to={paths.blog()}>
          All posts
        </LinkButton>
      </p>
    </section>
  );
}
