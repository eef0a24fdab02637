import { useCallback, useEffect, useRef, useState } from 'react';
import type { DungeonMap, Place } from '~/maps/map/grid';
import {
  type Frame,
  fitView,
  keepInSight,
  type MapView,
  panView,
  showSquare,
  zoomView,
} from './map-view';

export type ViewControls = {
  view: MapView | null;
  zoom(factor: number, at?: Place): void;
  pan(by: Place): void;
  fit(): void;
  reveal(square: Place): void;
};

/** The visible part of the map: all of it when a map of another size opens, then as the user moves and zooms. */
export function useMapView(map: DungeonMap | null, frame: Frame | null): ViewControls {
  const [view, setView] = useState<MapView | null>(null);
  const touched = useRef(false);
  const width = map?.width ?? 0;
  const height = map?.height ?? 0;
  const shown = useRef('');

  useEffect(() => {
    if (frame === null || width === 0) return;
    const sides = `${width} ${height}`;
    if (shown.current !== sides) touched.current = false;
    shown.current = sides;
    const map = { width, height };
    setView((old) =>
      old !== null && touched.current ? keepInSight(old, map, frame) : fitView(map, frame),
    );
  }, [frame, width, height]);

  const change = useCallback(
    (next: (view: MapView, frame: Frame) => MapView) => {
      if (frame === null) return;
      touched.current = true;
      setView((old) => old && keepInSight(next(old, frame), { width, height }, frame));
    },
    [frame, width, height],
  );

  return {
    view,
    zoom: (factor, at) =>
      change((old, { width: w, height: h }) => zoomView(old, factor, at ?? { x: w / 2, y: h / 2 })),
    pan: (by) => change((old, size) => panView(old, by, { width, height }, size)),
    fit: () => {
      touched.current = false;
      if (frame !== null) setView(fitView({ width, height }, frame));
    },
    reveal: (square) => change((old, size) => showSquare(old, square, size)),
  };
}
