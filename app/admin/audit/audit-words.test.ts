import { expect, it } from 'vitest';
import { factsInWords } from './audit-words';

it.each([
  [null, ''],
  ['{"role":"AdminUser","disabled":false}', 'role: AdminUser, disabled: no'],
  [
    '{"groups":["PaidUser","AdminUser"],"state":null}',
    'groups: PaidUser and AdminUser, state: none',
  ],
  ['{"groups":[]}', 'groups: none'],
  ['{"at":{"from":1}}', 'at: {"from":1}'],
  ['12', '12'],
])('tells %s in words', (json, words) => {
  expect(factsInWords(json)).toBe(words);
});
