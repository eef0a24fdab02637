import {
  type Dispatch,
  type MutableRefObject,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { SVG_UNITS } from '~/maps/draw/svg-units';
import type { Place } from '~/maps/map/grid';
import type { MapLook } from '~/maps/map/map-look';
import { toolOf } from '../edit/drawing-tools';
import type { EditorAction } from '../edit/editor';
import type { EditorState } from '../edit/editor-state';
import { drawingHere, fetchDrawing } from './late-drawing';
import { type BroughtPieces, type ChunkLayer, createChunkLayer } from './map-chunk-layer';
import { MapMarks } from './map-marks';
import type { Sight } from './map-sight';
import styles from './map-stage.module.css';
import { type Frame, hasButtonsInRow, visibleSquares } from './map-view';
import { useFrame } from './use-frame';
import { useMapView, type ViewControls } from './use-map-view';
import { usePointers } from './use-pointers';
import { useStageKeys } from './use-stage-keys';
import { ZoomButtons } from './zoom-buttons';

/**
 * The size of the map area and what it shows, for drawing the next map in the Web Worker, and the pieces drawn there.
 */
export type Easel = { frame: Frame | null; sight: Sight | null; brought: BroughtPieces | null };

const NOT_FOLLOWED =
  'The drawing engine could not load: the picture catches up when you are back online. No stroke is lost.';

export type MapStageProps = {
  editor: EditorState | null;
  dispatch: Dispatch<EditorAction>;
  look: MapLook;
  easel: MutableRefObject<Easel>;
  /** The map area and its view, for commands. */
  pad: RefObject<HTMLDivElement>;
  view: MutableRefObject<ViewControls | null>;
  /** Opens a room that was pressed with the hand, or with Enter. */
  onRoom: (number: number) => void;
  /** The picture drawn by the server, shown until ours is ready. */
  children: ReactNode;
};

/** The interactive map: the picture in pieces, the overlay, and all ways to draw and to move. */
export function MapStage(props: MapStageProps) {
  const { editor, dispatch, look, easel, pad, onRoom, children } = props;
  const stage = useRef<HTMLElement>(null);
  const group = useRef<SVGGElement>(null);
  const layer = useRef<ChunkLayer | null>(null);
  const [arrivals, setArrivals] = useState(0);
  const frame = useFrame(stage);
  const map = editor?.map ?? null;
  const controls = useMapView(map, frame);
  const { view } = controls;
  props.view.current = controls;
  const isHand = editor?.draw.tool === 'hand';
  const openRoom = ({ x, y }: Place): boolean => {
    if (map === null || x < 0 || y < 0 || x >= map.width || y >= map.height) return false;
    const number = map.room[y * map.width + x] ?? 0;
    if (number > 0) onRoom(number);
    return number > 0;
  };
  const keys = useStageKeys({
    editor,
    dispatch,
    controls,
    open: (at) => isHand && openRoom(at),
  });
  const pointers = usePointers(stage, {
    controls,
    draws: editor !== null && toolOf(editor.draw.tool).gesture !== 'none',
    taps: editor !== null && toolOf(editor.draw.tool).gesture === 'once',
    press: (at) => dispatch({ type: 'press', at }),
    look: openRoom,
    drag: (at) => {
      const last = editor?.stroke?.last;
      if (last?.x !== at.x || last.y !== at.y) dispatch({ type: 'drag', at });
    },
    lift: () => dispatch({ type: 'lift' }),
    drop: () => dispatch({ type: 'drop' }),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrivals` counts the drawing code's arrival, after which the missing parts are drawn
  useLayoutEffect(() => {
    if (group.current === null || map === null || view === null || frame === null) return;
    layer.current ??= createChunkLayer(group.current);
    const sight = { visible: visibleSquares(view, map, frame), shownPx: view.px };
    const isWhole = layer.current.show(map, look, sight, easel.current.brought);
    easel.current.sight = sight;
    if (isWhole) return;
    fetchDrawing().then(
      () => setArrivals((count) => count + 1),
      () => dispatch({ type: 'say', message: NOT_FOLLOWED }),
    );
  }, [map, look, view, frame, easel, dispatch, arrivals]);
  useLayoutEffect(() => {
    // Before the first map is requested, since the observer reports later.
    easel.current.frame = frame ?? stage.current?.getBoundingClientRect() ?? null;
  }, [frame, easel]);
  useEffect(() => {
    return () => {
      layer.current = null;
    };
  }, []);

  const { brought } = easel.current;
  const broughtGround = brought?.look === look ? brought.drawn.ground : null;
  const ground = drawingHere()?.groundOf(look) ?? broughtGround;
  const isReady = editor !== null && view !== null;
  return (
    <section
      ref={stage}
      className={styles.stage}
      data-tool={editor?.draw.tool ?? 'hand'}
      aria-label="Map"
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole lint/a11y/noStaticElementInteractions: it gets its role when it is ready to be drawn on */}
      <div
        ref={pad}
        className={styles.pad}
        tabIndex={isReady ? 0 : undefined}
        role={isReady ? 'application' : undefined}
        aria-label={isReady ? `Drawing board: ${editor.map.name}` : undefined}
        aria-describedby={isReady ? 'board-keys' : undefined}
        onKeyDown={keys}
        {...(isReady ? pointers : {})}
      >
        {!isReady && children}
        <svg
          className={styles.canvas}
          data-ready={isReady || undefined}
          aria-hidden="true"
          width={frame?.width}
          height={frame?.height}
          viewBox={frame ? `0 0 ${frame.width} ${frame.height}` : undefined}
        >
          {isReady && ground !== null && (
            <rect className={styles.paper} width="100%" height="100%" fill={ground} />
          )}
          <g
            transform={
              view
                ? `scale(${view.px / SVG_UNITS}) translate(${-view.x * SVG_UNITS} ${-view.y * SVG_UNITS})`
                : undefined
            }
          >
            <g ref={group} />
            {isReady && <MapMarks editor={editor} />}
          </g>
        </svg>
      </div>
      {isReady && frame && <ZoomButtons controls={controls} inRow={hasButtonsInRow(frame)} />}
    </section>
  );
}
