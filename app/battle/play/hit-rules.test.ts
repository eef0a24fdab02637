import { describe, expect, test } from 'vitest';
import { blow, madeCombatant } from '../../../tests/harness/made-combatant';
import { battle, hits, type More, QUICK, target } from '../../../tests/harness/played-battle';
import { createBattle } from '../create-battle';
import { USUAL_OPTIONS } from '../sheet/battle';
import type { Combatant } from '../sheet/combatant';
import { USUAL_TACTICS } from '../sheet/tactics';

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
