import { pictureAt } from '~/ui/picture-address';
import { PICTURES, type PictureName, pictureShape } from './picture-table';

export type DrawnPictureProps = {
  of: PictureName;
  /** Its width in the page, as in the `sizes` attribute of an image. */
  sizes: string;
  /** It is visible without scrolling: loaded at once instead of lazily. */
  first?: boolean;
  className?: string;
};

function addresses(name: PictureName, format: string): string {
  return pictureShape(name)
    .widths.map((width) => `${pictureAt(`/pictures/${name}-${width}.${format}`)} ${width}w`)
    .join(', ');
}

/** One of the site's drawings, in the best format and the smallest sufficient size. */
export function DrawnPicture({ of, sizes, first = false, className }: DrawnPictureProps) {
  const { width, height } = pictureShape(of);
  return (
    <picture>
      <source type="image/avif" srcSet={addresses(of, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={addresses(of, 'webp')} sizes={sizes} />
      <img
        className={className}
        src={pictureAt(`/pictures/${of}-${width}.jpg`)}
        alt={PICTURES[of]}
        width={width}
        height={height}
        draggable={false}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'auto' : 'async'}
        // React 18 knows this attribute in lower case only.
        {...(first ? { fetchpriority: 'high' } : {})}
      />
    </picture>
  );
}
