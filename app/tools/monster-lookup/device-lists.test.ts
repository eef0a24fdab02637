import { expect, test } from 'vitest';
import { restoreList } from '~/ui/use-device-list';
import { COMPARED, toggled } from './device-lists';

const goblin = { id: 'goblin', name: 'Goblin' };
const orc = { id: 'orc', name: 'Orc' };

test('a star puts a monster first, and a second star takes it out', () => {
  expect(toggled([goblin], orc)).toEqual([orc, goblin]);
  expect(toggled([orc, goblin], orc)).toEqual([goblin]);
});

test.each(['', 'null', '{"a":1}', '[1,', '[null,3,{"id":5,"name":"x"},{"name":"no id"}]'])(
  'a stored text of %j is an empty list',
  (text) => {
    expect(restoreList(COMPARED, text)).toEqual([]);
  },
);

test('a stored list gives its monsters back, up to as many as it holds', () => {
  const stored = JSON.stringify([goblin, { ...orc, extra: 1 }, goblin, orc, goblin]);
  expect(restoreList(COMPARED, stored)).toEqual([goblin, orc, goblin, orc]);
});
