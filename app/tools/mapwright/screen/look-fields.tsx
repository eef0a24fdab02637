import { AUDIENCE_NAMES, MAP_STYLES, type MapLook, STYLE_NAMES } from '~/maps/map/map-look';
import styles from './recipe-form.module.css';

type LookFieldsProps = { look: MapLook; onLook: (changes: Partial<MapLook>) => void };

/** How the map is drawn, and for whom. */
export function LookFields({ look, onLook }: LookFieldsProps) {
  return (
    <>
      <fieldset className={styles.styles}>
        <legend>Style</legend>
        {MAP_STYLES.map((style) => (
          <label key={style} className={styles.swatch} data-style={style}>
            <input
              type="radio"
              name="style"
              value={style}
              checked={look.style === style}
              onChange={() => onLook({ style })}
            />
            <span>{STYLE_NAMES[style]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.switches}>
        <legend>Shown to</legend>
        {(['gm', 'player'] as const).map((audience) => (
          <label key={audience} className={styles.switch}>
            <input
              type="radio"
              name="view"
              value={audience}
              checked={look.audience === audience}
              onChange={() => onLook({ audience })}
            />
            {AUDIENCE_NAMES[audience]}
          </label>
        ))}
      </fieldset>
      <div className={styles.switches}>
        <OnOff name="grid" label="Grid" on={look.grid} onChange={(grid) => onLook({ grid })} />
        <OnOff
          name="smooth"
          label="Smooth caves"
          on={look.smooth}
          onChange={(smooth) => onLook({ smooth })}
        />
        <label className={styles.switch}>
          <input
            type="checkbox"
            name="theme"
            value="dark"
            checked={look.theme === 'dark'}
            onChange={(event) => onLook({ theme: event.target.checked ? 'dark' : 'light' })}
          />
          Dark
        </label>
      </div>
    </>
  );
}

type OnOffProps = { name: string; label: string; on: boolean; onChange: (on: boolean) => void };

/** A checkbox that submits "off" when unchecked; the last value counts. */
function OnOff({ name, label, on, onChange }: OnOffProps) {
  return (
    <label className={styles.switch}>
      <input type="hidden" name={name} value="off" />
      <input
        type="checkbox"
        name={name}
        value="on"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
