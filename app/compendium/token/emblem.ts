/** The colours of a token: ink and paper; each emblem adds one colour. */
export const INK = '#2a1f17';
export const PAPER = '#f3e6c8';

/** One layer of an emblem, drawn in order. Coordinates range from -100 to 100 around the centre. */
export type Layer = { in: 'ink' | 'paper' | 'colour'; path: string; line?: number };

/** The emblem of a creature type, with its colour. */
export type Emblem = { colour: string; layers: readonly Layer[] };

/** A shape in ink, in paper (cut out), or in the emblem's colour. */
export const ink = (path: string): Layer => ({ in: 'ink', path });
export const paper = (path: string): Layer => ({ in: 'paper', path });
export const colour = (path: string): Layer => ({ in: 'colour', path });

/** The same shape as a line of one width. */
export const lined = (layer: Layer, line: number): Layer => ({ ...layer, line });

/** A disc as a path. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
