import { describe, expect, test } from 'vitest';
import type { Condition } from '~/rules/conditions';
import { blow, lays, madeCombatant } from '../../../tests/harness/made-combatant';
import { createBattle } from '../create-battle';
import { type BattleOptions, USUAL_OPTIONS } from '../sheet/battle';
import type { Combatant } from '../sheet/combatant';
import type { Deed } from '../sheet/deed';
import { USUAL_TACTICS } from '../sheet/tactics';

type More = {
  options?: Partial<BattleOptions>;
  edition?: '2014' | '2024';
  counts?: [number, number];
};

function battle(a: Combatant, b: Combatant, more: More = {}) {
  const [first, second] = more.counts ?? [1, 1];
  return createBattle(
    {
      edition: more.edition ?? '2014',
      sides: [[{ combatant: a, count: first }], [{ combatant: b, count: second }]],
      tactics: [USUAL_TACTICS, USUAL_TACTICS],
      options: { ...USUAL_OPTIONS, ...more.options },
    },
    'rules',
  );
}

function hits(a: Combatant, b: Combatant, more: More = {}, deed = 'Blow') {
  const played = battle(a, b, more);
  played.play(300);
  const count = played.tally().deeds.find((one) => one.deed === deed && one.side === 0);
  return (count?.landed ?? 0) / (count?.tries ?? 1);
}

const QUICK = { initiative: { bonus: 30 } };
const target = (more: Partial<Combatant> = {}) =>
  madeCombatant('Post', {
    hitPoints: { average: 400, count: 0, sides: 1, bonus: 0 },
    ac: 11,
    ...more,
  });

/** The hit chance of a +0 attack against AC 11: 50 percent normally, 75 with advantage, 25 with disadvantage. */
function shareWith(condition: Condition, edition: '2014' | '2024' = '2014'): number {
  const attacker = madeCombatant('Ash', {
    ...QUICK,
    deeds: [blow(0, 4), lays({ name: condition, conditions: [condition] })],
  });
  return hits(attacker, target(), { edition, options: { lines: false } });
}

describe('conditions, as they change attack rolls against their bearer', () => {
  test.each<[Condition, number]>([
    ['blinded', 0.75],
    ['paralyzed', 0.75],
    ['petrified', 0.75],
    ['restrained', 0.75],
    ['stunned', 0.75],
    ['unconscious', 0.75],
    ['poisoned', 0.5],
    ['frightened', 0.5],
    ['deafened', 0.5],
    ['invisible', 0.25],
  ])('%s', (condition, share) => {
    expect(shareWith(condition)).toBeCloseTo(share, 1);
  });

  test.each<[Condition, number]>([
    ['blinded', 0.25],
    ['poisoned', 0.25],
    ['frightened', 0.25],
    ['restrained', 0.25],
    ['invisible', 0.75],
    ['deafened', 0.5],
  ])('%s, for its bearer’s own', (condition, share) => {
    const attacker = target({ deeds: [blow(0, 4)] });
    const hexer = madeCombatant('Hex', {
      ...QUICK,
      ac: 11,
      hitPoints: { average: 400, count: 0, sides: 1, bonus: 0 },
      deeds: [lays({ name: condition, conditions: [condition] })],
    });
    const played = battle(hexer, attacker, { options: { lines: false } });
    played.play(300);
    const count = played.tally().deeds.find(({ deed }) => deed === 'Blow');
    expect((count?.landed ?? 0) / (count?.tries ?? 1)).toBeCloseTo(share, 1);
  });

  test('whoever is helpless does nothing, and hits on the paralyzed from near are critical', () => {
    const dice = blow(0, 0, {
      hit: { damage: [{ count: 1, sides: 1, bonus: 0, type: 'slashing' }] },
    });
    const attacker = madeCombatant('Ash', {
      ...QUICK,
      deeds: [dice, lays({ name: 'hold', conditions: ['paralyzed'] })],
    });
    const played = battle(
      attacker,
      target({ hitPoints: { average: 60, count: 0, sides: 1, bonus: 0 }, deeds: [blow(30, 50)] }),
      { options: { lines: false } },
    );
    played.play(100);
    const tally = played.tally();
    expect(tally.deeds.some(({ side }) => side === 1)).toBe(false);
    const blows = tally.deeds.find(({ deed }) => deed === 'Blow');
    expect((blows?.damage ?? 0) / (blows?.landed ?? 1)).toBeCloseTo(2, 5);
  });

  test('who is immune to a condition is not touched by it', () => {
    const attacker = madeCombatant('Ash', {
      ...QUICK,
      deeds: [blow(0, 4), lays({ name: 'hold', conditions: ['paralyzed'] })],
    });
    expect(
      hits(attacker, target({ conditionImmune: ['paralyzed'] }), { options: { lines: false } }),
    ).toBeCloseTo(0.5, 1);
  });

  test('the grappled of 2024 strike badly at others than their grappler; in 2014 they do not', () => {
    const share = (edition: '2014' | '2024') => {
      const held = target({ deeds: [blow(0, 4)] });
      const played = createBattle(
        {
          edition,
          sides: [
            [
              {
                combatant: madeCombatant('Decoy', {
                  ac: 11,
                  hitPoints: { average: 300, count: 0, sides: 1, bonus: 0 },
                }),
                count: 1,
              },
              {
                combatant: madeCombatant('Grappler', {
                  ...QUICK,
                  ac: 11,
                  hitPoints: { average: 900, count: 0, sides: 1, bonus: 0 },
                  deeds: [lays({ name: 'grip', conditions: ['grappled'] })],
                }),
                count: 1,
              },
            ],
            [{ combatant: held, count: 1 }],
          ],
          tactics: [USUAL_TACTICS, USUAL_TACTICS],
          options: { ...USUAL_OPTIONS, lines: false },
        },
        'grip',
      );
      played.play(60);
      const count = played.tally().deeds.find(({ deed }) => deed === 'Blow');
      return (count?.landed ?? 0) / (count?.tries ?? 1);
    };
    expect(share('2014')).toBeCloseTo(0.5, 1);
    expect(share('2024')).toBeLessThan(0.4);
  });
});

