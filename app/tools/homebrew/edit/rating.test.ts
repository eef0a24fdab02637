import { expect, it } from 'vitest';
import { SRD_MONSTERS } from '../../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../../tests/harness/srd-5-2';
import { ratingOf } from './rating';

it('explains the rating of each creature of both books in words', () => {
  for (const record of [...SRD_MONSTERS, ...SRD_52_MONSTERS]) {
    const rating = ratingOf(record);
    expect(JSON.stringify(rating), record.name).not.toMatch(/undefined|NaN|null/);
    expect(rating.offence.steps.length, record.name).toBe(5);
    expect(rating.defence.steps.length).toBeGreaterThanOrEqual(3);
  }
});

it('says what would move it', () => {
  const ogre = SRD_MONSTERS.find(({ name }) => name === 'Ogre');
  if (ogre === undefined) throw new Error('There is no ogre');
  const rating = ratingOf(ogre);
  expect(rating.cr).toBe('2');
  expect(rating.nudges.some((words) => /^\+\d+ hit points: CR/.test(words))).toBe(true);
  expect(rating.modern[0]?.label).toBe('Armor Class');
});
