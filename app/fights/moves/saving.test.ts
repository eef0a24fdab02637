import { describe, expect, it } from 'vitest';
import type { Edition } from '~/rules/edition';
import { done as played, who } from '../../../tests/harness/fight-table';
import { planTable, showing } from '../../../tests/harness/plan-table';
import { rollSave, saveTerms } from './saving';

describe('saves', () => {
  const tire = (levels: number) => ({ do: 'exhaustion', who: ['mira'], levels });
  const condition = (name: string) => ({
    do: 'lasting',
    who: ['mira'],
    lasting: { id: 'c', name, conditions: [name] },
  });
  it.each<[Edition, string, object[], 'dex' | 'wis', unknown[]]>([
    ['2014', 'plain', [], 'dex', [2, null, null]],
    ['2014', 'restrained', [condition('restrained')], 'dex', [2, 'disadvantage', null]],
    ['2014', 'restrained', [condition('restrained')], 'wis', [0, null, null]],
    ['2024', 'stunned', [condition('stunned')], 'dex', [2, null, 'failure']],
    ['2024', 'stunned', [condition('stunned')], 'wis', [0, null, null]],
    ['2014', 'exhausted', [tire(3)], 'wis', [0, 'disadvantage', null]],
    ['2014', 'less exhausted', [tire(2)], 'wis', [0, null, null]],
    ['2024', 'exhausted', [tire(3)], 'dex', [-4, null, null]],
  ])('of %s: %s', (edition, _name, deeds, ability, wanted) => {
    const mira = who(played(planTable(edition), ...deeds), 'mira');
    const { bonus, edge, automatic } = saveTerms(mira, ability, edition);
    expect([bonus, edge, automatic]).toEqual(wanted);
  });

  it('advantage and disadvantage cancel, and what fails by itself shows no dice', () => {
    const held = played(planTable(), condition('restrained'));
    expect(rollSave(held, 'mira', 'dex', 15, { edge: 'advantage' }, showing(13))).toMatchObject({
      dice: [13],
      total: 15,
      succeeded: true,
    });
    const out = played(planTable(), condition('unconscious'));
    expect(rollSave(out, 'mira', 'str', 5, {}, showing(20))).toMatchObject({
      dice: [],
      total: null,
      succeeded: false,
    });
    expect(rollSave(out, 'nobody', 'str', 5, {}, showing(20))).toHaveProperty('problem');
  });
});
