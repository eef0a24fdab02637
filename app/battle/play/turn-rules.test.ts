import { describe, expect, test } from 'vitest';
import { blow, lays, madeCombatant } from '../../../tests/harness/made-combatant';
import { battle, QUICK, target } from '../../../tests/harness/played-battle';
import type { Deed } from '../sheet/deed';

test('a breath comes back on 5 and 6: a third of the turns', () => {
  const breath = {
    key: 'breath',
    name: 'Breath',
    time: 'action' as const,
    costs: [{ resource: 'breath', amount: 1 }],
    steps: [
      {
        does: 'harm' as const,
        name: 'Breath',
        times: 1,
        magic: false,
        outcome: { damage: [{ count: 0, sides: 1, bonus: 1, type: 'fire' as const }] },
      },
    ],
  };
  const wyrm = madeCombatant('Wyrm', {
    ...QUICK,
    resources: [{ key: 'breath', name: 'Breath', most: 1, rechargeOn: 5, back: 'long-rest' }],
    deeds: [breath],
  });
  const played = battle(wyrm, target());
  played.play(200);
  const uses = played.tally().deeds[0]?.uses ?? 0;
  // Used in the first turn; then in each of the other 99 turns it recharges with a chance of one in three.
  expect(uses).toBeGreaterThan(30);
  expect(uses).toBeLessThan(38);
});

test('legendary resistance is spent on what matters, and no oftener than it is there', () => {
  const hexer = madeCombatant('Hex', {
    ...QUICK,
    deeds: [
      lays({
        name: 'hold',
        conditions: ['paralyzed'],
        ends: { turn: { of: 'maker', moment: 'start' } },
      }),
    ],
  });
  const told = battle(hexer, target({ traits: { legendaryResistance: 3 } }))
    .tell(1)
    .filter(({ text }) => text.includes('Legendary Resistance'));
  expect(told).toHaveLength(3);
});

test('legendary actions: so many a round, after the turns of others, back at its own', () => {
  const boss = target({
    traits: { legendaryActions: 3 },
    deeds: [
      blow(0, 1),
      { ...blow(0, 1), key: 'tail', name: 'Tail', time: 'legendary', legendaryCost: 1 },
    ],
  });
  const played = battle(
    madeCombatant('Ash', { hitPoints: { average: 9000, count: 0, sides: 1, bonus: 0 } }),
    boss,
    { counts: [5, 1] },
  );
  const lines = played.tell(1).filter(({ text }) => text.endsWith(': Tail.'));
  const perRound = new Map<number, number>();
  for (const { round } of lines) perRound.set(round, (perRound.get(round) ?? 0) + 1);
  expect(Math.max(...perRound.values())).toBe(3);
});

test('the surprised of 2014 lose their first turn, those of 2024 roll badly for initiative', () => {
  const first = (edition: '2014' | '2024', surprised: 'a' | null) => {
    const played = battle(
      madeCombatant('Ash', { deeds: [blow(30, 500)] }),
      target({ deeds: [blow(30, 500)] }),
      { edition, options: { surprised } },
    );
    played.play(2000);
    return played.tally().share.a.share;
  };
  expect(first('2014', null)).toBeCloseTo(0.5, 1);
  expect(first('2014', 'a')).toBeLessThan(0.1);
  expect(first('2024', 'a')).toBeCloseTo(0.33, 1);
});

test.each([
  { edition: '2014', hitPoints: 10 },
  { edition: '2024', hitPoints: 15 },
] as const)('a troll of $edition that rises regains $hitPoints, once', ({ edition, hitPoints }) => {
  const troll = madeCombatant('Troll', {
    edition,
    hitPoints: { average: 84, count: 0, sides: 1, bonus: 0 },
    traits: { regeneration: { hitPoints, stoppedBy: ['fire'], keepsAlive: true } },
  });
  const axe = madeCombatant('Ash', { ...QUICK, deeds: [blow(30, 84)] });
  const told = battle(axe, troll, { edition }).tell(1);
  const at = told.findIndex(({ text }) => text.startsWith('Troll regains'));
  expect(told[at]?.text).toBe(`Troll regains ${hitPoints}; ${hitPoints} now.`);
  expect(told.slice(at + 1).find(({ text }) => text.includes('Troll'))?.text).not.toContain(
    'regains',
  );
});

describe('a lair', () => {
  const act = (name: string): Deed => ({ ...blow(0, 1), key: name, name, time: 'lair' });
  const inLair = (deeds: readonly Deed[], foe: number, own: number) =>
    battle(
      madeCombatant('Ash', {
        initiative: { bonus: foe },
        hitPoints: { average: 9000, count: 0, sides: 1, bonus: 0 },
      }),
      target({ initiative: { bonus: own }, deeds }),
      { options: { lair: true } },
    );
  const actions = (deeds: readonly Deed[]) =>
    inLair(deeds, 0, 0)
      .tell(1)
      .flatMap(({ round, text }) => {
        const name = /Post: (Quake|Fog|Vines)\./.exec(text)?.[1];
        return name === undefined ? [] : [{ round, name }];
      });
  const first = (foe: number, own: number, fight: number) =>
    inLair([act('Quake')], foe, own)
      .tell(fight)
      .flatMap(({ text }) => /Quake|^Ash(?=’s turn)|^Post(?=’s turn)/.exec(text)?.[0] ?? [])
      .slice(0, 3);

  test('never takes the same action in two rounds running, and takes each at some time', () => {
    for (const names of [
      ['Quake', 'Fog'],
      ['Quake', 'Fog', 'Vines'],
    ]) {
      const taken = actions(names.map(act));
      expect(taken.map(({ round }) => round)).toEqual(taken.map((_, at) => at + 1));
      expect(taken.some(({ name }, at) => name === taken[at - 1]?.name)).toBe(false);
      expect(new Set(taken.map(({ name }) => name)).size).toBe(names.length);
    }
  });

  test('of one action waits a round', () => {
    const rounds = actions([act('Quake')]).map(({ round }) => round);
    expect(rounds.slice(0, 3)).toEqual([1, 3, 5]);
  });

  test('acts on initiative count 20, and after whoever has a 20 too', () => {
    expect(first(30, -10, 1)).toEqual(['Ash', 'Quake', 'Post']);
    expect(first(-10, 30, 1)).toEqual(['Post', 'Quake', 'Ash']);
    expect(first(-10, -10, 1)[0]).toBe('Quake');
    expect(first(30, 30, 1)[2]).toBe('Quake');
    // Without a bonus, Ash rolls a 20 in one fight of twenty, and never gets a higher count.
    const before = Array.from({ length: 100 }, (_, at) => first(0, -10, at + 1)[0]);
    expect(before.filter((who) => who === 'Ash').length).toBeGreaterThan(0);
    expect(before.filter((who) => who === 'Ash').length).toBeLessThan(15);
  });
});
