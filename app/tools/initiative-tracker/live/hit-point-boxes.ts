/** Boxes per line, in groups of five. */
const IN_A_LINE = 30;
/** Most boxes with one hit point each; above that a box stands for several. */
const MOST_BOXES = 90;

export type HitPointBoxes = {
  /** Hit points per box: 1, 5 or 10. */
  each: number;
  width: number;
  height: number;
  /** The boxes as an SVG path, and the strokes through those already lost. */
  boxes: string;
  crossed: string;
};

/** Boxes to cross off on paper, one for each hit point, or for five or ten when there are many. */
export function hitPointBoxes(maximum: number, now: number): HitPointBoxes {
  const each = maximum <= MOST_BOXES ? 1 : maximum <= MOST_BOXES * 5 ? 5 : 10;
  const count = Math.ceil(maximum / each);
  const left = Math.ceil(Math.max(0, now) / each);
  let [boxes, crossed] = ['', ''];
  for (let at = 0; at < count; at += 1) {
    const column = at % IN_A_LINE;
    const x = 1 + column * 10 + Math.floor(column / 5) * 4;
    const y = 1 + Math.floor(at / IN_A_LINE) * 11;
    boxes += `M${x} ${y}h8v8h-8z`;
    if (at >= left) crossed += `M${x} ${y}l8 8`;
  }
  const inLine = Math.min(count, IN_A_LINE);
  const width = inLine * 10 + Math.floor(Math.max(0, inLine - 1) / 5) * 4;
  return { each, width, height: Math.ceil(count / IN_A_LINE) * 11, boxes, crossed };
}
