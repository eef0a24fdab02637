import { PRESETS } from '~/maps/map/presets';
import { type PlaceTheme, THEMES } from '~/maps/map/recipe';
import { recipeToParams } from '~/maps/map/recipe-link';
import { THEME_NAMES, themeRecipe } from '~/maps/map/themes';
import { paths } from '~/paths';
import styles from './preset-gallery.module.css';

type PresetGalleryProps = {
  seed: string;
  /** The URL of the tool that the pictures link to. */
  action: string;
  onChoose: (id: string) => void;
  onTheme: (theme: PlaceTheme) => void;
};

const PLACES = THEMES.filter((theme) => theme !== 'none');

/** Presets and themes, each with a picture of an example. */
export function PresetGallery({ seed, action, onChoose, onTheme }: PresetGalleryProps) {
  const cards = [
    ...PRESETS.map(({ id, name }) => ({
      id,
      name,
      search: new URLSearchParams({ preset: id, seed }),
      choose: () => onChoose(id),
    })),
    ...PLACES.map((theme) => ({
      id: `theme-${theme}`,
      name: THEME_NAMES[theme],
      search: recipeToParams(themeRecipe(theme, seed)),
      choose: () => onTheme(theme),
    })),
  ];
  return (
    <ul className={styles.gallery} aria-label="Presets and themes">
      {cards.map(({ id, name, search, choose }) => (
        <li key={id}>
          <a
            className={styles.place}
            href={`${action}?${search}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              choose();
            }}
          >
            <img
              src={paths.presetPicture({ id })}
              alt=""
              width="160"
              height="120"
              loading="lazy"
              decoding="async"
            />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
