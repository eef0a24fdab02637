import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '~/rules/random';
import { begun, done, eventOf, somebody } from '../../../tests/harness/fight-table';
import { foldEvent } from '../fold/fold-event';
import type { Deed } from '../log/deeds';
import type { Fight } from '../log/state';
import { isPossible } from '../moves/move';
import { MOST_ROLLS } from '../seats/rolls';
import { ownStrike } from '../sheet/own-strikes';
import { projectTable } from './project';
import { publicId } from './public-id';
import { seatDeeds } from './seat-deeds';
import type { SeatIntent } from './seat-intents';

const LONGSWORD = ownStrike.parse({
  key: '0.longsword',
  entry: '0.longsword',
  name: 'Longsword',
  attack: { toHit: 5, reachFeet: 5, rangeFeet: null },
  manner: {},
  targets: {},
  hit: {
    damage: [{ dice: { count: 1, sides: 8 }, bonus: 3, average: 7, type: 'slashing', orTypes: [] }],
  },
});

const FIGHT = done(
  begun([
    somebody('mira', { side: 'party', initiative: 18, sheet: { strikes: [LONGSWORD] } }),
    somebody('ogre', { initiative: 12, sheet: { ac: 11, maximum: 59 } }),
    somebody('ghost', { initiative: 9, hidden: true }),
  ]),
  { do: 'seat', seat: 's1', who: 'mira', name: 'Ann' },
  { do: 'seat', seat: 's2', who: 'mira', name: 'Bo' },
);
const of = (id: string) => publicId('s', id);

/** A source whose dice fall as listed, the last one for ever. */
function dice(...falls: number[]): Random {
  const source = createRandom('seat');
  let at = 0;
  const die = () => {
    at += 1;
    return falls[Math.min(at, falls.length) - 1] ?? 1;
  };
  const random: Random = { ...source, die, below: () => die() - 1, fork: () => random };
  return random;
}

function asked(intent: SeatIntent, random: Random, fight = FIGHT) {
  const asking = { seat: 's1', secret: 's', random, newId: () => 'n', undoable: null };
  return seatDeeds(fight, intent, asking);
}

function did(intent: SeatIntent, random: Random, fight = FIGHT): Deed[] {
  const move = asked(intent, random, fight);
  if (!isPossible(move)) throw new Error(move.problem);
  return [...move];
}

const view = (fight: Fight, seat: string | null) =>
  projectTable(fight, { secret: 's', seat, elapsed: 0, undoable: false });
const then = (deeds: readonly Deed[], fight = FIGHT) =>
  foldEvent(fight, eventOf([...deeds], { by: 's1' }));

const ATTACK = {
  is: 'attack',
  who: of('mira'),
  key: '0.longsword',
  targets: [of('ogre')],
  edge: null,
  secret: false,
} as const satisfies SeatIntent;

