import { describe, expect, it } from 'vitest';
import { sheet, sheetChanges } from './sheet';

describe('changes of a sheet', () => {
  it('say only what was said: no default steps in for what was left out', () => {
    expect(sheetChanges.parse({ ac: 15 })).toEqual({ ac: 15 });
    expect(sheetChanges.parse({})).toEqual({});
  });

  it('are held to the limits of a sheet', () => {
    expect(sheetChanges.safeParse({ maximum: 0 }).success).toBe(false);
    expect(sheetChanges.safeParse({ wings: 2 }).success).toBe(false);
    const whole = sheet.parse({ name: 'Ogre', edition: '2014', maximum: 59, saves: {} });
    expect(sheetChanges.parse(whole)).toEqual(whole);
  });
});
