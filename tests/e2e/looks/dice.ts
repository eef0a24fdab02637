import { ADMIN } from '../as-person';
import type { Room } from './look';

export const dice: Room = {
  name: 'the dice roller',
  as: ADMIN,
  looks: [
    '',
    '?e=4d6!kh3&times=3&dc=9&seed=a',
    '?e=2d6%2Bx',
    '/odds?e=4d6kh3&from=13',
    '/odds?e=1d1000',
    '/fairness',
    '/kept',
  ].map((rest) => ({ name: `/dice-roller${rest}`, open: `/dice-roller${rest}` })),
};
