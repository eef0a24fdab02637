import { expect, it } from 'vitest';
import { LOSES } from '../out/loses';
import { lossesInWords } from './loss-words';

it('says every loss of every form in words of the table, none twice', () => {
  for (const losses of Object.values(LOSES)) {
    const told = lossesInWords(losses);
    expect(new Set(told.map(({ fields }) => fields)).size).toBe(told.length);
    for (const { fields } of told) expect(fields).not.toMatch(/[a-z][A-Z]|\w\.\w/);
    expect(told.map(({ why }) => why).sort()).toEqual(
      [...new Set(losses.map(({ why }) => why))].sort(),
    );
  }
});

it('our own form loses nothing', () => {
  expect(lossesInWords(LOSES.own)).toEqual([]);
});
