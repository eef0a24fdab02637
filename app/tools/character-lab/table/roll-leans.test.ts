import { describe, expect, it } from 'vitest';
import type { Condition } from '~/rules/conditions';
import { leansAnything, type Rolled, stateOfRoll } from './roll-leans';

const attack: Rolled = { kind: 'attack' };
const check: Rolled = { kind: 'check' };
const initiative: Rolled = { kind: 'initiative' };
const dex: Rolled = { kind: 'save', ability: 'dex' };
const wis: Rolled = { kind: 'save', ability: 'wis' };

const with_ = (...conditions: Condition[]) => ({ conditions, exhaustion: 0 });
const weary = (exhaustion: number) => ({ conditions: [], exhaustion });

function told(
  edition: '2014' | '2024',
  state: ReturnType<typeof weary> | ReturnType<typeof with_>,
  rolled: Rolled,
) {
  const { leans, penalty } = stateOfRoll(edition, state, rolled);
  return [
    ...leans.map(({ how, why }) => `${how}: ${why}`),
    ...(penalty > 0 ? [`-${penalty}`] : []),
  ];
}

describe('a roll of somebody', () => {
  it.each(['2014', '2024'] as const)('who is poisoned, in %s', (edition) => {
    expect(told(edition, with_('poisoned'), attack)).toEqual(['disadvantage: poisoned']);
    expect(told(edition, with_('poisoned'), check)).toEqual(['disadvantage: poisoned']);
    expect(told(edition, with_('poisoned'), initiative)).toEqual(['disadvantage: poisoned']);
    expect(told(edition, with_('poisoned'), dex)).toEqual([]);
  });

  it('who is restrained or prone or blinded', () => {
    expect(told('2014', with_('restrained'), attack)).toEqual(['disadvantage: restrained']);
    expect(told('2014', with_('restrained'), dex)).toEqual(['disadvantage: restrained']);
    expect(told('2014', with_('restrained'), wis)).toEqual([]);
    expect(told('2024', with_('prone', 'blinded'), attack)).toEqual([
      'disadvantage: prone',
      'disadvantage: blinded',
    ]);
    expect(told('2024', with_('prone', 'blinded'), check)).toEqual([]);
  });

  it('says when it counts only against some', () => {
    expect(told('2014', with_('frightened'), check)).toEqual([
      'disadvantage: frightened, while the source of fear is in sight',
    ]);
    expect(told('2014', with_('grappled'), attack)).toEqual([]);
    expect(told('2024', with_('grappled'), attack)).toEqual([
      'disadvantage: grappled, except against the grappler',
    ]);
    expect(told('2014', with_('invisible'), attack)).toEqual(['advantage: invisible']);
  });

  it('who cannot move fails saves of the body, and what comes along counts', () => {
    expect(told('2014', with_('paralyzed'), dex)).toEqual(['fails: paralyzed']);
    expect(told('2014', with_('paralyzed'), wis)).toEqual([]);
    expect(told('2024', with_('stunned'), initiative)).toEqual(['disadvantage: incapacitated']);
    expect(told('2014', with_('unconscious'), attack)).toEqual(['disadvantage: prone']);
  });

  it('who is exhausted: by its table in 2014, by 2 for each level in 2024', () => {
    expect(told('2014', weary(1), check)).toEqual(['disadvantage: exhaustion 1']);
    expect(told('2014', weary(2), attack)).toEqual([]);
    expect(told('2014', weary(3), attack)).toEqual(['disadvantage: exhaustion 3']);
    expect(told('2014', weary(3), wis)).toEqual(['disadvantage: exhaustion 3']);
    expect(told('2024', weary(3), wis)).toEqual(['-6']);
    expect(told('2024', weary(3), attack)).toEqual(['-6']);
  });

  it('of which somebody says that it does not count', () => {
    const state = { conditions: ['poisoned', 'prone'] as Condition[], exhaustion: 3 };
    const off = new Set<Condition>(['poisoned', 'exhaustion']);
    expect(stateOfRoll('2014', state, attack, off).leans).toEqual([
      { how: 'disadvantage', why: 'prone' },
    ]);
    expect(stateOfRoll('2024', state, attack, off).penalty).toBe(0);
  });
});

it('some conditions do nothing to the dice of whoever has them', () => {
  expect(leansAnything('2014', 'poisoned')).toBe(true);
  expect(leansAnything('2014', 'charmed')).toBe(false);
  expect(leansAnything('2014', 'grappled')).toBe(false);
  expect(leansAnything('2024', 'grappled')).toBe(true);
  expect(leansAnything('2014', 'exhaustion', 2)).toBe(true);
});