describe('a player’s attack', () => {
  it('is rolled with the numbers of the character’s sheet', () => {
    const [suggest, roll] = did(ATTACK, dice(13, 4));
    expect(suggest).toMatchObject({
      do: 'suggest',
      by: 'mira',
      targets: ['ogre'],
      amount: 7,
      type: 'slashing',
      with: 'Longsword',
      rolled: {
        struck: [
          {
            who: 'ogre',
            parts: [{ amount: 7, type: 'slashing' }],
            attack: { dice: [13], total: 18, ac: 11, hit: true },
          },
        ],
      },
    });
    expect(roll).toMatchObject({ do: 'roll', by: 'mira', what: 'Longsword', total: 18 });
  });

  it('tells the table the roll and its damage, never the armor class or what was hit', () => {
    const hit = view(then(did(ATTACK, dice(13, 4))), null).rolls;
    const miss = view(then(did(ATTACK, dice(2, 4))), null).rolls;
    expect(hit).toMatchObject([{ who: 'mira', what: 'Longsword', total: 18, isSecret: false }]);
    expect(hit[0]?.text).toBe('18 to hit (13), 7 slashing (1d8 (4) + 3 = 7)');
    expect(miss[0]?.text).toBe('7 to hit (2), 7 slashing (1d8 (4) + 3 = 7)');
  });

  it('shows the same whatever the target is: helpless, or under an effect that players do not see', () => {
    const helpless = done(FIGHT, {
      do: 'lasting',
      who: ['ogre'],
      lasting: { id: 'l', name: 'Curse', conditions: ['paralyzed'], hidden: true },
    });
    const deeds = asked(ATTACK, dice(13, 9, 4, 4), helpless);
    if (!isPossible(deeds)) throw new Error(deeds.problem);
    const [roll] = view(then(deeds, helpless), null).rolls;
    expect(roll?.text).toMatch(/^18 to hit \(13\), \d+ slashing \(1d8 \(\d\)/);
    expect(roll?.text).not.toContain('critical');
  });

  it('doubles its dice on a natural 20, and follows advantage', () => {
    const [suggest, roll] = did({ ...ATTACK, edge: 'advantage' }, dice(3, 20, 4));
    expect(suggest).toMatchObject({
      rolled: { struck: [{ critical: true, parts: [{ amount: 11 }] }] },
    });
    expect(roll).toMatchObject({ text: expect.stringContaining('(3, 20), critical') });
  });

  it('is refused where it cannot be', () => {
    const no = (intent: SeatIntent, fight = FIGHT) => {
      const move = asked(intent, dice(10), fight);
      return isPossible(move) ? null : move.problem;
    };
    expect(no({ ...ATTACK, key: 'axe' })).toBe('That attack is no longer on the sheet.');
    expect(no({ ...ATTACK, targets: [of('ghost')] })).toBe('That target is no longer in sight.');
    const held = done(FIGHT, {
      do: 'lasting',
      who: ['mira'],
      lasting: { id: 'l', name: 'Hold Person', conditions: ['paralyzed'] },
    });
    expect(no(ATTACK, held)).toBe('mira cannot act now.');
    const barred = done(FIGHT, { do: 'set', settings: { seatsMay: ['suggest'] } });
    expect(no(ATTACK, barred)).toBe('Only the game master does this here.');
  });

  it('cannot be taken back to be rolled again', () => {
    const deeds = did(ATTACK, dice(2, 4));
    const undoable = { event: 'e', deeds, isTurnsLast: true };
    const asking = { seat: 's1', secret: 's', random: dice(1), newId: () => 'n', undoable };
    expect(seatDeeds(then(deeds), { is: 'undo' }, asking)).toEqual({
      problem: 'Rolled dice stand. Ask the game master.',
    });
  });
});

describe('dice of a player', () => {
  const roll = {
    is: 'roll',
    who: of('mira'),
    dice: '1d20+5',
    what: 'Stealth',
    secret: false,
  } as const;

  it('are seen by the table, or by their own seat and the game master alone', () => {
    const open = then(did(roll, dice(9)));
    expect(view(open, null).rolls).toMatchObject([{ who: 'mira', what: 'Stealth', total: 14 }]);
    const secret = then(did({ ...roll, secret: true }, dice(9)));
    expect(view(secret, null).rolls).toEqual([]);
    expect(view(secret, 's2').rolls).toEqual([]);
    expect(view(secret, 's1').rolls).toMatchObject([{ total: 14, isSecret: true }]);
    expect(secret.rolls).toHaveLength(1);
  });

  it('are refused if they are none', () => {
    expect(isPossible(asked({ ...roll, dice: 'many' }, dice(9)))).toBe(false);
  });

  it('are remembered, the latest so many, and named by those whom players know', () => {
    let fight = FIGHT;
    const deed = { do: 'roll', seat: null, text: '1d20 (9) = 9', total: 9, secret: false };
    for (let at = 0; at < MOST_ROLLS + 3; at += 1) {
      fight = done(fight, { ...deed, by: 'ghost', what: 'the ghost' });
    }
    expect(fight.rolls).toHaveLength(MOST_ROLLS);
    expect(view(fight, null).rolls[0]).toMatchObject({ who: 'Game master', what: 'The somebody' });
  });
});

describe('a player’s spell', () => {
  const casting = {
    name: 'Wizard',
    dc: 15,
    toHit: 7,
    modifier: 4,
    level: 5,
    spells: [
      { spell: 'fire-bolt', use: null },
      { spell: 'misty-step', use: 'feat' },
      { spell: 'sleep' },
    ],
  };
  const wizard = done(FIGHT, {
    do: 'change',
    who: 'mira',
    changes: {
      sheet: {
        castings: [casting],
        slots: [2],
        uses: [{ key: 'feat', name: 'Misty Step', most: 1, per: 'day', recharge: null }],
      },
    },
  });
  const cast = {
    is: 'cast',
    who: of('mira'),
    spell: 'fire-bolt',
    level: 0,
    attack: true,
    targets: [] as string[],
    edge: null,
    secret: false,
  } satisfies SeatIntent;

  it('is cast with the numbers of the sheet, and shown to the table', () => {
    expect(did(cast, dice(12), wizard)).toMatchObject([
      { do: 'casts', who: 'mira', spell: 'fire bolt', level: 0 },
      { do: 'roll', what: 'fire bolt', text: '19 to hit (12)', total: 19 },
    ]);
    const { seat } = view(wizard, 's1');
    expect(seat.is === 'seated' && seat.ones[0]?.spells[0]).toEqual({
      spell: 'fire-bolt',
      name: 'fire bolt',
      dc: 15,
      toHit: 7,
      modifier: 4,
      level: 5,
      bySlot: false,
      free: { left: null },
    });
  });

  it('spends its slot or its use, while one is left', () => {
    const levelled = { ...cast, spell: 'sleep', level: 1, attack: false } as const;
    const [, spend, roll] = did(levelled, dice(12), wizard);
    expect(spend).toEqual({ do: 'spend', who: 'mira', what: { of: 'slot', level: 1 }, by: 1 });
    expect(roll).toMatchObject({ text: 'Save DC 15', total: null });
    const step = { ...cast, spell: 'misty-step', attack: false } as const;
    expect(did(step, dice(12), wizard)[1]).toMatchObject({ what: { of: 'use', key: 'feat' } });
    const spent = [1, 2].reduce((now) => then(did(levelled, dice(12), now), now), wizard);
    expect(asked(levelled, dice(12), spent)).toEqual({ problem: 'No slot of that level is left.' });
    expect(asked({ ...cast, spell: 'wish' }, dice(12), wizard)).toEqual({
      problem: 'That spell is no longer on the sheet.',
    });
  });

  it('is taken back while no dice were rolled for it', () => {
    const undo = (deeds: Deed[]) => {
      const undoable = { event: 'e', deeds, isTurnsLast: true };
      const asking = { seat: 's1', secret: 's', random: dice(1), newId: () => 'n', undoable };
      return seatDeeds(then(deeds, wizard), { is: 'undo' }, asking);
    };
    const saved = did({ ...cast, spell: 'sleep', level: 1, attack: false }, dice(12), wizard);
    expect(undo(saved)).toEqual([{ do: 'undo', event: 'e' }]);
    expect(undo(did(cast, dice(12), wizard))).toEqual({
      problem: 'Rolled dice stand. Ask the game master.',
    });
  });
});
