import { candle, delver, fighter, wizard } from './figures.mjs';
import { glow, gradient, NIGHT, place } from './ink.mjs';
import { d20, dim, mapSheet, mini, pencil, planks } from './table-things.mjs';

const [W, H] = [1200, 800];

function woodenBase(random, lights) {
  return planks(random, { area: [-10, -10, W + 20, H + 20], count: 8, lights });
}

/** A finished map on a dark table beside a candle, a die and miniatures. */
export function mapOnTable(random, maps) {
  const light = [[880, 250, 520, 0.95]];
  return (
    woodenBase(random.fork('t'), light) +
    place(520, 420, 1, mapSheet(maps.rooms, 820), -7) +
    place(890, 660, 1, pencil(), -24) +
    dim(800, 330, 820, 0.9) +
    `<ellipse cx="1000" cy="328" rx="86" ry="26" fill="#050302" opacity=".6"/>` +
    place(
      1000,
      316,
      1.15,
      `<ellipse cx="0" cy="0" rx="62" ry="18" fill="#3a2113"/><ellipse cx="0" cy="-6" rx="62" ry="18" fill="#8a5426"/><ellipse cx="0" cy="-8" rx="48" ry="13" fill="#4a2a15"/>` +
        place(0, -8, 1, candle(128, 44)),
    ) +
    glow(900, 330, 560, NIGHT.amber, 0.35, 0.75) +
    `<ellipse cx="300" cy="676" rx="84" ry="22" fill="#050302" opacity=".55"/>` +
    place(300, 622, 1, d20(74)) +
    place(560, 330, 0.86, mini(fighter('#1a0e0a', '#f2b463'))) +
    place(640, 352, 0.8, mini(wizard('#1a0e0a', '#f2b463'))) +
    place(430, 250, 0.92, mini(delver('#3a0f10', '#ff9d5c'), '#3a1010')) +
    glow(1000, 180, 300, NIGHT.honey, 0.3)
  );
}

/** A lantern lights a half-unrolled map. */
export function mapHalfRolled(random, maps) {
  return (
    woodenBase(random.fork('t'), [[760, 330, 520, 0.9]]) +
    place(600, 430, 1.12, mapSheet(maps.cave, 900, { border: 0.03 }), 5) +
    rolledEnd(64, -60, 900, 5) +
    dim(640, 380, 860, 0.82) +
    standingLantern(930, 640) +
    place(420, 700, 0.9, d20(46, 12, { body: '#1d4a3a' })) +
    place(520, 730, 0.9, d20(40, 7, { body: '#3a2a66' })) +
    place(180, 660, 1, pencil(170, -62))
  );
}

function rolledEnd(x, y, height, turn) {
  const { define, fill } = gradient(
    [
      [0, '#5a3f22'],
      [0.35, '#f0dcae'],
      [0.6, '#d8bd86'],
      [1, '#4a321b'],
    ],
    [0, 0, 1, 0],
  );
  return place(
    x,
    y,
    1,
    `<rect x="12" y="6" width="96" height="${height}" fill="#000" opacity=".4"/>${define}<rect x="0" y="0" width="92" height="${height}" fill="${fill}"/><ellipse cx="46" cy="${height}" rx="46" ry="17" fill="#b79a66"/><path d="M18 ${height}q28 12 56 0q-24-12-44 0q16 8 30 0" fill="none" stroke="#5a3f22" stroke-width="4"/>`,
    turn,
  );
}

function standingLantern(x, y) {
  const iron = '#140c09';
  return (
    `<ellipse cx="${x}" cy="${y + 8}" rx="120" ry="28" fill="#050302" opacity=".7"/>` +
    glow(x, y - 120, 720, NIGHT.amber, 0.62) +
    glow(x, y - 110, 220, NIGHT.honey, 1) +
    `<path d="M${x - 72} ${y}l10-26h124l10 26q-72 22-144 0z" fill="${iron}"/>` +
    `<rect x="${x - 56}" y="${y - 196}" width="112" height="174" fill="#ffd98c" opacity=".92"/>` +
    place(x, y - 52, 1, candle(44, 30)) +
    [-58, -22, 16, 52]
      .map((dx) => `<rect x="${x + dx}" y="${y - 198}" width="7" height="178" fill="${iron}"/>`)
      .join('') +
    `<path d="M${x - 70} ${y - 196}h140l-34-50h-72z" fill="${iron}"/><path d="M${x - 26} ${y - 246}q26-22 52 0z" fill="${iron}"/>` +
    `<path d="M${x - 62} ${y - 206}C${x - 96} ${y - 340} ${x + 96} ${y - 340} ${x + 62} ${y - 206}" fill="none" stroke="${iron}" stroke-width="7"/>`
  );
}