test('the prone stand up in their turn, and are struck well by hand and badly from afar before', () => {
  const prone = lays({ name: 'trip', conditions: ['prone'], ends: {} });
  const near = madeCombatant('Ash', { ...QUICK, deeds: [blow(0, 4), prone] });
  const far = madeCombatant('Ash', { ...QUICK, deeds: [blow(0, 4, { reach: 'ranged' }), prone] });
  expect(hits(near, target(), { options: { lines: false } })).toBeCloseTo(0.75, 1);
  expect(hits(far, target(), { options: { lines: false } })).toBeCloseTo(0.25, 1);
});

test('only one spell is held by concentration, and damage can end it', () => {
  const bless = (name: string) => ({
    key: name,
    name,
    time: 'bonus-action' as const,
    costs: [],
    concentration: true,
    steps: [
      {
        does: 'mark' as const,
        name,
        aim: { who: 'self' as const, count: 1 },
        mark: {
          name,
          conditions: [],
          modifiers: [{ what: 'ac' as const, plus: 5 }],
          ends: { concentration: true },
        },
      },
    ],
  });
  const caster = madeCombatant('Mage', {
    ...QUICK,
    saves: { ...madeCombatant('x').saves, con: 3 },
    deeds: [bless('One'), bless('Two'), blow(0, 1)],
  });
  const told = battle(caster, target({ deeds: [blow(8, 22)] }))
    .tell(1)
    .map(({ text }) => text);
  const on = told.filter((text) => /is under (One|Two)/.test(text)).length;
  const off = told.filter((text) => /(One|Two) on Mage is over/.test(text)).length;
  expect(on - off).toBeLessThanOrEqual(1);
  expect(told.some((text) => text.includes('loses concentration'))).toBe(true);
  // The DC is half the damage: 22 damage gives DC 11, not the minimum 10.
  expect(told.some((text) => /Constitution save against DC 11/.test(text))).toBe(true);
});

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

test('Parry and Shield turn a hit that they can turn, once a round', () => {
  const parry = {
    key: 'parry',
    name: 'Parry',
    costs: [],
    on: 'hit-by-melee' as const,
    does: { is: 'ac' as const, plus: 3, lasts: 'attack' as const },
  };
  const attacker = madeCombatant('Ash', { ...QUICK, deeds: [blow(0, 4)] });
  expect(hits(attacker, target({ reactions: [parry] }))).toBeCloseTo(0.35, 1);
  expect(
    hits(attacker, target({ reactions: [parry] }), { options: { reactions: false } }),
  ).toBeCloseTo(0.5, 1);
});

test('half the damage turned aside, once a round', () => {
  const dodge = {
    key: 'dodge',
    name: 'Uncanny Dodge',
    costs: [],
    on: 'hit' as const,
    does: { is: 'halve' as const },
  };
  const played = battle(
    madeCombatant('Ash', { ...QUICK, deeds: [blow(30, 10)] }),
    target({ ac: 5, reactions: [dodge] }),
  );
  played.play(100);
  const count = played.tally().deeds[0];
  expect((count?.damage ?? 0) / (count?.landed ?? 1)).toBeCloseTo(5, 5);
});

