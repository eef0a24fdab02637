import { expect, test } from 'vitest';
import { CONDITION_RULES } from './condition-rules/condition-rules';
import { inBoth } from './rule-text';

test('a rule that is the same in both editions names the heading of each, and has its table in both', () => {
  const headings = ['Adventuring: Falling', 'Rules Glossary: Falling'] as const;
  const lines = ['*1d6* for every 10 feet, *20d6* at most.'];
  expect(inBoth(headings, lines)).toEqual({
    '2014': { lines, srd: 'Adventuring: Falling' },
    '2024': { lines, srd: 'Rules Glossary: Falling' },
  });
  const table = { head: ['Fall', 'Damage'], rows: [['10 feet', '1d6']] };
  expect(inBoth(headings, lines, table)).toEqual({
    '2014': { lines, table, srd: 'Adventuring: Falling' },
    '2024': { lines, table, srd: 'Rules Glossary: Falling' },
  });
});

test('every condition says where it stands in either document', () => {
  for (const { id, rules } of CONDITION_RULES) {
    expect(rules['2014'].srd, id).toBe('Appendix PH-A: Conditions');
    expect(rules['2024'].srd, id).toBe('Rules Glossary: Conditions');
  }
});
