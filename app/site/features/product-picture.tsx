import { useRouteLoaderData } from '@remix-run/react';
import type { Preferences } from '~/platform/preferences';
import { type PictureCrop, pictureAddress, pictureSize } from './product-pictures';

/** The light that the visitor chose for all pages; the system's own where none was chosen. */
function useChosenTheme(): Preferences['theme'] {
  return useRouteLoaderData<Pick<Preferences, 'theme'>>('root')?.theme ?? 'system';
}

const NARROW = '(width < 40rem)';
const DARK = '(prefers-color-scheme: dark)';

export type ProductPictureProps = {
  of: string;
  /** The crop for wide screens; narrow ones always have the narrow one. */
  crop?: PictureCrop;
  alt: string;
  /** It is in the first view: fetched at once rather than when it comes near. */
  first?: boolean;
};

/** A true picture of the product, in the light that its page is shown in. */
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
