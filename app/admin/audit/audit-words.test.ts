import { expect, it } from 'vitest';
import { auditFacts } from './audit-words';

it('sets what stood before beside what stands after, by its name', () => {
  const before = '{"role":"GrantedUser","disabled":false}';
  expect(auditFacts(before, '{"role":"AdminUser","groups":["PaidUser","AdminUser"]}')).toEqual([
    { name: 'role', before: 'GrantedUser', after: 'AdminUser' },
    { name: 'disabled', before: 'no' },
    { name: 'groups', after: 'PaidUser and AdminUser' },
  ]);
  expect(auditFacts(null, null)).toEqual([]);
});

it.each([
  ['{"dryRun":true}', 'yes'],
  ['{"bytes":1234567}', '1,234,567'],
  ['{"endsAt":1795546800000}', '2026-11-24 19:00 UTC'],
  ['{"place":{"from":1}}', '{"from":1}'],
  ['12', '12'],
])('tells %s as %s', (json, words) => {
  expect(auditFacts(null, json).map(({ after }) => after)).toEqual([words]);
});

it('leaves out what stayed as it was, and what was nothing and is nothing', () => {
  const before = '{"state":"done","dryRun":false,"groups":["A","B"],"access":null,"role":"x"}';
  const after = '{"state":"undoing","dryRun":false,"groups":["A","B"],"access":null,"role":null}';
  expect(auditFacts(before, after)).toEqual([
    { name: 'state', before: 'done', after: 'undoing' },
    { name: 'role', before: 'x', after: 'none' },
  ]);
  expect(auditFacts(null, '{"show":null,"groups":[]}')).toEqual([]);
  expect(auditFacts('{"state":null}', '{"state":"live"}')).toEqual([
    { name: 'state', before: 'none', after: 'live' },
  ]);
});

it('names in words, and shortens what no column holds, whole beside it', () => {
  const hash = `${'c0ffee'.repeat(10)}beef`;
  expect(auditFacts(null, JSON.stringify({ dryRun: false, hash }))).toEqual([
    { name: 'dry run', after: 'no' },
    { name: 'hash', after: 'c0ffeec0…', whole: hash },
  ]);
});
