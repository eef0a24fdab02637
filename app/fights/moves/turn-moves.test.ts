import { describe, expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { begun, done, eventOf, joined, somebody, who } from '../../../tests/harness/fight-table';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import type { Deed, DeedOf } from '../log/deeds';
import type { Fight } from '../log/state';
import { sheetOf } from '../sheet/from-record';
import { orderOf } from '../turns/order';
import { addMany, copiesOf } from './add-many';
import { answerDue } from './answer';
import { groupBy } from './group-rows';
import { afterDeeds, isPossible, type Move } from './move';
import { beginFight, passTurn } from './pass-turn';
import { rollInitiative } from './roll-initiative';

const random = () => createRandom('moves');
const deedsOf = (move: Move): readonly Deed[] => {
  if (!isPossible(move)) throw new Error('problem' in move ? move.problem : 'impossible');
  return move;
};
const made = (fight: Fight, move: Move) => afterDeeds(fight, deedsOf(move));
const counts = (fight: Fight, which: Parameters<typeof rollInitiative>[1] = 'all') => {
  const [deed] = deedsOf(rollInitiative(fight, which, random()));
  return (deed as DeedOf<'initiative'>).counts;
};
const bonus = (initiativeBonus: number, more = {}) => ({ sheet: { initiativeBonus, ...more } });
const marked = (id: string, condition: string) => ({
  do: 'lasting',
  who: [id],
  lasting: { id: `m-${condition}`, name: condition, conditions: [condition] },
});

describe('rolling initiative', () => {
  it('is a d20 and the bonus (SRD 5.1 and 5.2.1, "Initiative")', () => {
    const [one] = counts(joined([somebody('a', bonus(3))]));
    expect(one?.dice).toHaveLength(1);
    expect(one?.count).toBe((one?.dice[0] ?? 0) + 3);
  });

  it('rolls once for a group of identical monsters (SRD 5.1 and 5.2.1, "Initiative")', () => {
    const goblin = somebody('x', { sheet: { name: 'Goblin' } });
    const fight = joined([]);
    const three = made(fight, addMany(fight, copiesOf(goblin, ['a', 'b', 'c'])));
    expect(counts(three)).toHaveLength(1);
    const each = made(three, groupBy(three, 'each'));
    expect(counts(each)).toHaveLength(3);
    expect(counts(made(each, groupBy(each, 'group')))).toHaveLength(1);
  });

  it('rolls a bare d20 for a side, and gives each its own row back', () => {
    const fight = joined([
      somebody('hero', { side: 'party', ...bonus(5) }),
      somebody('friend', { side: 'party', ...bonus(2) }),
      somebody('foe', bonus(9)),
    ]);
    const sides = made(fight, groupBy(fight, 'side'));
    expect(counts(sides).map(({ row, count, dice }) => [row, count - (dice[0] ?? 0)])).toEqual([
      ['side-party', 0],
      ['side-foes', 0],
    ]);
    const each = made(sides, groupBy(sides, 'each'));
    expect(Object.keys(each.rows).toSorted()).toEqual(['foe', 'friend', 'hero']);
  });

  it('keeps the better or the worse of two dice', () => {
    const fight = joined([
      somebody('up', bonus(0, { initiativeMode: 'advantage' })),
      somebody('down', bonus(0, { initiativeMode: 'disadvantage' })),
    ]);
    for (const { row, count, dice } of counts(fight)) {
      expect(dice).toHaveLength(2);
      expect(count).toBe(row === 'up' ? Math.max(...dice) : Math.min(...dice));
    }
  });

  it('takes a score of 10 and the bonus instead (SRD 5.2.1, "Initiative")', () => {
    const fight = joined([somebody('a', bonus(4, { initiativeMode: 'score' }))], '2024');
    expect(counts(fight)).toMatchObject([{ count: 14, dice: [], mode: 'score' }]);
    const surprised = done(fight, { do: 'change', who: 'a', changes: { surprised: true } });
    expect(counts(surprised)).toMatchObject([{ count: 9 }]);
  });

  it.each([
    ['gray-ooze', -2, 13],
    ['invisible-stalker', 7, 22],
    ['goblin-warrior', 2, 12],
  ])('of a %s goes by its record: %i to roll with, %i as the score', (slug, plus, score) => {
    const record = SRD_52_MONSTERS.find((one) => one.slug === slug);
    if (!record) throw new Error(`no ${slug}`);
    const rolls = somebody('a', { sheet: sheetOf(record) });
    const [rolled] = counts(joined([rolls], '2024'));
    expect(rolled?.count).toBe((rolled?.dice[0] ?? 0) + plus);
    const scores = somebody('a', { sheet: { ...sheetOf(record), initiativeMode: 'score' } });
    const fight = joined([scores], '2024');
    expect(counts(fight)).toMatchObject([{ count: score }]);
    // The 5 for advantage in a printed score does not count twice.
    const better = Math.max(score, 15 + plus);
    expect(counts(done(fight, marked('a', 'invisible')))).toMatchObject([{ count: better }]);
    expect(counts(done(fight, marked('a', 'stunned')))).toMatchObject([{ count: score - 5 }]);
    const tired = { do: 'exhaustion', who: ['a'], levels: 2 };
    const immune = sheetOf(record).conditionImmune.includes('exhaustion');
    expect(counts(done(fight, tired))).toMatchObject([{ count: immune ? score : score - 4 }]);
  });

  const modes = (edition: '2014' | '2024', ...deeds: unknown[]) =>
    counts(done(joined([somebody('a')], edition), ...deeds)).map((one) => one.mode);
  const surprise = { do: 'change', who: 'a', changes: { surprised: true } };

  it('is at a disadvantage for the surprised (SRD 5.2.1, "Surprise"), not in SRD 5.1', () => {
    expect(modes('2024', surprise)).toEqual(['disadvantage']);
    expect(modes('2014', surprise)).toEqual(['roll']);
  });

  it('follows conditions (SRD 5.2.1, "Incapacitated" and "Invisible"), which may cancel out', () => {
    expect(modes('2024', marked('a', 'stunned'))).toEqual(['disadvantage']);
    expect(modes('2024', marked('a', 'invisible'))).toEqual(['advantage']);
    expect(modes('2024', marked('a', 'invisible'), surprise)).toEqual(['roll']);
    expect(modes('2014', marked('a', 'invisible'))).toEqual(['roll']);
  });

  it('is an ability check: poison and exhaustion tell on it (SRD 5.1 and 5.2.1, "Poisoned", "Exhaustion")', () => {
    expect(modes('2014', marked('a', 'poisoned'))).toEqual(['disadvantage']);
    const tired = { do: 'exhaustion', who: ['a'], levels: 2 };
    expect(modes('2014', tired)).toEqual(['disadvantage']);
    const [one] = counts(done(joined([somebody('a')], '2024'), tired));
    expect(one).toMatchObject({ mode: 'roll', count: (one?.dice[0] ?? 0) - 4 });
  });

  it('leaves what happens on a count of its own where it is', () => {
    const lair = somebody('lair', { kind: 'event', initiative: 20, losesTies: true });
    expect(counts(joined([lair, somebody('a')])).map((one) => one.row)).toEqual(['a']);
  });

  it('rolls for those who have none alone, and says when there are none', () => {
    const fight = joined([somebody('a', { initiative: 3 }), somebody('b')]);
    expect(counts(fight, 'missing').map((one) => one.row)).toEqual(['b']);
    const all = made(fight, rollInitiative(fight, 'missing', random()));
    expect(rollInitiative(all, 'missing', random())).toEqual({
      problem: 'Everyone already has initiative.',
    });
  });
});

describe('beginning', () => {
  it('rolls for who has no count, and starts the first turn', () => {
    const fight = joined([somebody('a'), somebody('b')]);
    const begun = made(fight, beginFight(fight, random()));
    expect(begun).toMatchObject({ round: 1, turn: orderOf(begun)[0]?.id });
    expect(beginFight(begun, random())).toHaveProperty('problem');
    expect(beginFight(joined([somebody('a', { arrives: 2 })]), random())).toHaveProperty('problem');
  });
});

describe('passing the turn', () => {
  const two = [somebody('a', { initiative: 20 }), somebody('b', { initiative: 10 })];
  const next = (fight: Fight) => made(fight, passTurn(fight, 'next', random()));

  it('throws the dice of what may recharge', () => {
    const breath = { key: 'breath', name: 'Breath', most: 1, per: 'day', recharge: 2 } as const;
    const spent = { do: 'spend', who: 'b', what: { of: 'use', key: 'breath' }, by: 1 };
    const seeds = [two[0], somebody('b', { initiative: 10, sheet: { uses: [breath] } })];
    const fight = done(begun(seeds.filter((one) => one !== undefined)), spent);
    const [turn] = deedsOf(passTurn(fight, 'next', random()));
    expect(turn).toMatchObject({ recharges: [{ who: 'b', key: 'breath' }] });
    const asking = next(done(fight, { do: 'set', settings: { rollsRecharge: false } }));
    const due = asking.due.find((one) => one.kind === 'recharge');
    if (!due) throw new Error('no recharge is asked for');
    expect(who(made(asking, answerDue(asking, due, 1, random())), 'b').usesLeft.breath).toBe(0);
    const back = made(asking, answerDue(asking, due, 2, random()));
    expect(who(back, 'b').usesLeft.breath).toBe(1);
    expect(back.due).toEqual([]);
  });

  it('rolls anew at the top of each round, once for two presses', () => {
    const fight = next(done(begun(two), { do: 'set', settings: { reroll: 'always' } }));
    const press = (seed: string) =>
      eventOf([...deedsOf(passTurn(fight, 'next', createRandom(seed)))]).deeds;
    const once = afterDeeds(fight, press('one'));
    expect(once).toMatchObject({ round: 2, turn: orderOf(once)[0]?.id });
    expect(once.rows.a?.dice).toHaveLength(1);
    expect(afterDeeds(once, press('two'))).toBe(once);
  });

  it('stands at the top of the round where the table is asked first', () => {
    const fight = next(done(begun(two), { do: 'set', settings: { reroll: 'ask' } }));
    const top = next(fight);
    expect(top).toMatchObject({ round: 2, turn: null, due: [{ kind: 'reroll' }] });
    const rolled = made(top, rollInitiative(top, 'all', random()));
    expect(rolled.due).toEqual([]);
    const first = next(rolled);
    expect(first).toMatchObject({ round: 2, turn: orderOf(rolled)[0]?.id });
  });

  it('says when nobody is left to have a turn', () => {
    const gone = done(begun(two), { do: 'place', who: ['a', 'b'], where: 'gone' });
    expect(passTurn(gone, 'next', random())).toHaveProperty('problem');
    expect(passTurn(joined(two), 'next', random())).toHaveProperty('problem');
  });
});

describe('adding many', () => {
  it('puts late monsters with their like, and rolls for the rows that are new', () => {
    const goblin = somebody('x', { sheet: { name: 'Goblin' } });
    const fight = begun([somebody('g1', { initiative: 12, sheet: { name: 'Goblin' } })]);
    const more = made(
      fight,
      addMany(fight, [...copiesOf(goblin, ['g2']), somebody('ogre')], random()),
    );
    expect(who(more, 'g2').row).toBe('g1');
    expect(more.rows.ogre?.count).not.toBeNull();
    expect(addMany(fight, [])).toHaveProperty('problem');
  });

  it('keeps characters and happenings in rows of their own', () => {
    const fight = joined([]);
    const hero = somebody('h', { sheet: { name: 'Mira', deathSaves: true } });
    const trap = somebody('t', { kind: 'event', sheet: { name: 'Trap' } });
    const all = made(
      fight,
      addMany(fight, [...copiesOf(hero, ['h1', 'h2']), ...copiesOf(trap, ['t1', 't2'])]),
    );
    expect(Object.keys(all.rows)).toHaveLength(4);
  });
});
