import { useRouteLoaderData } from '@remix-run/react';
import type { Preferences } from '~/platform/preferences';
import { type PictureCrop, pictureAddress, pictureSize } from './product-pictures';

/** The theme that the visitor chose; 'system' where none was chosen. */
function useChosenTheme(): Preferences['theme'] {
  return useRouteLoaderData<Pick<Preferences, 'theme'>>('root')?.theme ?? 'system';
}

const NARROW = '(width < 40rem)';
const DARK = '(prefers-color-scheme: dark)';

export type ProductPictureProps = {
  of: string;
  /** The crop for wide screens; narrow screens always get the narrow crop. */
  crop?: PictureCrop;
  alt: string;
  /** It is visible without scrolling: loaded at once instead of lazily. */
  first?: boolean;
};

/** A screenshot of the product, in the theme of its page. */
export function ProductPicture({ of, crop = 'narrow', alt, first = false }: ProductPictureProps) {
  const theme = useChosenTheme();
  const crops: PictureCrop[] = crop === 'wide' ? ['narrow', 'wide'] : ['narrow'];
  const usual = theme === 'dark' ? 'dark' : 'light';
  const sources = crops.flatMap((one) => {
    const narrow = one === 'narrow' && crop === 'wide' ? [NARROW] : [];
    const size = pictureSize(of, one);
    const dark = { media: [...narrow, DARK], src: pictureAddress(of, one, 'dark'), size };
    const light = { media: narrow, src: pictureAddress(of, one, usual), size };
    return theme === 'system' ? [dark, light] : [light];
  });
  const last = sources.at(-1);
  return (
    <picture>
      {sources.slice(0, -1).map(({ media, src, size }) => (
        <source key={src} media={media.join(' and ')} srcSet={src} {...size} />
      ))}
      <img
        src={last?.src}
        alt={alt}
        {...last?.size}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'auto' : 'async'}
      />
    </picture>
  );
}