test('the front line keeps blows from those behind it, and gives them cover from afar', () => {
  const behind = madeCombatant('Mage', {
    line: 'back',
    ac: 11,
    hitPoints: { average: 5, count: 0, sides: 1, bonus: 0 },
  });
  const wall = madeCombatant('Wall', {
    ac: 11,
    hitPoints: { average: 80, count: 0, sides: 1, bonus: 0 },
  });
  const against = (attacker: Combatant) =>
    createBattle(
      {
        edition: '2014',
        sides: [
          [{ combatant: attacker, count: 1 }],
          [
            { combatant: behind, count: 1 },
            { combatant: wall, count: 1 },
          ],
        ],
        tactics: [USUAL_TACTICS, USUAL_TACTICS],
        options: USUAL_OPTIONS,
      },
      'lines',
    ).tell(1);
  const sword = against(madeCombatant('Ash', { ...QUICK, deeds: [blow(30, 8)] }));
  expect(sword.find(({ text }) => text.includes('attacks'))?.text).toContain('attacks Wall');
  const bow = against(
    madeCombatant('Ash', { ...QUICK, line: 'back', deeds: [blow(30, 8, { reach: 'ranged' })] }),
  );
  expect(bow.find(({ text }) => text.includes('attacks'))?.text).toContain('attacks Mage');
  expect(bow.find(({ text }) => text.includes('attacks'))?.text).toContain('AC 13');
});

test('one throw of an area’s damage counts for all in it', () => {
  const ball = {
    key: 'ball',
    name: 'Ball',
    time: 'action' as const,
    costs: [],
    steps: [
      {
        does: 'save' as const,
        name: 'Ball',
        aim: { who: 'foe' as const, count: 1, area: { shape: 'sphere' as const, feet: 20 } },
        save: {
          ability: 'dex' as const,
          dc: 40,
          magic: true,
          success: 'half' as const,
          fail: { damage: [{ count: 8, sides: 6, bonus: 0, type: 'fire' as const }] },
        },
      },
    ],
  };
  const told = battle(madeCombatant('Mage', { ...QUICK, deeds: [ball] }), target(), {
    counts: [1, 4],
  }).tell(1);
  const taken = told
    .filter(({ round, text }) => round === 1 && /^Post \d takes/.test(text))
    .map(({ text }) => /takes (\d+)/.exec(text)?.[1]);
  expect(taken).toHaveLength(4);
  expect(new Set(taken).size).toBe(1);
});

test('advantage against magic alone is on saves of its abilities, and against magic', () => {
  const made = (ability: 'wis' | 'con', magic: boolean) => {
    const gaze = {
      key: 'gaze',
      name: 'Gaze',
      time: 'action' as const,
      costs: [],
      steps: [
        {
          does: 'save' as const,
          name: 'Gaze',
          aim: { who: 'foe' as const, count: 1 },
          save: {
            ability,
            dc: 11,
            magic,
            success: 'none' as const,
            fail: { damage: [{ count: 0, sides: 1, bonus: 1, type: 'psychic' as const }] },
          },
        },
      ],
    };
    const gnome = target({ traits: { saveAdvantageAgainstMagic: ['int', 'wis', 'cha'] } });
    const played = battle(madeCombatant('Ash', { ...QUICK, deeds: [gaze] }), gnome);
    played.play(20);
    const count = played.tally().deeds.find(({ deed }) => deed === 'Gaze');
    return 1 - (count?.landed ?? 0) / (count?.tries ?? 1);
  };
  // +0 against DC 11: a half; three quarters with advantage.
  expect(made('wis', true)).toBeCloseTo(0.75, 1);
  expect(made('wis', false)).toBeCloseTo(0.5, 1);
  expect(made('con', true)).toBeCloseTo(0.5, 1);
});

test('massive damage kills a character at once; less lets it fall', () => {
  const hero = madeCombatant('Hero', {
    role: 'character',
    hitPoints: { average: 20, count: 0, sides: 1, bonus: 0 },
  });
  const by = (damage: number) =>
    battle(hero, madeCombatant('Giant', { ...QUICK, deeds: [blow(30, damage)] }), {
      counts: [2, 1],
    })
      .tell(1)
      .map(({ text }) => text);
  expect(by(39)).toContain('Hero 1 falls.');
  expect(by(40)).toContain('Hero 1 dies.');
});

