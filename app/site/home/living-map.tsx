import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { pictureAt } from '~/ui/picture-address';
import styles from './hero.module.css';
import { HOME_MAP_SIZE, type HomeMap, homeMapSearch } from './home-maps';

/** The file's pixels per square; it is a vector drawing, sharp at any size. */
const SQUARE_PX = 20;

/**
 * The map of the day, which draws itself once, without animation for visitors who prefer reduced motion; links to
 * Mapwright.
 */
export function LivingMap({ map }: { map: HomeMap }) {
  const { seed, name } = map;
  const { width, height } = HOME_MAP_SIZE;
  return (
    <figure className={styles.map}>
      <picture>
        <source
          media="(prefers-reduced-motion: reduce)"
          srcSet={pictureAt(`/pictures/home/${seed}-still.svg`)}
        />
        <img
          src={pictureAt(`/pictures/home/${seed}.svg`)}
          alt={`A dungeon map that Mapwright drew: ${name}.`}
          width={width * SQUARE_PX}
          height={height * SQUARE_PX}
          draggable={false}
          loading="eager"
          // React 18 knows this attribute in lower case only.
          {...{ fetchpriority: 'high' }}
        />
      </picture>
      <figcaption>
        <i>{name}</i>, drawn by <Link to={paths.tryMapwright(homeMapSearch(map))}>Mapwright</Link>
      </figcaption>
    </figure>
  );
}
