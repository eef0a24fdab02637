import { expect, it } from 'vitest';
import { CONDITIONS } from '../conditions';
import { EDITIONS } from '../edition';
import { conditionFacts } from './condition-facts';

it('says who has advantage (SRD 5.1, "Appendix PH-A: Conditions"; SRD 5.2.1, "Rules Glossary")', () => {
  expect(conditionFacts('paralyzed', '2014')).toEqual([
    'Attacks against it: advantage',
    'A hit from within 5 feet is critical',
    'STR and DEX saves fail',
    'Is also incapacitated',
  ]);
  expect(conditionFacts('prone', '2024')).toEqual([
    'Its attacks: disadvantage',
    'Attacks against it: advantage from within 5 feet, otherwise disadvantage',
  ]);
  expect(conditionFacts('grappled', '2014')).toEqual([]);
  expect(conditionFacts('grappled', '2024')).toEqual([
    'Its attacks: disadvantage except against its grappler',
  ]);
  expect(conditionFacts('invisible', '2024')).toContain('Initiative: advantage');
});

it('says what levels of exhaustion take in each edition', () => {
  expect(conditionFacts('exhaustion', '2014', 4)).toEqual([
    'Its checks: disadvantage',
    'Its attacks and saves: disadvantage',
    'Its hit point maximum is halved',
    'Speed: halved',
  ]);
  expect(conditionFacts('exhaustion', '2024', 3)).toEqual(['Each d20: −6', 'Speed: −15 feet']);
  expect(conditionFacts('exhaustion', '2024', 6)).toEqual(['It dies']);
});

it('can say something of every condition', () => {
  for (const edition of EDITIONS) {
    for (const one of CONDITIONS) expect(Array.isArray(conditionFacts(one, edition, 1))).toBe(true);
  }
});
