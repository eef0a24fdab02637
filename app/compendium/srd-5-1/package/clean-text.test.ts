import { expect, test } from 'vitest';
import { slugOf } from '../../records/slug-of';
import { cleanText } from './clean-text';

test.each([
  ['It has o f 1 5-foot reach.', 'It has of 15-foot reach.'],
  ["It can 't see sun light .", "It can't see sunlight."],
  ['One.\r\n\n\nTwo.', 'One.\nTwo.'],
  [
    'Weapon Attack:+ 4 to hit, reach 5ft. one target. Hit: x.',
    'Melee Weapon Attack: +4 to hit, reach 5 ft., one target. Hit: x.',
  ],
])('"%s" is mended', (scanned, meant) => {
  expect(cleanText(scanned)).toBe(meant);
});

test.each([
  ["Will-o'-Wisp", 'will-o-wisp'],
  ["Hunter's Mark", 'hunters-mark'],
  ['Antipathy/Sympathy', 'antipathy-sympathy'],
])('%s is keyed as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
