/** Rounds a coordinate to one decimal to keep paths short. */
export function digits(value: number): number {
  return Math.round(value * 10) / 10;
}

type Stroke = readonly [ax: number, ay: number, bx: number, by: number];

/** Strokes that are widest in the middle and taper to points, as one SVG path, like cuts in a woodblock. */
export function cuts(strokes: readonly Stroke[], width = 6): string {
  return strokes
    .map(([ax, ay, bx, by]) => {
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const [nx, ny] = [((ay - by) / length) * width, ((bx - ax) / length) * width];
      const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
      return `M${digits(ax)} ${digits(ay)}Q${digits(mx + nx)} ${digits(my + ny)} ${digits(bx)} ${digits(by)}Q${digits(mx - nx)} ${digits(my - ny)} ${digits(ax)} ${digits(ay)}`;
    })
    .join('');
}

/** Strokes that radiate from the centre. */
export function fan(from: number, to: number, count: number, start = 0, width = 6): string {
  const strokes = Array.from({ length: count }, (_, at): Stroke => {
    const angle = start + (at * 2 * Math.PI) / count;
    const end = at % 2 === 0 ? to : to - (to - from) * 0.35;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return [x * from, y * from, x * end, y * end];
  });
  return cuts(strokes, width);
}

/** The outline of a cogwheel. */
export function cog(outer: number, inner: number, teeth: number): string {
  const step = (2 * Math.PI) / teeth;
  const points = Array.from({ length: teeth }, (_, at) => {
    const angle = at * step;
    const corners: [number, number][] = [
      [inner, -0.3],
      [outer, -0.19],
      [outer, 0.19],
      [inner, 0.3],
    ];
    return corners.map(([radius, turn]) => {
      const here = angle + turn * step;
      return `${digits(Math.cos(here) * radius)} ${digits(Math.sin(here) * radius)}`;
    });
  });
  return `M${points.flat().join('L')}Z`;
}
