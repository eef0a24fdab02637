import { paths } from '~/paths';
import { Badge } from '~/ui/badge';
import { Card } from '~/ui/card';
import styles from './post-card.module.css';
import { PostPicture } from './post-picture';
import type { PostCard } from './post-schema';
import { PublishedDay } from './published-day';

type PostCardViewProps = { post: PostCard; level?: 2 | 3; first?: boolean };

/** A post as a card that links to it. */
export function PostCardView({ post, level = 2, first = false }: PostCardViewProps) {
  return (
    <Card
      level={level}
      heading={post.title}
      to={paths.blogPost(post)}
      picture={
        <PostPicture
          src={post.imageUrl}
          alt=""
          aspect={post.imageAspect}
          position={post.imagePosition}
          sizes="(width < 40rem) 90vw, 26rem"
          first={first}
        />
      }
      footer={
        <>
          <span className={styles.day}>
            <PublishedDay day={post.publishedAt} />
          </span>
          {post.pinned && (
            <Badge tone="ember" icon="star">
              Pinned
            </Badge>
          )}
        </>
      }
    >
      <p>{post.summary}</p>
    </Card>
  );
}
