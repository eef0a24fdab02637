import type { ExactCreature } from './exact-fight';

type Written = Record<string, unknown>;
export type ExactCase = {
  name: string;
  a: readonly Written[];
  b: readonly Written[];
  exact: readonly ExactCreature[];
};

type Line = {
  hp: number;
  ac: number;
  toHit: number;
  dice: [number, number];
  bonus?: number;
  init?: number;
  count?: number;
  attacks?: number;
  roll?: 'advantage' | 'disadvantage';
  criticalOn?: number;
  regeneration?: number;
  /** It regenerates even at 0 hit points, unless fire stopped it. */
  rises?: boolean;
  /** Its further attacks each turn. */
  also?: readonly { toHit: number; dice: [number, number]; bonus: number; fire?: boolean }[];
  /** Its defence against slashing damage, which all attacks deal. */
  defence?: 'resist' | 'immune' | 'vulnerable';
  breath?: { dc: number; dice: [number, number]; half: boolean; recharge?: number; uses?: number };
  save?: number;
};

function writtenOf(line: Line, name: string): Written {
  const [count, sides] = line.dice;
  const attack = {
    name: 'Blade',
    toHit: line.toHit,
    dice: count === 0 ? null : `${count}d${sides}`,
    bonus: line.bonus ?? 0,
    type: 'slashing',
    roll: line.roll ?? null,
    criticalOn: line.criticalOn ?? 20,
  };
  const slashing = [{ types: ['slashing'] }];
  return {
    name,
    ac: line.ac,
    hp: line.hp,
    dexMod: line.init ?? 0,
    count: line.count ?? 1,
    attacks: [
      ...Array.from({ length: line.attacks ?? 1 }, () => attack),
      ...(line.also ?? []).map(({ toHit, dice, bonus, fire }) => ({
        name: fire ? 'Torch' : 'Claw',
        toHit,
        bonus,
        dice: dice[0] === 0 ? null : dice.join('d'),
        type: fire ? 'fire' : 'slashing',
      })),
    ],
    saves: { con: line.save ?? 0 },
    ...(line.defence ? { [line.defence]: slashing } : {}),
    ...(line.regeneration
      ? {
          regeneration: {
            hitPoints: line.regeneration,
            ...(line.rises ? { stoppedBy: ['fire'], keepsAlive: true } : {}),
          },
        }
      : {}),
    ...(line.breath
      ? {
          powers: [
            {
              name: 'Breath',
              ability: 'con',
              dc: line.breath.dc,
              half: line.breath.half,
              dice: line.breath.dice.join('d'),
              type: 'poison',
              targets: 1,
              recharge: line.breath.recharge ?? null,
              uses: line.breath.uses ?? null,
            },
          ],
        }
      : {}),
  };
}

const TIMES = { resist: 0.5, immune: 0, vulnerable: 2 } as const;

function exactOf(line: Line, side: 0 | 1, foe: Line): ExactCreature[] {
  const one: ExactCreature = {
    side,
    ac: line.ac,
    hp: line.hp,
    initiative: line.init ?? 0,
    save: line.save ?? 0,
    attacks: [
      ...Array.from({ length: line.attacks ?? 1 }, () => ({
        toHit: line.toHit,
        dice: line.dice,
        bonus: line.bonus ?? 0,
        ...(line.roll ? { roll: line.roll } : {}),
        ...(line.criticalOn ? { criticalOn: line.criticalOn } : {}),
        ...(foe.defence ? { times: TIMES[foe.defence] } : {}),
      })),
      ...(line.also ?? []).map(({ toHit, dice, bonus, fire }) => ({
        toHit,
        dice,
        bonus,
        ...(fire ? { stops: true } : {}),
      })),
    ],
    ...(line.regeneration ? { regeneration: line.regeneration } : {}),
    ...(line.rises ? { risesWith: line.regeneration } : {}),
    ...(line.breath
      ? {
          breath: {
            dc: line.breath.dc,
            dice: line.breath.dice,
            half: line.breath.half,
            recharge: line.breath.recharge ?? null,
            uses: line.breath.uses ?? null,
          },
        }
      : {}),
  };
  return Array.from({ length: line.count ?? 1 }, () => one);
}

function caseOf(name: string, a: Line, b: Line): ExactCase {
  return {
    name,
    a: [writtenOf(a, 'Ash')],
    b: [writtenOf(b, 'Birch')],
    exact: [...exactOf(a, 0, b), ...exactOf(b, 1, a)],
  };
}

const COMMONER: Line = { hp: 4, ac: 10, toHit: 2, dice: [1, 4] };
const RAT: Line = { hp: 7, ac: 12, toHit: 4, dice: [1, 4], bonus: 2, init: 2 };
const GUARD: Line = { hp: 11, ac: 16, toHit: 3, dice: [1, 6], bonus: 1, init: 1 };
const ORC: Line = { hp: 15, ac: 13, toHit: 5, dice: [1, 12], bonus: 3, init: 1 };
const OGRE: Line = { hp: 22, ac: 11, toHit: 6, dice: [2, 8], bonus: 4, init: -1 };
const KNIGHT: Line = { hp: 18, ac: 18, toHit: 5, dice: [2, 6], bonus: 3, attacks: 2 };
/** The SRD troll of 2014 with 24 hit points: a bite and two claws. */
const TROLL: Line = {
  hp: 24,
  ac: 15,
  toHit: 7,
  dice: [1, 6],
  bonus: 4,
  init: 1,
  regeneration: 10,
  rises: true,
  also: [
    { toHit: 7, dice: [2, 6], bonus: 4 },
    { toHit: 7, dice: [2, 6], bonus: 4 },
  ],
};
/** Two attacks a turn that often fell it, then a torch that rarely hits. */
const TORCHBEARER: Line = {
  hp: 30,
  ac: 18,
  toHit: 9,
  dice: [0, 1],
  bonus: 15,
  init: 1,
  attacks: 2,
  also: [{ toHit: 0, dice: [1, 2], bonus: 0, fire: true }],
};
const SPITTER: Line = {
  ...ORC,
  breath: { dc: 13, dice: [4, 6], half: true, recharge: 5 },
};

