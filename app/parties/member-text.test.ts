import { describe, expect, it } from 'vitest';
import { memberSettings } from './member';
import {
  isMemberSetting,
  MEMBER_TEXTS,
  readSetting,
  readSettings,
  settingText,
} from './member-text';

const begun = memberSettings.parse({ name: 'Mira' });

describe('a setting of a character', () => {
  it('is typed for each that is kept, and reads back as it stood', () => {
    const { usesSpent: _, ...set } = begun;
    expect(Object.keys(MEMBER_TEXTS).toSorted()).toEqual(Object.keys(set).toSorted());
    const full = {
      ...set,
      ac: 16,
      str: -1,
      dex: 3,
      slots: [4, 3, 2],
      slotsSpent: [1],
      copper: 1250,
      absent: true,
      conditions: ['poisoned', 'prone'],
    };
    for (const [name, value] of Object.entries({ ...set, ...full })) {
      if (!isMemberSetting(name)) throw new Error(name);
      expect(readSetting(name, settingText(name, value)), name).toEqual({ ok: true, value });
    }
  });

  it.each([
    ['str', '−1', -1],
    ['str', '-1', -1],
    ['str', '+3', 3],
    ['str', '', null],
    ['ac', ' 16 ', 16],
    ['slots', '4/3, 2', [4, 3, 2]],
    ['copper', '12.5', 1250],
    ['copper', '', 0],
    ['copper', '10000000', 1_000_000_000],
  ] as const)('%s reads “%s”', (setting, typed, value) => {
    expect(readSetting(setting, typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['name', ''],
    ['name', 'a\nb'],
    ['name', 'x'.repeat(81)],
    ['level', '0'],
    ['level', '21'],
    ['level', '1.5'],
    ['level', ''],
    ['maximum', '1e3'],
    ['initiative', '41'],
    ['initiative', ''],
    ['ac', 'sixteen'],
    ['slots', '1 2 3 4 5 6 7 8 9 10'],
    ['slots', '100'],
    ['copper', '12.345'],
    ['copper', '-1'],
    ['copper', '10000001'],
    ['notes', 'x'.repeat(2001)],
    ['notes', 'a\u0000'],
  ] as const)('%s says in a sentence why it takes no “%s”', (setting, typed) => {
    expect(readSetting(setting, typed)).toEqual({
      ok: false,
      sentence: expect.stringMatching(/^[A-Z].*\.$/),
    });
  });

  it('takes exactly what is kept: the ends of every number', () => {
    for (const [name, field] of Object.entries(MEMBER_TEXTS)) {
      if (field.kind !== 'number') continue;
      const one = memberSettings.partial();
      for (const value of [field.least, field.most]) {
        expect(one.safeParse({ [name]: value }).success, name).toBe(true);
      }
      for (const value of [field.least - 1, field.most + 1]) {
        expect(one.safeParse({ [name]: value }).success, name).toBe(false);
      }
    }
  });

  it('has its own sentence in a form with several', () => {
    expect(readSettings({ name: '', level: '3', ac: 'x' })).toEqual({
      ok: false,
      problems: { name: expect.any(String), ac: expect.any(String) },
    });
    expect(readSettings({ name: 'Mira', level: '3' })).toEqual({
      ok: true,
      settings: { name: 'Mira', level: 3 },
    });
  });
});