test('a healer brings the fallen back', () => {
  const hero = madeCombatant('Hero', {
    role: 'character',
    hitPoints: { average: 20, count: 0, sides: 1, bonus: 0 },
  });
  const word = {
    key: 'word',
    name: 'Healing Word',
    time: 'bonus-action' as const,
    costs: [{ resource: 'slot', amount: 1 }],
    steps: [
      {
        does: 'heal' as const,
        name: 'Healing Word',
        aim: { who: 'ally' as const, count: 1 },
        amount: { count: 0, sides: 1, bonus: 7 },
        raises: true,
      },
    ],
  };
  const healer = madeCombatant('Healer', {
    role: 'character',
    ac: 30,
    hitPoints: { average: 60, count: 0, sides: 1, bonus: 0 },
    resources: [{ key: 'slot', name: 'Slots', most: 2, back: 'long-rest' }],
    deeds: [word],
  });
  const played = createBattle(
    {
      edition: '2014',
      sides: [
        [
          { combatant: hero, count: 1 },
          { combatant: healer, count: 1 },
        ],
        [{ combatant: madeCombatant('Giant', { ...QUICK, deeds: [blow(15, 22)] }), count: 1 }],
      ],
      tactics: [USUAL_TACTICS, USUAL_TACTICS],
      options: USUAL_OPTIONS,
    },
    'word',
  );
  const told = played.tell(1).map(({ text }) => text);
  expect(told).toContain('Hero is up again with 7 HP.');
  played.play(50);
  const slots = played.tally().resources[0];
  expect(slots?.left).toBeGreaterThanOrEqual(0);
  expect(slots?.left).toBeLessThan(2);
});

describe('reactions to what somebody else does', () => {
  const bolt = (spellLevel: number) => ({ ...blow(30, 4), name: 'Bolt', spellLevel });
  const counters = (level: number) =>
    target({
      saves: { str: 0, dex: 0, con: 0, int: 0, wis: 0, cha: 0 },
      reactions: [
        {
          key: 'counter',
          name: 'Counterspell',
          costs: [],
          on: 'spell',
          does: { is: 'counterspell', level, check: 4, dc: 15 },
        },
      ],
    });
  const sharesThrough = (spellLevel: number, more: More = {}) => {
    const caster = madeCombatant('Ash', { ...QUICK, deeds: [bolt(spellLevel)] });
    const played = battle(caster, counters(3), more);
    played.play(60);
    const deed = played.tally().deeds.find((one) => one.deed === 'Bolt' && one.side === 0);
    return (deed?.tries ?? 0) / (deed?.uses ?? 1);
  };

  test('Counterspell stops spells of its slot, and higher ones by a check (SRD 5.1)', () => {
    expect(sharesThrough(3)).toBe(0);
    // +4 against DC 10 + 5: an 11 or more counters the spell.
    expect(sharesThrough(5)).toBeCloseTo(0.5, 1);
    expect(sharesThrough(1)).toBe(1);
    expect(sharesThrough(3, { options: { reactions: false } })).toBe(1);
  });

  test('in 2024 the caster saves with Constitution, and keeps the slot when it fails', () => {
    // +0 against DC 15: 14 or less fails.
    expect(sharesThrough(3, { edition: '2024' })).toBeCloseTo(0.3, 1);
    const slots = { key: 'slot-3', name: 'Slots', most: 2, back: 'long-rest' as const };
    const caster = madeCombatant('Ash', {
      ...QUICK,
      resources: [slots],
      deeds: [{ ...bolt(3), costs: [{ resource: 'slot-3', amount: 1 }] }],
    });
    const left = (edition: '2014' | '2024') => {
      const played = battle(caster, counters(9), { edition });
      played.play(40);
      const { deeds } = played.tally();
      return deeds.find((one) => one.deed === 'Bolt')?.uses ?? 0;
    };
    expect(left('2014')).toBe(2);
    expect(left('2024')).toBeGreaterThan(4);
  });

  test('Cutting Words saves a comrade from a blow that its die undoes', () => {
    const bard = target({
      reactions: [
        {
          key: 'cut',
          name: 'Cutting Words',
          costs: [],
          on: 'ally-hit',
          does: { is: 'ac', plus: 4, lasts: 'attack' },
        },
      ],
    });
    const attacker = madeCombatant('Ash', { ...QUICK, deeds: [blow(0, 4)] });
    const alone = hits(attacker, bard);
    const together = hits(attacker, bard, { counts: [1, 2] });
    expect(alone).toBeCloseTo(0.5, 1);
    expect(together).toBeCloseTo(0.3, 1);
  });
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
