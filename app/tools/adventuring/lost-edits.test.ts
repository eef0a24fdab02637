import { describe, expect, it } from 'vitest';
import { memberSettings } from '~/parties/member';
import { lostEdits, type OwnEdit } from './lost-edits';

const edit: OwnEdit = { member: 'm', setting: 'ac', text: '16', version: 2 };

function mira(ac: number, mark: { version: number; by: string } | null) {
  const kept = mark && { ...mark, byName: 'Ben', at: 1, was: 16 };
  return {
    id: 'm',
    settings: memberSettings.parse({ name: 'Mira', ac }),
    marks: kept ? { ac: kept } : {},
  };
}

describe('an edit of one’s own', () => {
  it('is told as lost when somebody else replaced it, with what to put back', () => {
    expect(lostEdits([edit], [mira(15, { version: 3, by: 'ben' })], 'ann')).toEqual({
      lost: [{ member: 'm', setting: 'ac', was: '16', byName: 'Ben', version: 3 }],
      standing: [],
    });
  });

  it('stands while its version does', () => {
    const found = lostEdits([edit], [mira(16, { version: 2, by: 'ann' })], 'ann');
    expect(found).toEqual({ lost: [], standing: [edit] });
  });

  it.each([
    ['one’s own later edit', [mira(15, { version: 3, by: 'ann' })]],
    ['somebody’s who set the same', [mira(16, { version: 3, by: 'ben' })]],
    ['a character that is gone', []],
  ])('is not lost to %s', (_, list) => {
    expect(lostEdits([edit], list, 'ann')).toEqual({ lost: [], standing: [] });
  });
});
