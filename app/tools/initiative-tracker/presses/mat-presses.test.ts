import { describe, expect, it } from 'vitest';
import { after, deedsOf, sentenceOf, twoOfTheParty } from '../../../../tests/harness/press-table';
import { secretMat } from '../../../../tests/harness/secret-map';

const NO_MAP = 'There is no map in this fight. Choose one first.';
const fight = after(twoOfTheParty(), [{ do: 'mat', map: secretMat('Crypt') }]);
const placed = after(fight, [{ do: 'mat-place', placed: [{ who: 'mira', at: { x: 1, y: 1 } }] }]);

describe('a token', () => {
  it('is placed on a square by its name', () => {
    const fields = { intent: 'mat:place', one: 'mira', square: 'c7' };
    expect(deedsOf(fight, fields)).toEqual([
      { do: 'mat-place', placed: [{ who: 'mira', at: { x: 2, y: 6 } }] },
    ]);
    expect(sentenceOf(fight, { ...fields, square: 'seven' })).toBe(
      'Type a square of the map, such as C7.',
    );
    expect(sentenceOf(fight, { ...fields, square: 'ZZ1' })).toBe('That square is not on the map.');
    expect(sentenceOf(fight, { ...fields, one: 'nobody' })).toBe(
      'Select somebody first, or open a name.',
    );
    expect(sentenceOf(twoOfTheParty(), fields)).toBe(NO_MAP);
  });

  it('is placed with all of its squares on the map', () => {
    const large = after(fight, [
      { do: 'change', who: 'mira', changes: { sheet: { size: 'Huge' } } },
    ]);
    const fields = { intent: 'mat:place', one: 'mira', square: 'T20' };
    expect(deedsOf(large, fields)).toMatchObject([{ placed: [{ at: { x: 17, y: 17 } }] }]);
  });

  it('is taken off, if it is on the map', () => {
    const fields = { intent: 'mat:take-off', one: 'mira' };
    expect(deedsOf(placed, fields)).toEqual([
      { do: 'mat-place', placed: [{ who: 'mira', at: null }] },
    ]);
    expect(sentenceOf(fight, fields)).toBe('mira is not on the map.');
  });
});

describe('a room', () => {
  it('is uncovered and covered, by itself or with all', () => {
    const fields = { area: '21', what: 'Room 41' };
    expect(deedsOf(fight, { intent: 'mat:uncover', ...fields })).toEqual([
      { do: 'mat-uncover', on: true, areas: [21], what: 'Room 41' },
    ]);
    expect(deedsOf(fight, { intent: 'mat:cover', ...fields })).toMatchObject([{ on: false }]);
    // All but what only the secret door leads to: a room without a door would tell where to search.
    const [all] = deedsOf(fight, { intent: 'mat:uncover-all' });
    expect(all).toMatchObject({ do: 'mat-uncover', on: true, areas: expect.arrayContaining([21]) });
    expect(all?.do === 'mat-uncover' && all.areas).not.toBe('all');
    expect(deedsOf(fight, { intent: 'mat:cover-all' })).toMatchObject([{ on: false }]);
    expect(sentenceOf(fight, { intent: 'mat:uncover', area: 'x' })).toBe(
      'Choose a room of the map.',
    );
  });
});

describe('a map', () => {
  it('comes from the form that a saved one was put into', () => {
    const { json } = secretMat('Crypt');
    const fields = { intent: 'mat:choose', 'mat-json': json, 'mat-name': 'Crypt' };
    const size = { 'mat-width': '20', 'mat-height': '20' };
    const map = { name: 'Crypt', width: 20, height: 20, json };
    expect(deedsOf(twoOfTheParty(), { ...fields, ...size })).toMatchObject([{ do: 'mat', map }]);
    expect(sentenceOf(twoOfTheParty(), fields)).toBe('Choose one of your saved maps.');
  });

  it('is removed, if there is one', () => {
    expect(deedsOf(fight, { intent: 'mat:remove' })).toEqual([{ do: 'mat', map: null }]);
    expect(sentenceOf(twoOfTheParty(), { intent: 'mat:remove' })).toBe(NO_MAP);
  });
});
