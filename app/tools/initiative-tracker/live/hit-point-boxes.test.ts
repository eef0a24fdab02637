import { expect, it } from 'vitest';
import { hitPointBoxes } from './hit-point-boxes';

const many = (path: string) => path.split('M').length - 1;

it('has a box for each hit point, with those crossed off that are lost', () => {
  const { each, boxes, crossed } = hitPointBoxes(11, 4);
  expect([each, many(boxes), many(crossed)]).toEqual([1, 11, 7]);
});

it('lets a box stand for five or ten where there are many, and for what is left of one', () => {
  expect([hitPointBoxes(91, 91).each, many(hitPointBoxes(91, 91).boxes)]).toEqual([5, 19]);
  expect([hitPointBoxes(546, 546).each, many(hitPointBoxes(546, 546).boxes)]).toEqual([10, 55]);
  expect(many(hitPointBoxes(91, 86).crossed)).toBe(1);
});

it('crosses all off below zero, and breaks its lines by thirty', () => {
  const { crossed, height, width } = hitPointBoxes(40, -5);
  expect([many(crossed), height, width]).toEqual([40, 22, 320]);
});
