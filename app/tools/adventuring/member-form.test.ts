import { describe, expect, it } from 'vitest';
import { changedSettings, shownSettings, versionOf } from './member-form';

function form(fields: readonly (readonly [string, string])[]): FormData {
  const made = new FormData();
  for (const [name, value] of fields) made.append(name, value);
  return made;
}

const shown = JSON.stringify({
  ac: ['15', 3],
  str: ['+2', 1],
  notes: ['one\ntwo', 0],
  conditions: ['poisoned', 4],
  ranged: ['on', 0],
});

describe('a form of a character', () => {
  it('writes only what was changed in it, and says which version it showed', () => {
    const changed = changedSettings(
      form([
        ['shown', shown],
        ['ac', '16'],
        ['str', '2'],
        ['notes', 'one\r\ntwo'],
        ['conditions', ''],
        ['conditions', 'poisoned'],
        ['conditions', 'prone'],
        ['ranged', ''],
      ]),
    );
    expect(changed.typed).toEqual({ ac: '16', conditions: 'poisoned prone', ranged: '' });
    expect(changed.seen).toEqual({ ac: 3, conditions: 4, ranged: 0 });
  });

  it('writes everything that is there when it says nothing of what it showed', () => {
    const fields = [
      ['ac', '16'],
      ['intent', 'set'],
      ['__proto__', 'x'],
    ] as const;
    expect(changedSettings(form(fields))).toEqual({ typed: { ac: '16' }, seen: {} });
  });

  it.each([
    '',
    'nothing',
    '[]',
    'null',
    '{"ac":5}',
    '{"ac":["15","x"]}',
    '{"constructor":["a",1]}',
  ])('reads a broken note of what it showed as none: %s', (broken) => {
    const fields = [
      ['shown', broken],
      ['ac', '15'],
    ] as const;
    expect(changedSettings(form(fields))).toEqual({ typed: { ac: '15' }, seen: {} });
  });

  it('carries along what it shows', () => {
    const mark = { version: 2, by: 'b', byName: 'Ben', at: 1, was: 14 };
    const member = { settings: { ac: 15, str: 2 }, marks: { ac: mark } };
    // The function reads only these two settings.
    const told = shownSettings(member as unknown as Parameters<typeof shownSettings>[0], [
      'ac',
      'str',
    ]);
    expect(told).toEqual({ ac: ['15', 2], str: ['+2', 0] });
    expect(versionOf(member.marks, 'str')).toBe(0);
  });
});