/** A creature that gets up from 0 hit points repeatedly, until fire stops it. */
export const RISING = caseOf('a troll that rises', TROLL, TORCHBEARER);

/**
 * Few enough states for a calculation by hand, in `exact.test.ts`: a troll of 20 hit points that rarely hits but would
 * kill; its foe, who always acts first, has an attack and a flame of 10 damage each.
 */
export const RISING_ON_PAPER = caseOf(
  'a troll that rises, on paper',
  { ...TROLL, hp: 20, ac: 11, toHit: 0, dice: [0, 1], bonus: 20, init: 0, also: [] },
  {
    hp: 1,
    ac: 30,
    toHit: -3,
    dice: [0, 1],
    bonus: 10,
    init: 20,
    also: [{ toHit: -7, dice: [0, 1], bonus: 10, fire: true }],
  },
);

/** Fights with a known result: duels, several against one, and each rule that changes a number. */
export const EXACT_CASES: readonly ExactCase[] = [
  caseOf('a commoner against a giant rat', COMMONER, RAT),
  caseOf('a mirror', GUARD, GUARD),
  caseOf('guard against orc', GUARD, ORC),
  caseOf('orc against ogre', ORC, OGRE),
  caseOf('knight against ogre', KNIGHT, OGRE),
  caseOf('who nearly always goes first', { ...GUARD, init: 15 }, GUARD),
  caseOf('who nearly always goes last', { ...GUARD, init: -10 }, GUARD),
  caseOf('a natural 20 alone hits', { ...GUARD, toHit: -5 }, { ...GUARD, ac: 24 }),
  caseOf('a natural 1 alone misses', { ...GUARD, toHit: 15 }, { ...ORC, ac: 5 }),
  caseOf('advantage', { ...GUARD, roll: 'advantage' }, ORC),
  caseOf('disadvantage', { ...ORC, roll: 'disadvantage' }, GUARD),
  caseOf('both with advantage', { ...GUARD, roll: 'advantage' }, { ...GUARD, roll: 'advantage' }),
  caseOf('critical hits on 18', { ...GUARD, criticalOn: 18 }, GUARD),
  caseOf('critical hits on 15 with many dice', { ...ORC, dice: [3, 6], criticalOn: 15 }, OGRE),
  caseOf('resistance', { ...GUARD, defence: 'resist' }, ORC),
  caseOf(
    'resistance rounds down',
    { ...GUARD, defence: 'resist' },
    { ...RAT, dice: [1, 2], bonus: 0 },
  ),
  caseOf('vulnerability', { ...OGRE, defence: 'vulnerable' }, KNIGHT),
  caseOf('regeneration', { ...GUARD, regeneration: 2 }, ORC),
  caseOf('regeneration on both sides', { ...GUARD, regeneration: 1 }, { ...ORC, regeneration: 3 }),
  RISING,
  RISING_ON_PAPER,
  caseOf('a breath on 5 and 6, half on a save', SPITTER, OGRE),
  caseOf(
    'a breath on 6',
    { ...ORC, breath: { dc: 15, dice: [5, 8], half: true, recharge: 6 } },
    { ...OGRE, save: 3 },
  ),
  caseOf(
    'a breath or nothing',
    { ...ORC, breath: { dc: 18, dice: [6, 6], half: false, recharge: 4 } },
    { ...OGRE, save: 5 },
  ),
  caseOf(
    'a save that cannot be failed',
    { ...ORC, breath: { dc: 5, dice: [9, 6], half: true, recharge: 5 } },
    { ...OGRE, save: 6 },
  ),
  caseOf(
    'a save that cannot be made',
    { ...ORC, breath: { dc: 30, dice: [4, 8], half: true, recharge: 5 } },
    OGRE,
  ),
  caseOf(
    'three breaths and no more',
    { ...ORC, breath: { dc: 13, dice: [4, 6], half: true, uses: 3 } },
    OGRE,
  ),
  caseOf('two attacks', { ...GUARD, attacks: 2 }, ORC),
  caseOf('three attacks against two', { ...RAT, attacks: 3 }, { ...GUARD, attacks: 2 }),
  caseOf('two rats against a guard', { ...RAT, count: 2 }, GUARD),
  caseOf('an ogre against two orcs', OGRE, { ...ORC, count: 2 }),
  caseOf(
    'two blows among two who fall to one each',
    { ...RAT, attacks: 2 },
    { ...COMMONER, count: 2 },
  ),
  caseOf('two commoners against two rats', { ...COMMONER, count: 2 }, { ...RAT, count: 2 }),
  caseOf('one hit point each', { ...GUARD, hp: 1 }, { ...RAT, hp: 1 }),
  caseOf('flat damage', { ...GUARD, dice: [0, 1], bonus: 4 }, { ...RAT, dice: [0, 1], bonus: 3 }),
  caseOf(
    'a bonus below nothing deals none',
    { ...COMMONER, dice: [1, 4], bonus: -2 },
    { ...RAT, bonus: -1 },
  ),
];
