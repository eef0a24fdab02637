import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { paths } from '~/paths';
import { Breadcrumb } from '~/ui/breadcrumb';
import { LinkButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import type { PlainHandle } from '~/ui/plain-page';
import { pageTitle } from '../brand';
import { BlockView } from './block-view';
import styles from './blog.module.css';
import { CopyAddress } from './copy-address';
import script from './page-script.ts?plain';
import { postData, sharePicture } from './post-meta';
import { PostNeighbours } from './post-neighbours';
import { PostPicture } from './post-picture';
import { PostSidebar } from './post-sidebar';
import { findPost } from './posts.server';
import { PublishedDay } from './published-day';

export const handle: PlainHandle = { hydrate: false, script };

export function loader({ params, context }: LoaderFunctionArgs) {
  const found = findPost(params.slug ?? '');
  if (!found) return data({ found: null, address: '' }, { status: 404 });
  const address = `${context.services.config.APP_ORIGIN}${paths.blogPost(found.post)}`;
  return data({ found, address });
}

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  if (!loaded?.found) return [{ title: pageTitle('Not found') }];
  const { post } = loaded.found;
  return [
    ...pageMeta(matches, {
      title: post.title,
      description: post.summary,
      path: paths.blogPost(post),
      picture: sharePicture(post),
      pictureAlt: post.imageAlt,
      type: 'article',
    }),
    { property: 'article:published_time', content: post.publishedAt },
    { 'script:ld+json': postData(post, loaded.address) },
  ];
};

/** One post, with its URL to copy, the tools beside it, and the posts before and after. */
export default function PostPage() {
  const { found, address } = useLoaderData<typeof loader>();
  if (!found) return <MissingPost />;
  const { post, previous, next } = found;
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <Breadcrumb trail={[{ label: 'Blog', to: paths.blog() }, { label: post.title }]} />
      <article className={styles.post}>
        <header className={styles.head}>
          <h1>{post.title}</h1>
          <p className={styles.standfirst}>{post.header}</p>
          <p className={styles.byline}>
            {post.author} · <PublishedDay day={post.publishedAt} />
          </p>
        </header>
        <div className={styles.hero}>
          <PostPicture
            src={post.imageUrl}
            alt={post.imageAlt}
            aspect={post.imageAspect}
            position={post.imagePosition}
            sizes="(width < 64rem) 92vw, 46rem"
            first
          />
        </div>
        <div className={classes(layout.prose, styles.body)}>
          {post.body.map((block, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a compiled post's blocks never changes
            <BlockView key={at} block={block} />
          ))}
        </div>
        <footer className={styles.foot} data-print="no">
          <CopyAddress address={address} />
          <PostNeighbours previous={previous} next={next} />
        </footer>
      </article>
      <PostSidebar />
    </main>
  );
}

function MissingPost() {
  return (
    <main id="main" className={layout.stack} tabIndex={-1}>
      <h1>That post wasn’t found.</h1>
      <p className={layout.lead}>It may have been renamed. The others are all on one page.</p>
      <p>
        <LinkButton to={paths.blog()} icon="arrow-left">
          Back to the blog
        </LinkButton>
      </p>
    </main>
  );
}
