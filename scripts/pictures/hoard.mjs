import { gradient, mix, polygon } from './ink.mjs';

const [EDGE, GOLD, SHADE] = ['#ffe3a1', '#d98a2e', '#4a210e'];

/** A hill of gold across the lower part of a picture 1200 wide, lit from `[x, y]`. */
export function hoard(random, light) {
  const { define, fill } = gradient([
    [0, '#eeb04e'],
    [0.3, '#a55a1c'],
    [1, '#371609'],
  ]);
  return (
    `${define}<path d="M-20 820V690C40 660 120 640 190 622C280 596 380 606 470 634C560 660 620 668 700 660C800 650 900 676 1000 684C1080 690 1150 680 1220 700V820Z" fill="${fill}"/>` +
    coins(random, light) +
    chest(120, 690) +
    goblet(806, 716)
  );
}

function coins(random, [lx, ly]) {
  let out = '';
  for (let count = 0; count < 480; count += 1) {
    const x = random.below(1200);
    const y = 640 + Math.round(160 * (random.below(1000) / 1000) ** 0.8);
    const near = (y - 640) / 160;
    const light = Math.max(0, 1 - Math.hypot(x - lx, (y - ly) * 1.4) / 620);
    const colour = mix(
      SHADE,
      mix(GOLD, EDGE, light),
      0.12 + light * (0.5 + random.below(50) / 100),
    );
    out += `<ellipse cx="${x}" cy="${y}" rx="${(5 + near * 8).toFixed(1)}" ry="${(2.4 + near * 3.6).toFixed(1)}" fill="${colour}" stroke="#2c1208" stroke-width="1.2" transform="rotate(${random.below(50) - 25} ${x} ${y})"/>`;
  }
  return out;
}

function chest(x, y) {
  return (
    polygon(
      [
        [x - 78, y],
        [x - 72, y - 60],
        [x + 72, y - 60],
        [x + 78, y],
      ],
      'fill="#200d07"',
    ) +
    `<path d="M${x - 74} ${y - 60}q74 -50 148 0z" fill="#2d130a"/><path d="M${x - 76} ${y - 40}h152M${x - 74} ${y - 60}q74 -50 148 0" stroke="#c9782b" stroke-width="5" fill="none"/><rect x="${x - 11}" y="${y - 52}" width="22" height="24" rx="4" fill="#f2b463"/>`
  );
}

function goblet(x, y) {
  return `<path d="M${x - 28} ${y - 76}h56q2 40-22 46v22q20 2 22 10h-56q2-8 22-10v-22q-24-6-22-46z" fill="#b86a20"/><path d="M${x - 26} ${y - 74}h22q-10 20 0 44q-22-4-22-44z" fill="#ffd98f"/>`;
}
