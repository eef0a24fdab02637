import { head, spikes } from './dragon.mjs';
import { blob, glow, gradient, mix, NIGHT, place, polygon, taper, wash } from './ink.mjs';
import { flakes } from './night.mjs';
import { shine } from './stone.mjs';

const [W, H] = [1200, 800];

/** A dragon curled upon its hoard; one eye is open. */
export function dragon(random) {
  const lights = [
    [690, 660, 430, 0.8],
    [300, 600, 260, 0.35],
  ];
  const scale = '#1c0a08';
  const back = [
    [560, 640],
    [470, 560],
    [430, 450],
    [480, 350],
    [590, 290],
    [720, 286],
    [850, 340],
    [930, 440],
    [960, 560],
  ];
  return (
    `<rect width="${W}" height="${H}" fill="${NIGHT.pitch}"/>` +
    wash(
      [0, 0, W, H],
      [
        [0, '#0c0706'],
        [0.6, '#2c140d'],
        [1, '#6b3414'],
      ],
    ) +
    columnsFar(random.fork('p'), lights) +
    glow(640, 640, 640, NIGHT.ember, 0.7) +
    glow(660, 520, 380, NIGHT.amber, 0.35) +
    spikes(back, 34, '#120605') +
    blob(
      [
        [520, 700],
        [440, 590],
        [420, 450],
        [480, 350],
        [590, 296],
        [720, 292],
        [850, 346],
        [940, 450],
        [980, 600],
        [940, 720],
      ],
      `fill="${scale}"`,
    ) +
    scales(random.fork('s')) +
    foldedWing() +
    taper(
      [
        [930, 560, 130],
        [1010, 640, 96],
        [960, 716, 74],
        [820, 742, 56],
        [680, 736, 40],
        [560, 700, 26],
        [500, 660, 12],
        [470, 650, 3],
      ],
      'fill="#170806"',
    ) +
    hoard(random.fork('h')) +
    taper(
      [
        [520, 470, 170],
        [430, 520, 140],
        [360, 590, 108],
        [330, 640, 92],
      ],
      `fill="${mix(scale, NIGHT.rust, 0.12)}"`,
    ) +
    taper(
      [
        [470, 420, 8],
        [390, 486, 12],
        [318, 560, 12],
        [286, 610, 5],
      ],
      `fill="${NIGHT.ember}" opacity=".55"`,
    ) +
    place(366, 634, 1.12, head(mix(scale, NIGHT.rust, 0.14))) +
    taper(
      [
        [150, 606, 2],
        [200, 590, 6],
        [270, 572, 7],
        [316, 562, 3],
      ],
      `fill="${NIGHT.ember}" opacity=".75"`,
    ) +
    eye(282, 606) +
    coins(random.fork('c'), 260, [0, 1200], [726, 800]) +
    flakes(random.fork('e'), {
      width: W,
      height: 700,
      count: 60,
      colour: '#ffb35a',
      largest: 2.6,
      top: 60,
    })
  );
}

function columnsFar(random, lights) {
  let out = '';
  for (let at = 0; at < 7; at += 1) {
    const x = 40 + at * 190 + random.below(40);
    const colour = mix('#1a0d09', '#6b3414', shine([x, 520], lights) * 0.5);
    out += `<rect x="${x}" y="-10" width="66" height="640" fill="${colour}"/><path d="M${x - 60} -10q93 120 186 0z" fill="${colour}"/>`;
  }
  return out;
}

function scales(random) {
  let out = '';
  for (let row = 0; row < 15; row += 1) {
    for (let at = 0; at < 24; at += 1) {
      const x = 440 + at * 23 + (row % 2) * 11;
      const y = 330 + row * 23;
      const inside = ((x - 705) / 265) ** 2 + ((y - 520) / 226) ** 2;
      if (inside > 0.92) continue;
      const light = Math.max(0, 1 - Math.hypot(x - 560, y - 640) / 360);
      out += `<path d="M${x} ${y}q11 18 22 0" fill="none" stroke="${mix('#2a110c', '#d9782c', light * (0.6 + random.below(40) / 100))}" stroke-width="2.4" opacity=".8"/>`;
    }
  }
  return out;
}

