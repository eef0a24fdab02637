import { PRESETS } from '~/maps/map/presets';
import { paths } from '~/paths';
import styles from './preset-gallery.module.css';

type PresetGalleryProps = {
  seed: string;
  /** The URL of the tool that the pictures link to. */
  action: string;
  onChoose: (id: string) => void;
};

/** Presets, each with a picture of an example. */
export function PresetGallery({ seed, action, onChoose }: PresetGalleryProps) {
  return (
    <ul className={styles.gallery} aria-label="Presets">
      {PRESETS.map((preset) => (
        <li key={preset.id}>
          <a
            className={styles.place}
            href={`${action}?${new URLSearchParams({ preset: preset.id, seed })}`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(preset.id);
            }}
          >
            <img
              src={paths.presetPicture({ id: preset.id })}
              alt=""
              width="160"
              height="120"
              loading="lazy"
              decoding="async"
            />
            <span>{preset.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
