import { IconButton } from '~/ui/button';
import { ZOOM_STEP } from './board-commands';
import styles from './map-stage.module.css';
import { ToolButton } from './tool-button';
import type { ViewControls } from './use-map-view';

/** Buttons to zoom in, zoom out, and show the whole map. */
export function ZoomButtons({ controls, inRow }: { controls: ViewControls; inRow: boolean }) {
  return (
    <div className={styles.zoom} data-row={inRow || undefined}>
      <IconButton
        type="button"
        icon="plus"
        label="Zoom in"
        onClick={() => controls.zoom(ZOOM_STEP)}
      />
      <IconButton
        type="button"
        icon="minus"
        label="Zoom out"
        onClick={() => controls.zoom(1 / ZOOM_STEP)}
      />
      <ToolButton drawing="fit" label="Show the whole map" onPress={controls.fit} />
    </div>
  );
}
