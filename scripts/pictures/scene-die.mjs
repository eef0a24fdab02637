import { delver, fighter, wizard } from './figures.mjs';
import { blur, glow, NIGHT, place, wash } from './ink.mjs';
import { d20, dim, mini, planks } from './table-things.mjs';

const [W, H] = [1200, 800];

/** The die comes to rest between miniatures on a battle map. */
export function dieAtRest(random) {
  const light = [[640, 520, 480, 1]];
  let squares = '';
  for (let at = -14; at <= 14; at += 1)
    squares += `<path d="M${600 + at * 52} 400L${600 + at * 190} 830" stroke="#2a170d" stroke-width="2.4" opacity=".7"/>`;
  for (let row = 0; row < 10; row += 1)
    squares += `<path d="M-20 ${400 + 430 * (row / 10) ** 1.7}H1220" stroke="#2a170d" stroke-width="2.4" opacity=".7"/>`;
  return (
    wash(
      [0, 0, W, H],
      [
        [0, '#0f0908'],
        [1, '#3a1f12'],
      ],
    ) +
    blur(
      14,
      [
        [180, 250, 60],
        [420, 190, 44],
        [860, 210, 70],
        [1060, 280, 50],
        [640, 150, 34],
      ]
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="${NIGHT.amber}" opacity=".26"/>`,
        )
        .join(''),
    ) +
    planks(random.fork('t'), {
      area: [-10, 396, W + 20, 420],
      count: 1,
      lights: light,
      dark: '#2a170d',
    }) +
    `<path d="M-20 400H1220V830H-20Z" fill="#d9bd86" opacity=".5"/>` +
    squares +
    dim(600, 560, 720, 0.92) +
    blur(
      5,
      place(250, 520, 1.9, mini(fighter('#140a07', '#c8691f'))) +
        place(930, 500, 1.7, mini(wizard('#140a07', '#8a4a20'))),
    ) +
    blur(2.4, place(1060, 650, 2.5, mini(delver('#2c0a0b', '#c8691f'), '#2c0d0c'))) +
    `<ellipse cx="580" cy="706" rx="200" ry="34" fill="#050302" opacity=".7"/>` +
    glow(700, 480, 520, NIGHT.amber, 0.5) +
    place(590, 566, 1, d20(168), -8) +
    glow(668, 450, 120, NIGHT.flame, 0.42)
  );
}
