/** In seconds: a pen draws the walls, and meanwhile light spreads from the entrance. */
const PEN = { begin: 0.3, long: 2.6 };
const LIGHT = { begin: 1.5, long: 2.9 };

/** The softness of the light's edge, as a part of its radius. */
const SOFT = 0.72;

/** The layers that the pen draws; the light reveals the others. */
const PENNED = new Set(['walls', 'rock']);

/**
 * A map that draws itself once: a pen traces the walls, then lantern light spreads from the entrance and reveals the
 * rest. With `still` it is simply shown. Uses only attributes and `<animate>`, which no content security policy blocks.
 */
export function livingMap(engine, search, { still = false } = {}) {
  const { generateMap, readRecipe, prepareDrawing, drawArea, mapPalette, pathData } = engine;
  const { SVG_UNITS, svgLayers } = engine;
  const { recipe, corrected } = readRecipe(new URLSearchParams(search));
  if (corrected.length > 0) throw new Error(`${search}: ${corrected.join(' ')}`);
  const map = generateMap(recipe);
  const [width, height] = [map.width, map.height];
  const palette = mapPalette('parchment', 'light');
  const choices = { palette, audience: 'gm', grid: true, smooth: true, hatching: 'strokes' };
  const picture = drawArea(prepareDrawing(map, choices), { x: 0, y: 0, width, height });
  const lit = { ...picture, layers: picture.layers.filter(({ name }) => !PENNED.has(name)) };
  const [wide, high] = [width * SVG_UNITS, height * SVG_UNITS];
  const whole = `width="${wide}" height="${high}"`;
  const paper = `<rect ${whole} fill="${palette.ground}"/>`;
  const walls = loopsOf(pathData(picture.shapes.floor));
  const pen =
    `fill="none" stroke="${palette.wall.colour}" stroke-width="${palette.wall.width * SVG_UNITS}" ` +
    'stroke-linecap="round" stroke-linejoin="round"';
  const ink = still
    ? `<path d="${walls.join('')}" ${pen}/>`
    : `<g ${pen}>${walls.map(drawnByPen).join('')}</g>`;
  const things = svgLayers(lit, 'm-');
  const shown = still ? things : `${lantern(map, SVG_UNITS)}<g mask="url(#lit)">${things}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 20}" height="${height * 20}" ` +
    `viewBox="0 0 ${wide} ${high}">${paper}${shown}${ink}</svg>\n`
  );
}

/** The closed walls of a path, one by one; each starts with its own absolute move. */
function loopsOf(data) {
  return data.match(/M[^M]+/g) ?? [];
}

/** One wall, drawn from start to end; longer walls take the whole time. */
function drawnByPen(data, at) {
  const long = Math.min(PEN.long, 0.8 + data.length / 900);
  const begin = PEN.begin + (at % 5) * 0.22;
  return (
    `<path d="${data}" pathLength="1" stroke-dasharray="1 2" stroke-dashoffset="1.02">` +
    `<animate attributeName="stroke-dashoffset" from="1.02" to="0" begin="${rounded(begin)}s" dur="${rounded(long)}s" ` +
    'fill="freeze" calcMode="spline" keyTimes="0;1" keySplines=".4 0 .4 1"/></path>'
  );
}

/** A soft circle of light that grows from the first entrance, or from the middle of a map without one. */
function lantern({ width, height, entrances }, units) {
  const from = entrances[0] ?? { x: width / 2, y: height / 2 };
  const [x, y] = [(from.x + 0.5) * units, (from.y + 0.5) * units];
  const far = Math.hypot(Math.max(x, width * units - x), Math.max(y, height * units - y));
  const reach = Math.round(far / SOFT) + units;
  return (
    `<defs><radialGradient id="rim"><stop offset="${SOFT}" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>` +
    `<mask id="lit" maskUnits="userSpaceOnUse" x="0" y="0" width="${width * units}" height="${height * units}">` +
    `<circle cx="${x}" cy="${y}" r="0" fill="url(#rim)"><animate attributeName="r" from="0" to="${reach}" ` +
    `begin="${LIGHT.begin}s" dur="${LIGHT.long}s" fill="freeze" calcMode="spline" keyTimes="0;1" keySplines=".3 0 .5 1"/></circle></mask></defs>`
  );
}

function rounded(seconds) {
  return Math.round(seconds * 100) / 100;
}
