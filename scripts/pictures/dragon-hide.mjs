import { mix, taper } from './ink.mjs';
import { shine } from './stone.mjs';

/** The colours of a dragon in the dark: its hide, and its edges lit from behind. */
export const HIDE = '#130706';
export const RIM = '#e88f3a';

/** How much of the doorway's light reaches a point of the hide. */
const lightAt = (x, y) => shine([x, y], [[520, 400, 330, 1]]);

/** Points along a line through `[x, y, width]`, with the direction at each. */
function stations(line, step) {
  const out = [];
  for (let index = 0; index < line.length - 1; index += 1) {
    const [ax, ay, aw] = line[index];
    const [bx, by, bw] = line[index + 1];
    const length = Math.hypot(bx - ax, by - ay);
    const count = Math.max(1, Math.round(length / step));
    for (let part = 0; part < count; part += 1) {
      const share = part / count;
      out.push({
        x: ax + (bx - ax) * share,
        y: ay + (by - ay) * share,
        width: aw + (bw - aw) * share,
        dx: (bx - ax) / length,
        dy: (by - ay) / length,
      });
    }
  }
  return out;
}

/** Rows of scales cut into the hide, fainter where there is less light. */
export function scalesAlong(line, random) {
  let out = '';
  stations(line, 17).forEach(({ x, y, width, dx, dy }, row) => {
    const across = Math.max(2, Math.floor(width / 20));
    for (let column = 0; column < across; column += 1) {
      const off = ((column + 0.5 + (row % 2) * 0.5) / across - 0.5) * width * 0.86;
      if (off < -width * 0.16) continue;
      const [sx, sy] = [x - dy * off, y + dx * off];
      const light = lightAt(sx, sy) * (0.45 + random.below(50) / 100);
      if (light < 0.16) continue;
      const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
      out += `<path d="M-3 -7q9 7 0 14" transform="translate(${sx.toFixed(0)} ${sy.toFixed(0)}) rotate(${turn.toFixed(0)})" fill="none" stroke="${mix(HIDE, RIM, light)}" stroke-width="2.4" stroke-linecap="round"/>`;
    }
  });
  return out;
}

/** The broad plates of the throat, on the neck's inner side. */
export function plates(line) {
  return stations(line, 21)
    .filter(({ x }) => x < 650)
    .map(({ x, y, width, dx, dy }) => {
      const on = (off, ahead) => [
        x - dy * off * width + dx * ahead,
        y + dx * off * width + dy * ahead,
      ];
      const [from, middle, to] = [on(-0.47, -3), on(-0.36, 3), on(-0.2, 1)];
      const light = lightAt(...from);
      return taper(
        [
          [...from, 3],
          [...middle, 6],
          [...to, 1],
        ],
        `fill="${mix(HIDE, '#ffbf6e', 0.15 + light * 0.75)}"`,
      );
    })
    .join('');
}
