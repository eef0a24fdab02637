import { type ReactNode, useState } from 'react';
import { pictureSize } from '~/maps/draw/picture-size';
import type { DungeonMap } from '~/maps/map/grid';
import { AUDIENCE_NAMES } from '~/maps/map/map-look';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Select } from '~/ui/select';
import type { UvttAudience } from '../file/uvtt';
import { chosenPixels, pixelChoices, tooLarge } from './pixel-choices';
import { NAMED_PX, PRO_FILES } from './pro-files';
import styles from './recipe-form.module.css';
import type { Files } from './use-files';

type ExportMenuProps = {
  map: DungeonMap;
  files: Files;
  /** The link to Pro, for users without it. */
  wayToPro: ReactNode;
};

const VERSIONS = ['player', 'table', 'gm'] as const;
const VERSION_NAMES: Readonly<Record<UvttAudience, string>> = {
  ...AUDIENCE_NAMES,
  table: 'Closed secret doors, all rooms in the picture',
};
const VERSION_HINTS: Readonly<Record<UvttAudience, string>> = {
  table:
    'No numbers, traps or game master’s labels, but every room: for a table whose fog hides what players have not seen. Secret doors are closed doors in the wall.',
  player: 'No room numbers, secret doors, traps or game master’s labels.',
  gm: 'Everything; secret doors can be opened.',
};

/** Export and import of the map. */
export function ExportMenu({ map, files, wayToPro }: ExportMenuProps) {
  const [wanted, setWanted] = useState(NAMED_PX);
  const cellPx = chosenPixels(map, wanted);
  const { width, height } = pictureSize(map, cellPx);
  // A virtual tabletop shows everything to players: the game master's version must be chosen explicitly.
  const [shownTo, setShownTo] = useState<UvttAudience>('player');
  return (
    <details className={styles.more}>
      <summary>Export and import</summary>
      <div className={styles.inner}>
        {wayToPro && (
          <div className={styles.note}>
            <p>{PRO_FILES}</p>
            {wayToPro}
          </div>
        )}
        <Select
          name="pixels"
          label="Pixels per square (PNG, virtual tabletop)"
          hint={`${width} × ${height} pixels. ${tooLarge(map)}`.trim()}
          value={String(cellPx)}
          choices={pixelChoices(map, wayToPro === null)}
          onChange={(event) => setWanted(Number(event.target.value))}
        />
        <Select
          name="version"
          label="Version for a virtual tabletop"
          hint={VERSION_HINTS[shownTo]}
          value={shownTo}
          choices={VERSIONS.map((value) => ({ value, label: VERSION_NAMES[value] }))}
          onChange={(event) =>
            setShownTo(VERSIONS.find((one) => one === event.target.value) ?? 'player')
          }
        />
        <div className={styles.files}>
          <Button
            type="button"
            kind="quiet"
            busy={files.busy === 'png'}
            onClick={() => files.picture({ kind: 'png', cellPx })}
          >
            PNG
          </Button>
          <Button
            type="button"
            kind="quiet"
            busy={files.busy === 'uvtt'}
            onClick={() => files.picture({ kind: 'uvtt', cellPx, audience: shownTo })}
          >
            {wayToPro ? 'Universal VTT (Pro)' : 'Universal VTT'}
          </Button>
          <Button type="button" kind="quiet" busy={files.busy === 'svg'} onClick={files.svg}>
            SVG
          </Button>
          <Button type="button" kind="quiet" busy={files.busy === 'json'} onClick={files.json}>
            JSON
          </Button>
        </div>
        <label className={styles.open}>
          <Icon name="upload" />
          Open a map file (JSON)
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file) void files.open(file);
              event.target.value = '';
            }}
          />
        </label>
      </div>
    </details>
  );
}
