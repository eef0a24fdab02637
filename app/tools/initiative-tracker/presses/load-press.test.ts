import { describe, expect, it } from 'vitest';
import type { Fight } from '~/fights/log/state';
import {
  deedsOf,
  FIGHT,
  type Fields,
  pressOf,
  sentenceOf,
} from '../../../../tests/harness/press-table';
import { isLate } from './late-intents';
import { otherWanted } from './load-press';
import { pressed } from './press';

const fields: Fields = { intent: 'load-fight', fight: 'other' };
const loaded = (more: Fields, other: Fight | null = FIGHT) =>
  pressed({ ...pressOf(FIGHT, { ...fields, ...more }), other });

describe('a press that loads another fight', () => {
  it('adds who is in it, with the party and in a round where the form says so', () => {
    expect(loaded({})).toMatchObject([
      { do: 'add', seeds: [{ side: 'foes', row: 'foe', arrives: null }] },
    ]);
    const [all] = [loaded({ 'with-party': '1', arrives: '4' })].flat();
    expect(all).toMatchObject({ seeds: [{ arrives: 4 }, { side: 'party' }, { side: 'party' }] });
  });

  it('brings the notes and the treasure of that fight', () => {
    const papers = { notes: 'They flee at half.', treasure: '30 gp' };
    expect(loaded({}, { ...FIGHT, ...papers })).toMatchObject([
      { do: 'add' },
      { do: 'treasure', text: '30 gp' },
      { do: 'notes', text: 'They flee at half.' },
    ]);
  });

  it('says what is wrong', () => {
    expect(loaded({ fight: '' })).toMatchObject({ problem: 'Choose a fight to load.' });
    expect(loaded({}, null)).toMatchObject({
      problem: expect.stringContaining('was not found'),
    });
    expect(sentenceOf(FIGHT, fields)).toMatch(/was not found/);
    expect(loaded({ arrives: 'soon' })).toMatchObject({
      problem: expect.stringContaining('A round is'),
    });
    expect(() => deedsOf(FIGHT, { ...fields, intent: 'begin-anew' })).toThrow();
  });

  it('is fetched with the other fight when it is first pressed', () => {
    const { form } = pressOf(FIGHT, fields);
    expect([isLate(form), otherWanted(form)]).toEqual([true, 'other']);
    expect(otherWanted(pressOf(FIGHT, { ...fields, intent: 'add' }).form)).toBeNull();
    expect(otherWanted(pressOf(FIGHT, { ...fields, fight: '' }).form)).toBeNull();
  });
});
