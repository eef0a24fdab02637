import { blur, fade, finish, glow, HEIGHT, halo, scene, seeded, WIDTH } from './brush.mjs';
import { dwarf, fighter, stand, wizard } from './figures.mjs';

/** Steps that widen towards us, each with an edge that the lantern reaches less. */
function steps() {
  const list = [];
  const count = 9;
  for (let step = 0; step < count; step += 1) {
    const at = step / count;
    const next = (step + 1) / count;
    const y = 520 + at ** 1.35 * 400;
    const below = 520 + next ** 1.35 * 400;
    const half = 150 + at ** 1.2 * 430;
    const halfBelow = 150 + next ** 1.2 * 430;
    const light = Math.max(0.06, 0.62 - at * 0.7);
    list.push(
      `<path fill="#22304a" d="M${800 - half},${y} H${800 + half} L${800 + halfBelow},${below} H${800 - halfBelow}Z"/>`,
      `<path fill="#ffb866" opacity="${light}" d="M${800 - half * 0.8},${y} H${800 + half * 0.8} L${800 + halfBelow * 0.78},${y + (below - y) * 0.55} H${800 - halfBelow * 0.78}Z"/>`,
      `<path fill="#0c1220" opacity=".75" d="M${800 - halfBelow},${below} H${800 + halfBelow} V${below - (below - y) * 0.28} H${800 - halfBelow}Z"/>`,
    );
  }
  return list;
}

/** Blocks of masonry over a wall, none of them quite alike. */
function masonry(random, left, right, colour) {
  const blocks = [];
  for (let y = -10; y < HEIGHT; y += 62) {
    let x = left - random() * 60;
    while (x < right) {
      const wide = 80 + random() * 70;
      blocks.push(
        `<rect x="${x.toFixed(0)}" y="${y}" width="${(wide - 4).toFixed(0)}" height="58" rx="5" fill="${colour}" opacity="${(0.25 + random() * 0.5).toFixed(2)}"/>`,
      );
      x += wide;
    }
  }
  return blocks;
}

function column(x, wide) {
  return `
    <rect x="${x - wide / 2}" y="-10" width="${wide}" height="780" fill="url(#stone)"/>
    <rect x="${x - wide / 2 - 22}" y="700" width="${wide + 44}" height="64" rx="6" fill="#1c2942"/>
    <rect x="${x - wide / 2 - 36}" y="758" width="${wide + 72}" height="180" fill="#141f34"/>
    <path d="M${x - wide * 0.2},0 V700 M${x + wide * 0.2},0 V700" stroke="#0d1526" stroke-width="5" opacity=".7"/>
    <path d="M${x - wide / 2},470 q${wide / 2},14 ${wide},0 v14 q${-wide / 2},14 ${-wide},0Z" fill="#5f8f86" opacity=".55"/>`;
}

/** Three small figures with a lantern stand in a great doorway; steps lead down into blue dark. */
export function firstRoom() {
  const random = seeded(20260918);
  const end = finish(0.75);
  const ink = '#120d14';
  const arch = 'M610,522 V250 Q610,70 800,70 Q990,70 990,250 V522';
  const door = `${arch}Z`;
  return scene(
    [
      fade('dusk', [
        [0, '#4d5f95'],
        [0.5, '#c98a8a'],
        [0.85, '#ffd39a'],
        [1, '#ffe9c4'],
      ]),
      fade('wall', [
        [0, '#0d1424'],
        [0.6, '#1d2a45'],
        [1, '#0b111f'],
      ]),
      `<linearGradient id="stone"><stop offset="0" stop-color="#0e1627"/><stop offset=".45" stop-color="#2d3f60"/><stop offset="1" stop-color="#0b1120"/></linearGradient>`,
      halo('lantern', '#ffb347', 0.95),
      halo('spill', '#ffcf8a', 0.5),
      blur('soft', 14),
      ...end.defs,
    ],
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/>`,
    masonry(random, 0, WIDTH, '#2b3c5e'),
    `<path d="${door}" fill="url(#dusk)"/>`,
    '<path d="M610,470 Q660,430 700,452 T800,440 T900,452 T990,430 V522 H610Z" fill="#5d5070"/>',
    '<path d="M610,500 Q680,470 760,486 T990,478 V522 H610Z" fill="#3c3450"/>',
    `<g filter="url(#soft)"><path d="M610,522 H990 L1240,${HEIGHT} H360Z" fill="#ffce8c" opacity=".20"/></g>`,
    `<path d="${arch}" fill="none" stroke="#0a0f1c" stroke-width="46"/>`,
    `<path d="${arch}" fill="none" stroke="#3a4d70" stroke-width="34" stroke-dasharray="58 6"/>`,
    '<path d="M770,34 L830,34 L842,92 L758,92Z" fill="#47608a"/><path d="M792,48 q8,-8 16,0 v22 q-8,12 -16,0Z" fill="#0d1526"/>',
    steps(),
    glow('spill', 800, 560, 620, 0.5),
    glow('lantern', 848, 490, 260),
    stand(wizard(ink, '#ffe2a0'), 742, 532, 150),
    stand(fighter(ink, '#ffcf80'), 806, 538, 152),
    stand(dwarf(ink, '#ffcf80'), 880, 534, 150),
    '<path d="M846,456 v26" stroke="#120d14" stroke-width="4"/><path d="M836,482 h20 l5,10 v28 h-30 v-28Z" fill="#ffeab0" stroke="#120d14" stroke-width="4"/>',
    glow('lantern', 846, 502, 70),
    column(250, 150),
    column(1350, 150),
    '<path d="M1110,0 V250" stroke="#0a0f1c" stroke-width="6" stroke-dasharray="13 7"/><path d="M1076,300 Q1080,246 1110,244 Q1140,246 1144,300 L1154,318 H1066Z" fill="#17233a"/><circle cx="1110" cy="322" r="9" fill="#0a0f1c"/>',
    end.layer,
  );
}
