import { describe, expect, it } from 'vitest';
import { CONDITION_EFFECTS, type ConditionEffect, exhaustionEffect } from './condition-effects';
import { CONDITION_RULES } from './condition-rules/condition-rules';
import { CONDITIONS } from './conditions';
import { EDITIONS, type Edition } from './edition';

/** The text of a condition in the cheat sheet and the stat block, without emphasis marks. */
function wordsOf(id: string, edition: Edition): string {
  const rule = CONDITION_RULES.find((one) => one.id === id);
  return (rule?.rules[edition].lines.join(' ') ?? '').replaceAll('*', '');
}

/** Each mechanic with the words of the text that state it. */
const TOLD: readonly [name: string, has: (effect: ConditionEffect) => boolean, words: RegExp][] = [
  [
    'attacks with advantage',
    ({ attacks }) => attacks?.rolls === 'advantage',
    /Its attacks have advantage/,
  ],
  [
    'attacks with disadvantage',
    ({ attacks }) => attacks?.rolls === 'disadvantage',
    /Its attacks have disadvantage|Disadvantage on (?:checks and )?attacks/,
  ],
  [
    'is attacked with advantage',
    ({ attacked }) => attacked?.rolls === 'advantage',
    /attacks against it:? (?:have )?advantage/i,
  ],
  [
    'is attacked with disadvantage',
    ({ attacked }) => attacked?.rolls === 'disadvantage',
    /attacks against it disadvantage/,
  ],
  ['is hit critically', ({ criticalWithinFeet }) => criticalWithinFeet === 5, /5 feet is critical/],
  [
    'fails saves of the body',
    ({ failsSaves }) => failsSaves?.join() === 'str,dex',
    /fails Strength and Dexterity saves/i,
  ],
  [
    'saves worse',
    ({ saves }) => saves?.abilities.join() === 'dex',
    /disadvantage on Dexterity saves/,
  ],
  ['fails checks of a sense', ({ failsChecksBy }) => failsChecksBy !== undefined, /fails checks/],
  ['stands still', ({ speed }) => speed === 'zero', /(?<!at )speed 0/i],
  ['crawls', ({ speed }) => speed === 'crawling', /Can only crawl/],
  ['is incapacitated', ({ brings }) => brings?.includes('incapacitated') ?? false, /Incapacitated/],
  ['falls', ({ brings }) => brings?.includes('prone') ?? false, /prone/],
  ['takes no actions', ({ loses }) => loses?.includes('actions') ?? false, /No actions/],
  ['takes no reactions', ({ loses }) => loses?.includes('reactions') ?? false, /reactions/],
  [
    'loses concentration',
    ({ loses }) => loses?.includes('concentration') ?? false,
    /concentration ends/,
  ],
  ['notices nothing', ({ loses }) => loses?.includes('awareness') ?? false, /notices nothing/],
  ['resists all damage', ({ resistsAll }) => resistsAll ?? false, /Resists all damage/],
  ['rolls initiative otherwise', ({ initiative }) => initiative !== undefined, /on initiative/],
  ['spares its charmer', ({ sparesSource }) => sparesSource ?? false, /Cannot attack the charmer/],
  ['keeps away', ({ keepsAway }) => keepsAway ?? false, /Cannot choose to move closer/],
];

describe.each(EDITIONS)('the conditions of %s', (edition) => {
  it.each(CONDITIONS)('%s does what its words say, and no more', (condition) => {
    const effect = CONDITION_EFFECTS[edition][condition];
    const words = wordsOf(condition, edition);
    const done = TOLD.filter(([, has]) => has(effect)).map(([name]) => name);
    const told = TOLD.filter(([, , pattern]) => pattern.test(words)).map(([name]) => name);
    // Exhaustion has a table of its own, tested below.
    if (condition !== 'exhaustion') expect(done).toEqual(told);
  });
});

describe('exhaustion', () => {
  it.each([
    [1, { checks: 'disadvantage' }],
    [2, { speed: 'half' }],
    [3, { attacksAndSaves: 'disadvantage' }],
    [4, { halvesHitPoints: true }],
    [5, { speed: 'zero' }],
    [6, { dies: true }],
  ])('of level %i in 2014 does what its table says', (level, wanted) => {
    expect(exhaustionEffect('2014', level)).toMatchObject(wanted);
  });

  it('takes 2 from d20 tests and 5 feet from the speed a level in 2024, as its table says', () => {
    const rows = CONDITION_RULES.find(({ id }) => id === 'exhaustion')?.rules['2024'].table?.rows;
    for (const [level, penalty, speed] of rows?.slice(0, 5) ?? []) {
      const { d20Penalty, speedPenaltyFeet } = exhaustionEffect('2024', Number(level));
      expect([`−${d20Penalty}`, `−${speedPenaltyFeet} ft`]).toEqual([penalty, speed]);
    }
    expect(exhaustionEffect('2024', 6).dies).toBe(true);
  });

  it('of no level does nothing', () => {
    for (const edition of EDITIONS) {
      expect(exhaustionEffect(edition, 0)).toEqual({ d20Penalty: 0, speedPenaltyFeet: 0 });
    }
  });
});
