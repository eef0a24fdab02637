import { claws, head, spikes, tailBlade, wing } from './dragon.mjs';
import { place, taper } from './ink.mjs';

/**
 * The whole dragon rearing with spread wings, as a shadow or far away: about 760 high, its feet at 0, 0, looking left.
 */
export function rearing(fill) {
  const ink = { bone: fill, skin: fill };
  const part = (points) => taper(points, `fill="${fill}"`);
  return (
    wing(FAR_WING, ink) +
    wing(NEAR_WING, ink) +
    part([
      [110, -90, 130],
      [200, -30, 84],
      [310, -6, 54],
      [410, -40, 34],
      [452, -110, 20],
      [440, -176, 12],
    ]) +
    place(440, -172, 0.8, tailBlade(fill), 104) +
    part([
      [40, -340, 120],
      [62, -240, 168],
      [92, -130, 176],
      [96, -50, 120],
    ]) +
    part([
      [90, -300, 130],
      [30, -400, 92],
      [22, -480, 68],
      [44, -556, 56],
      [26, -622, 50],
      [-34, -650, 48],
    ]) +
    spikes(
      [
        [-20, -676],
        [34, -662],
        [72, -610],
        [74, -550],
        [58, -480],
        [80, -410],
        [110, -350],
      ],
      24,
      fill,
    ) +
    part([
      [10, -300, 56],
      [-70, -276, 38],
      [-118, -226, 26],
      [-150, -222, 16],
    ]) +
    place(-150, -214, 0.9, claws(fill), 12) +
    part([
      [70, -140, 120],
      [-10, -90, 80],
      [-14, -30, 50],
      [-64, -6, 30],
    ]) +
    place(-70, 0, 1, claws(fill)) +
    place(-26, -650, 0.86, head(fill, { jaw: 16 }), -6)
  );
}

const NEAR_WING = {
  shoulder: [90, -330],
  elbow: [190, -420],
  wrist: [170, -600],
  fingers: [
    [
      [330, -700],
      [520, -560],
    ],
    [
      [330, -590],
      [500, -400],
    ],
    [
      [270, -500],
      [410, -270],
    ],
    [
      [220, -430],
      [270, -210],
    ],
  ],
  root: [150, -190],
};

const FAR_WING = {
  shoulder: [20, -340],
  elbow: [-60, -420],
  wrist: [-130, -520],
  fingers: [
    [
      [-230, -560],
      [-340, -470],
    ],
    [
      [-210, -470],
      [-290, -350],
    ],
    [
      [-150, -420],
      [-190, -290],
    ],
  ],
  root: [0, -280],
};
