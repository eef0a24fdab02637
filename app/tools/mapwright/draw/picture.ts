import type { PathPen } from '~/paper/path-pen';
import type { Place } from '../map/grid';

export type Trace = (pen: PathPen) => void;

/** Outlines that several layers share: drawn, shaded and used as a stencil. */
export type ShapeName = 'floor' | 'water';

export type Stroke = {
  /** "#rrggbb", or the seamless hatching where a file can hold a pattern. */
  colour: string | 'hatching';
  /** Squares. */
  width: number;
  /** Squares: drawn, left out, and so on. */
  dash?: readonly number[];
  cap?: 'butt' | 'round';
};

/** Something to paint, in squares; later layers cover earlier ones. */
export type ShapeLayer = {
  kind: 'shape';
  name: string;
  shape: ShapeName | Trace;
  fill?: string;
  stroke?: Stroke;
  /** Paints only where all these shapes are. */
  within?: readonly ShapeName[];
  /** Moves the shape, in squares. */
  shift?: Place;
};

/** A word and the height of its letters in squares. */
export type TextMark = { x: number; y: number; text: string; size: number };

/** Words centred upon their places. */
export type TextLayer = {
  kind: 'text';
  name: string;
  marks: TextMark[];
  colour: string;
  rim: string;
  bold: boolean;
};

export type Layer = ShapeLayer | TextLayer;

/** A map drawn, in squares, before it becomes SVG or PDF. */
export type Picture = { shapes: Partial<Record<ShapeName, Trace>>; layers: Layer[] };