function foldedWing() {
  return (
    `<path d="M600 400C700 330 860 360 980 520C940 500 900 510 880 560C850 530 800 540 780 600C750 570 700 580 690 640C640 580 580 500 600 400Z" fill="#110504"/>` +
    taper(
      [
        [604, 404, 18],
        [720, 366, 16],
        [860, 400, 12],
        [982, 524, 3],
      ],
      'fill="#260d09"',
    ) +
    taper(
      [
        [620, 404, 9],
        [740, 450, 8],
        [878, 562, 2],
      ],
      'fill="#260d09"',
    ) +
    taper(
      [
        [616, 410, 9],
        [700, 490, 8],
        [780, 600, 2],
      ],
      'fill="#260d09"',
    ) +
    taper(
      [
        [610, 416, 9],
        [650, 520, 8],
        [690, 640, 2],
      ],
      'fill="#260d09"',
    )
  );
}

function hoard(random) {
  const { define, fill } = gradient([
    [0, '#f7c869'],
    [0.35, '#c97a24'],
    [1, '#5a2a10'],
  ]);
  return (
    `${define}<path d="M-20 820V730C120 690 220 668 330 676C470 640 560 700 660 690C780 668 900 640 1010 672C1100 690 1160 700 1220 716V820Z" fill="${fill}"/>` +
    coins(random, 420, [0, 1200], [672, 790]) +
    chest(1050, 700) +
    cup(160, 724) +
    polygon(
      [
        [760, 700],
        [776, 640],
        [784, 702],
      ],
      'fill="#f6ddb0"',
    ) +
    `<path d="M752 660l40 12" stroke="#8a4a20" stroke-width="7"/>`
  );
}

function chest(x, y) {
  return `<path d="M${x - 70} ${y}v-58q70-44 140 0v58z" fill="#2a130b"/><path d="M${x - 70} ${y - 44}h140" stroke="#d9903a" stroke-width="6"/><path d="M${x - 70} ${y - 58}q70-44 140 0" stroke="#8a4a20" stroke-width="6" fill="none"/><rect x="${x - 12}" y="${y - 54}" width="24" height="26" rx="4" fill="#f2b463"/>`;
}

function cup(x, y) {
  return `<path d="M${x - 28} ${y - 76}h56q2 40-22 46v22q20 2 22 10h-56q2-8 22-10v-22q-24-6-22-46z" fill="#e0962f"/><path d="M${x + 6} ${y - 74}h20q2 38-20 44z" fill="#ffd98f"/>`;
}

function coins(random, count, [from, to], [top, low]) {
  let out = '';
  for (let at = 0; at < count; at += 1) {
    const [x, y] = [from + random.below(to - from), top + random.below(low - top)];
    const near = (y - top) / (low - top);
    const light = Math.max(0.05, 1 - Math.hypot(x - 620, y - 690) / 640);
    const colour = mix('#5a2a10', '#ffd98f', light * (0.5 + random.below(50) / 100));
    out += `<ellipse cx="${x}" cy="${y}" rx="${5 + near * 7}" ry="${2.4 + near * 3.4}" fill="${colour}" stroke="#3a1a0a" stroke-width="1" transform="rotate(${random.below(50) - 25} ${x} ${y})"/>`;
  }
  return out;
}

function eye(x, y) {
  return (
    glow(x, y, 60, '#ffb02e', 0.9) +
    `<path d="M${x - 19} ${y + 3}q17-19 37-6q-13 17-37 6z" fill="#ffd76a"/><path d="M${x - 1} ${y - 8}q6 8 0 15q-6-7 0-15z" fill="#140604"/>`
  );
}
