import { expect, it } from 'vitest';
import { NEW_MEMBER } from '~/parties/member';
import { readSetting } from '~/parties/member-text';
import { OWN_CHARACTER } from './own-character';

it('asks for six things, and begins as every new character does', () => {
  expect(OWN_CHARACTER.map(({ setting }) => setting)).toEqual([
    'name',
    'className',
    'level',
    'ac',
    'maximum',
    'initiative',
  ]);
  const begins = OWN_CHARACTER.flatMap(({ setting, begins }) => {
    const read = begins === undefined ? null : readSetting(setting, begins);
    return read?.ok ? [[setting, read.value]] : [];
  });
  expect(Object.fromEntries(begins)).toEqual({
    level: NEW_MEMBER.level,
    maximum: NEW_MEMBER.hp,
    initiative: NEW_MEMBER.initiative,
  });
});
