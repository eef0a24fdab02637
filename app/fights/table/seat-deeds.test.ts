import { describe, expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { after as then, twoOfTheParty } from '../../../tests/harness/press-table';
import { AREAS, secretMat } from '../../../tests/harness/secret-map';
import type { Deed } from '../log/deeds';
import type { Fight } from '../log/state';
import { isPossible } from '../moves/move';
import { MOST_SEATS } from '../seats/seats';
import { SEAT_ACTS, type SeatAct } from '../sheet/table-words';
import { publicId } from './public-id';
import { type Asking, seatDeeds } from './seat-deeds';
import { type SeatIntent, seatIntent } from './seat-intents';

const of = (id: string) => publicId('secret', id);
const asking = (more: Partial<Asking> = {}): Asking => ({
  seat: 's1',
  secret: 'secret',
  random: createRandom('seat'),
  newId: () => 'new',
  undoable: null,
  ...more,
});

/** A running fight in which seat s1 plays Mira, whose turn it is. */
function running(): Fight {
  const seated = then(twoOfTheParty(), [{ do: 'seat', seat: 's1', who: 'mira', name: 'Ann' }]);
  const counts = ['mira', 'tobin', 'gob'].map((row, at) => ({
    row,
    count: 20 - at,
    dice: [],
    mode: 'roll' as const,
  }));
  return then(seated, [{ do: 'initiative', counts }, { do: 'begin' }]);
}

const mira = of('mira');
const INTENTS: readonly [SeatIntent, SeatAct][] = [
  [{ is: 'hurt', who: mira, amount: 7, type: 'fire' }, 'hit-points'],
  [{ is: 'heal', who: mira, amount: 7 }, 'hit-points'],
  [{ is: 'temporary', who: mira, amount: 5 }, 'hit-points'],
  [{ is: 'condition', who: mira, condition: 'prone' }, 'conditions'],
  [
    { is: 'suggest', who: mira, targets: [of('gob')], amount: 9, type: null, with: null },
    'suggest',
  ],
  [{ is: 'end-turn', who: mira, round: 1 }, 'end-turn'],
];

function did(fight: Fight, intent: SeatIntent, more: Partial<Asking> = {}): Deed[] {
  const move = seatDeeds(fight, seatIntent.parse(intent), asking(more));
  if (!isPossible(move)) throw new Error(move.problem);
  return [...move];
}

function sentence(fight: Fight, intent: SeatIntent, more: Partial<Asking> = {}): string {
  const move = seatDeeds(fight, seatIntent.parse(intent), asking(more));
  if (isPossible(move)) throw new Error('It was done.');
  return move.problem;
}

describe('whoever has a seat', () => {
  it('does what the game master allows, for their own character', () => {
    for (const [intent, act] of INTENTS) {
      expect(did(running(), intent)).not.toEqual([]);
      const seatsMay = SEAT_ACTS.filter((one) => one !== act);
      const barred = then(running(), [{ do: 'set', settings: { seatsMay } }]);
      expect(sentence(barred, intent)).toBe('Only the game master does this here.');
    }
  });

  it('does nothing for anybody else, nor without a seat, in a pause, or when it is over', () => {
    const paused = then(running(), [{ do: 'pause', on: true }]);
    const over = then(running(), [{ do: 'end', xp: 0, sharedBy: 1 }]);
    for (const [intent] of INTENTS) {
      const others = { ...intent, who: of('tobin') } as SeatIntent;
      expect(sentence(running(), others)).toBe('You cannot do that.');
      expect(sentence(running(), { ...intent, who: 'mira' } as SeatIntent)).toBe(
        'You cannot do that.',
      );
      expect(sentence(running(), intent, { seat: 's2' })).toBe('You have no seat in this fight.');
      expect(sentence(paused, intent)).toBe('The game master has paused the fight.');
      expect(sentence(over, intent)).toBe('This fight is over.');
    }
  });

  it('changes hit points by events, which the rules read', () => {
    const hurt = then(running(), did(running(), { is: 'hurt', who: mira, amount: 7, type: null }));
    expect(hurt.combatants.mira?.hitPoints).toBe(23);
    const healed = then(hurt, did(hurt, { is: 'heal', who: mira, amount: 99 }));
    expect(healed.combatants.mira?.hitPoints).toBe(30);
    const given = then(hurt, did(hurt, { is: 'temporary', who: mira, amount: 5 }));
    expect(given.combatants.mira?.temporary).toBe(5);
    const less = then(given, did(given, { is: 'temporary', who: mira, amount: 3 }));
    expect(less.combatants.mira?.temporary).toBe(5);
    const none = then(given, did(given, { is: 'temporary', who: mira, amount: 0 }));
    expect(none.combatants.mira?.temporary).toBe(0);
  });

  it('ends only the conditions that a player put there', () => {
    const prone = then(
      running(),
      did(running(), { is: 'condition', who: mira, condition: 'prone' }),
    );
    const own = prone.combatants.mira?.lasting[0];
    expect(own).toMatchObject({ id: 'seat-new', conditions: ['prone'] });
    const up = then(prone, did(prone, { is: 'condition-ends', who: mira, lasting: 'seat-new' }));
    expect(up.combatants.mira?.lasting).toEqual([]);
    const lasting = { ...own, id: 'web', since: undefined, turnsLeft: undefined };
    const webbed = then(running(), [
      { do: 'lasting', who: ['mira'], lasting: JSON.parse(JSON.stringify(lasting)) },
    ]);
    expect(sentence(webbed, { is: 'condition-ends', who: mira, lasting: 'web' })).toMatch(/^Only/);
    const tired = did(running(), { is: 'condition', who: mira, condition: 'exhaustion' });
    expect(then(running(), tired).combatants.mira?.exhaustion).toBe(1);
  });

  it('makes its death saves when they are due', () => {
    expect(sentence(running(), { is: 'death-save', who: mira, die: 12 })).toMatch(/^No death save/);
    let dying = then(running(), did(running(), { is: 'hurt', who: mira, amount: 30, type: null }));
    expect(dying.combatants.mira?.death.state).toBe('dying');
    expect(sentence(dying, { is: 'death-save', who: mira, die: 12 })).toMatch(/when your turn/);
    dying = then(dying, [
      {
        do: 'turn',
        from: { round: 1, row: 'mira' },
        to: { round: 2, row: 'mira' },
        recharges: [],
      },
    ]);
    const saved = then(dying, did(dying, { is: 'death-save', who: mira, die: 12 }));
    expect(saved.combatants.mira?.death.successes).toBe(1);
    // Only one per turn.
    expect(sentence(saved, { is: 'death-save', who: mira, die: 12 })).toMatch(/when your turn/);
    expect(did(dying, { is: 'death-save', who: mira, die: null })).toMatchObject([
      { do: 'death-save' },
    ]);
  });

  it('spends slots that are there, and takes back those that were spent', () => {
    const slot = (by: 1 | -1): SeatIntent => ({ is: 'slot', who: mira, level: 1, by });
    expect(sentence(running(), slot(1))).toMatch(/has no slots/);
    const caster = then(running(), [
      { do: 'change', who: 'mira', changes: { sheet: { slots: [1] } } },
    ]);
    expect(sentence(caster, slot(-1))).toMatch(/^No slots/);
    const spent = then(caster, did(caster, slot(1)));
    expect(spent.combatants.mira?.slotsLeft).toEqual([0]);
    expect(sentence(spent, slot(1))).toMatch(/^No slot/);
  });

  it('rolls initiative, or says what it rolled, until the fight has begun', () => {
    const wish = (total: number | null): SeatIntent => ({ is: 'initiative', who: mira, total });
    const before = then(twoOfTheParty(), [{ do: 'seat', seat: 's1', who: 'mira', name: 'Ann' }]);
    expect(did(before, wish(17))).toMatchObject([
      { do: 'initiative', counts: [{ row: 'mira', count: 17 }] },
    ]);
    expect(did(before, wish(null))).toMatchObject([{ counts: [{ row: 'mira', mode: 'roll' }] }]);
    expect(sentence(running(), wish(3))).toMatch(/^Your initiative is set/);
  });

  it('ends its own turn, once, in its round', () => {
    const passed = then(running(), did(running(), { is: 'end-turn', who: mira, round: 1 }));
    expect(passed.turn).toBe('tobin');
    expect(sentence(passed, { is: 'end-turn', who: mira, round: 1 })).toBe('That turn is over.');
    expect(sentence(running(), { is: 'end-turn', who: mira, round: 2 })).toBe('That turn is over.');
  });

  it('suggests damage to those whom players see', () => {
    const hidden = then(running(), [{ do: 'change', who: 'gob', changes: { hidden: true } }]);
    const wish: SeatIntent = {
      is: 'suggest',
      who: mira,
      targets: [of('gob'), 'zzz'],
      amount: 14,
      type: 'fire',
      with: 'Fire Bolt',
    };
    expect(did(running(), wish)).toMatchObject([
      { do: 'suggest', seat: 's1', by: 'mira', targets: ['gob'], amount: 14, with: 'Fire Bolt' },
    ]);
    expect(sentence(hidden, wish)).toMatch(/^That target is no longer/);
  });

  it('takes back its own last press, and a turn that ended only while nobody went on', () => {
    const turn: Deed = {
      do: 'turn',
      from: { round: 1, row: 'mira' },
      to: { round: 1, row: 'tobin' },
      recharges: [],
    };
    const last = { event: 'e1', deeds: [turn], isTurnsLast: true };
    expect(sentence(running(), { is: 'undo' })).toMatch(/^You have nothing/);
    expect(did(running(), { is: 'undo' }, { undoable: last })).toEqual([
      { do: 'undo', event: 'e1' },
    ]);
    const late = { ...last, isTurnsLast: false };
    expect(sentence(running(), { is: 'undo' }, { undoable: late })).toMatch(/gone on since/);
  });

  it('leaves, or asks for one more', () => {
    expect(did(running(), { is: 'leave' })).toEqual([{ do: 'unseat', seat: 's1' }]);
    expect(sentence(running(), { is: 'leave' }, { seat: 's2' })).toMatch(/no seat/);
    const wish: SeatIntent = { is: 'claim', who: of('tobin'), name: 'Ann' };
    expect(did(running(), wish)).toMatchObject([{ do: 'claim', seat: 's1', who: 'tobin' }]);
    expect(sentence(running(), { ...wish, who: mira })).toMatch(/already/);
    expect(sentence(running(), { ...wish, who: of('gob') })).toMatch(/no longer available/);
    const asked = then(running(), did(running(), wish, { seat: 's2' }));
    expect(sentence(asked, { is: 'undo' }, { seat: 's2' })).toMatch(/has not answered/);
  });
});

describe('a token', () => {
  const onMat = (areas: number[]) =>
    then(then(running(), [{ do: 'mat', map: secretMat('Crypt') }]), [
      { do: 'mat-uncover', on: true, areas },
    ]);

  it('is moved by its own player, where players see the map', () => {
    const move = { is: 'move', who: mira, x: 2, y: 2 } as const;
    expect(did(onMat([AREAS.west]), move)).toEqual([
      { do: 'mat-place', placed: [{ who: 'mira', at: { x: 2, y: 2 } }] },
    ]);
    expect(sentence(onMat([AREAS.east]), move)).toBe('That square is not uncovered.');
    expect(sentence(onMat([AREAS.west]), { ...move, x: 19, y: 19 })).toBe(
      'That square is not uncovered.',
    );
    expect(sentence(onMat([AREAS.west]), { ...move, who: of('tobin') })).toBe(
      'You cannot do that.',
    );
    expect(sentence(running(), move)).toBe('There is no map.');
  });

  it('stays on the map with all of its squares', () => {
    const large = then(onMat([AREAS.east]), [
      { do: 'change', who: 'mira', changes: { sheet: { size: 'Gargantuan' } } },
    ]);
    const move = { is: 'move', who: mira, x: 19, y: 3 } as const;
    expect(did(large, move)).toMatchObject([{ placed: [{ at: { x: 16, y: 3 } }] }]);
    // Past the map there is nothing.
    expect(sentence(large, { ...move, x: 20 })).toBe('That square is not uncovered.');
  });

  it('stays where the game master allows no moves', () => {
    const barred = then(onMat([AREAS.west]), [
      { do: 'set', settings: { seatsMay: SEAT_ACTS.filter((act) => act !== 'move') } },
    ]);
    expect(sentence(barred, { is: 'move', who: mira, x: 2, y: 2 })).toBe(
      'Only the game master does this here.',
    );
  });
});

describe('whoever plays a member of the party', () => {
  const claim = { is: 'claim', who: of('tobin'), name: 'Ann' } as const;

  it('sits down at once, signed in, and asks for anybody else', () => {
    expect(did(running(), claim, { seat: 's2', owned: ['tobin'] })).toEqual([
      { do: 'seat', seat: 's2', who: 'tobin', name: 'Ann', own: true },
    ]);
    expect(did(running(), claim, { seat: 's2', owned: ['mira'] })).toEqual([
      { do: 'claim', seat: 's2', who: 'tobin', name: 'Ann' },
    ]);
  });

  it('asks for a seat that the game master has taken back', () => {
    const seat = { do: 'seat', seat: 's2', who: 'tobin', name: 'Ann', own: true } as const;
    const revoked = then(then(running(), [seat]), [{ do: 'unseat', seat: 's2' }]);
    expect(did(revoked, claim, { seat: 's2', owned: ['tobin'] })).toEqual([
      { do: 'claim', seat: 's2', who: 'tobin', name: 'Ann' },
    ]);
  });

  it('finds no seat when all are taken', () => {
    let full = running();
    for (let at = 0; at < MOST_SEATS; at += 1) {
      full = then(full, [{ do: 'seat', seat: `full${at}`, who: 'mira', name: 'Bo' }]);
    }
    expect(sentence(full, claim, { seat: 's2', owned: ['tobin'] })).toBe(
      'All seats are taken. Ask the game master.',
    );
  });
});
