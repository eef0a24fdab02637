import { expect, it } from 'vitest';
import { entryOf } from './entry';
import { titleOf } from './title';

const areaOf = (place: string) => {
  const text = `Each creature in ${place} must make a DC 13 Dexterity saving throw, taking 7 (2d6) fire damage on a failed save.`;
  const [save] = entryOf(titleOf('Blast'), text, 'blast').effects;
  return save?.kind === 'save' ? save.area : undefined;
};

it.each([
  ['a 15-foot cone', { shape: 'cone', feet: 15 }],
  ["a 15' cone", { shape: 'cone', feet: 15 }],
  ['a 15 ft. cone', { shape: 'cone', feet: 15 }],
  ['a 90-foot line that is 10 feet wide', { shape: 'line', feet: 90, widthFeet: 10 }],
  ['a 90 ft. line that is 10 ft. wide', { shape: 'line', feet: 90, widthFeet: 10 }],
  ['a line that is 60 feet long and 5 feet wide', { shape: 'line', feet: 60, widthFeet: 5 }],
  ["a line that is 60' long and 5' wide", { shape: 'line', feet: 60, widthFeet: 5 }],
  ['a 20-foot-radius sphere', { shape: 'sphere', feet: 20 }],
  ['a 20 ft. radius sphere', { shape: 'sphere', feet: 20 }],
  ['a 20-foot radius', { shape: 'emanation', feet: 20 }],
  ['a 10-foot-radius, 40-foot-tall cylinder', { shape: 'cylinder', feet: 10, heightFeet: 40 }],
  ['a 10-foot-radius cylinder', { shape: 'cylinder', feet: 10 }],
])('%s is an area', (place, area) => {
  expect(areaOf(place)).toMatchObject(area);
});
