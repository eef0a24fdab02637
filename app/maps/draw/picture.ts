import type { PathPen } from '~/paper/path-pen';
import type { Place } from '../map/grid';

export type Trace = (pen: PathPen) => void;

/** Outlines that several layers share for drawing, shading and clipping. */
export type ShapeName = 'floor' | 'water' | 'lava' | 'chasm' | 'ice';

export type Stroke = {
  /** "#rrggbb", or the hatching pattern in files that support patterns. */
  colour: string | 'hatching';
  /** In squares. */
  width: number;
  /** In squares: lengths of dashes and gaps in turn. */
  dash?: readonly number[];
  cap?: 'butt' | 'round';
};

/** A shape to draw, in squares; later layers cover earlier ones. */
export type ShapeLayer = {
  kind: 'shape';
  name: string;
  shape: ShapeName | Trace;
  /** "#rrggbb", or the hatching pattern like a stroke's. */
  fill?: string | 'hatching';
  stroke?: Stroke;
  /** Clips the layer to the intersection of these shapes. */
  within?: readonly ShapeName[];
  /** Shifts the shape, in squares. */
  shift?: Place;
};

/** A text and the height of its letters in squares. */
export type TextMark = { x: number; y: number; text: string; size: number };

/** Texts centred on their positions. */
export type TextLayer = {
  kind: 'text';
  name: string;
  marks: TextMark[];
  colour: string;
  rim: string;
  bold: boolean;
};

export type Layer = ShapeLayer | TextLayer;

/** A drawn map in squares, to be written as SVG or PDF. */
export type Picture = { shapes: Partial<Record<ShapeName, Trace>>; layers: Layer[] };
