import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import styles from './blog.module.css';
import type { PostCard } from './post-schema';

type PostNeighboursProps = { previous: PostCard | null; next: PostCard | null };

/** Links to the posts written just before and just after. */
export function PostNeighbours({ previous, next }: PostNeighboursProps) {
  return (
    <nav className={styles.neighbours} aria-label="Previous and next post">
      {previous && (
        <Link to={paths.blogPost(previous)} rel="prev">
          <span>
            <Icon name="arrow-left" size="small" /> Previous
          </span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className={styles.next} to={paths.blogPost(next)} rel="next">
          <span>
            Next <Icon name="arrow-right" size="small" />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
