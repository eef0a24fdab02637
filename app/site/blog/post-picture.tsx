import { pictureAt } from '~/ui/picture-address';
import styles from './post-picture.module.css';
import type { FrontMatter } from './post-schema';

/** The widths in pixels that scripts/draw-blog-pictures.mjs writes for each picture of 1280 x 720. */
const WIDTHS = [480, 800, 1280] as const;

type PostPictureProps = {
  src: string;
  alt: string;
  aspect?: FrontMatter['imageAspect'];
  position?: FrontMatter['imagePosition'];
  /** The `sizes` attribute, from which the browser chooses a width. */
  sizes: string;
  /** It is at the top of the page: loaded at once. */
  first?: boolean;
};

/** A picture of a post, in the size and format that suit the reader's device. */
export function PostPicture({
  src,
  alt,
  aspect = '16/9',
  position = 'center',
  sizes,
  first = false,
}: PostPictureProps) {
  const base = src.replace(/\.jpg$/, '');
  const sources = (format: 'avif' | 'webp') =>
    WIDTHS.map((width) => `${pictureAt(`${base}-${width}.${format}`)} ${width}w`).join(', ');
  return (
    <picture className={styles.picture} data-aspect={aspect} data-position={position}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
      <img
        src={pictureAt(src)}
        alt={alt}
        width={1280}
        height={720}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        {...(first ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}
