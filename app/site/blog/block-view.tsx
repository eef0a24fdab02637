import { Icon } from '~/ui/icon';
import styles from './blog.module.css';
import { PostPicture } from './post-picture';
import type { Block } from './post-schema';
import { PostLink, Words } from './words';

/** Renders one block of a post. */
export function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case 'h2':
      return <h2 id={block.id}>{block.text}</h2>;
    case 'image':
      return (
        <figure>
          <PostPicture src={block.src} alt={block.alt} sizes="(width < 64rem) 92vw, 40rem" />
          {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((words) => (
            <li key={JSON.stringify(words)}>
              <Words words={words} />
            </li>
          ))}
        </ul>
      );
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <p>
            <Words words={block.words} />
          </p>
        </blockquote>
      );
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be focusable to be scrolled by keyboard
        <pre tabIndex={0}>
          <code data-lang={block.lang}>{block.code}</code>
        </pre>
      );
    case 'link':
      return (
        <p className={styles.onward}>
          <PostLink href={block.href}>{block.text}</PostLink>
          <Icon name="arrow-right" />
        </p>
      );
  }
}
