import { useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import { PIXELS_PER_SQUARE } from '../output/picture-size';
import styles from './recipe-form.module.css';
import type { Files } from './use-files';

/** The map as files, and files as maps. */
export function ExportMenu({ files }: { files: Files }) {
  const [cellPx, setCellPx] = useState('70');
  const input = useRef<HTMLInputElement>(null);
  const kind = (name: 'png' | 'uvtt') => files.picture({ kind: name, cellPx: Number(cellPx) });
  return (
    <details className={styles.more}>
      <summary>Export and import</summary>
      <div className={styles.inner}>
        <Select
          name="pixels"
          label="Pixels a square (PNG, virtual table)"
          value={cellPx}
          choices={PIXELS_PER_SQUARE.map((px) => ({ value: String(px), label: String(px) }))}
          onChange={(event) => setCellPx(event.target.value)}
        />
        <div className={styles.files}>
          <Button
            type="button"
            kind="quiet"
            busy={files.busy === 'png'}
            onClick={() => kind('png')}
          >
            PNG
          </Button>
          <Button
            type="button"
            kind="quiet"
            busy={files.busy === 'uvtt'}
            onClick={() => kind('uvtt')}
          >
            Universal VTT
          </Button>
          <Button type="button" kind="quiet" busy={files.busy === 'svg'} onClick={files.svg}>
            SVG
          </Button>
          <Button type="button" kind="quiet" busy={files.busy === 'json'} onClick={files.json}>
            JSON
          </Button>
        </div>
        <input
          ref={input}
          className={styles.file}
          type="file"
          accept=".json,application/json"
          aria-label="Open a map from a JSON file"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void files.open(file);
            event.target.value = '';
          }}
        />
      </div>
    </details>
  );
}
