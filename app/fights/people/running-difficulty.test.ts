import { describe, expect, it } from 'vitest';
import { begun, done, somebody } from '../../../tests/harness/fight-table';
import { characterSheet } from '../sheet/by-hand';
import { awardedXp } from './awarded-xp';
import { runningDifficulty } from './running-difficulty';

const hero = (id: string, level: number | null = 5) =>
  somebody(id, { side: 'party', sheet: characterSheet('2014', { name: id, maximum: 30, level }) });
const wolf = somebody('wolf', {
  side: 'party',
  sheet: { record: 'wolf', xp: 50, challenge: 0.25 },
});
const ogre = somebody('ogre', { sheet: { xp: 450, challenge: 2, maximum: 20 } });
const lair = somebody('lair', { kind: 'event', initiative: 20 });
const FIGHT = begun([hero('mira'), hero('odo', 4), wolf, ogre, lair]);
const felled = { do: 'harm', struck: [{ who: 'ogre', parts: [{ amount: 20 }] }] };

describe('the people for whom a fight is hard', () => {
  it('are the characters; a creature of a record on their side is none', () => {
    expect(runningDifficulty(FIGHT)).toMatchObject({
      levels: [4, 5],
      unknownLevels: [],
      unknownFoes: [],
      whole: { foes: 1, raw: 450 },
    });
  });

  it('are those who share the experience', () => {
    expect(awardedXp(done(FIGHT, felled))).toMatchObject({ xp: 450, sharedBy: 2, each: 225 });
    const trained = { do: 'change', who: 'wolf', changes: { sheet: { level: 2 } } };
    const fight = done(FIGHT, felled, trained);
    expect(awardedXp(fight).sharedBy).toBe(3);
    expect(runningDifficulty(fight).levels).toEqual([2, 4, 5]);
    const gone = done(fight, { do: 'place', who: ['odo'], where: 'gone' });
    expect(awardedXp(gone).sharedBy).toBe(2);
    expect(runningDifficulty(gone).levels).toEqual([2, 5]);
  });

  it('keep their level in another shape, and so does what a foe is worth', () => {
    const bear = somebody('bear', { sheet: { name: 'Bear', xp: 200, challenge: 1 } }).sheet;
    const shape = (who: string) => ({
      do: 'transform',
      who,
      into: bear,
      hitPoints: 'apart',
      name: 'Bear',
    });
    const fight = done(FIGHT, shape('mira'), shape('ogre'));
    expect(runningDifficulty(fight)).toMatchObject({ levels: [4, 5], whole: { raw: 450 } });
  });

  it('lose their level when it is taken away by hand', () => {
    const fight = done(FIGHT, { do: 'change', who: 'odo', changes: { sheet: { level: null } } });
    expect(runningDifficulty(fight)).toMatchObject({ levels: [5], unknownLevels: ['odo'] });
  });
});

describe('what is left of a fight', () => {
  it('is without the defeated and with those who are still to come', () => {
    const late = somebody('late', { arrives: 3, sheet: { xp: 100, challenge: 0.5 } });
    const fight = done(FIGHT, { do: 'add', seeds: [late] }, felled);
    expect(runningDifficulty(fight)).toMatchObject({ whole: { raw: 550 }, left: { raw: 100 } });
  });
});
