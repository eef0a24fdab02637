import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { eventOf, somebody, who } from '../../../tests/harness/fight-table';
import { createLedger, type Ledger } from '../fold/ledger';
import type { FightEvent } from '../log/deeds';
import { newFight } from '../log/new-fight';
import { isPossible } from './move';
import { passTurn } from './pass-turn';

const IDS = ['a', 'b', 'c'];
const uses = [
  { key: 'breath', name: 'Breath', most: 1, recharge: 4 },
  { key: 'parry', name: 'Parry', most: 2, per: 'round' },
];
const seeds = IDS.map((id, at) =>
  somebody(id, {
    initiative: 20 - at,
    sheet: {
      legendaryActions: 3,
      uses: uses as never,
      regeneration: { hitPoints: 3, stoppedBy: ['fire'], keepsAlive: false },
    },
    ...(id === 'c' && { hidden: true, revealOnTurn: true }),
  }),
);

function tableOf(by = 'gm'): Ledger {
  const ledger = createLedger(newFight('Ford', '2014'));
  ledger.append(eventOf([{ do: 'add', seeds }], { by }));
  ledger.append(eventOf([{ do: 'begin' }], { by }));
  return ledger;
}

/** Presses "next" or "previous" as a screen does; null when the move is not possible. */
function press(ledger: Ledger, way: 'next' | 'previous', chance = way as string, by = 'gm') {
  const isOwn = (event: string) => ledger.authorOf(event) === by;
  const move = passTurn(ledger.fight(), way, createRandom(chance), isOwn);
  if (!isPossible(move)) return null;
  const event = eventOf([...move], { by });
  ledger.append(event);
  return event;
}

const mark = (name: string, turn: { of: string; moment: 'start' | 'end'; count: number }) => ({
  do: 'lasting',
  who: ['a', 'b'],
  lasting: { id: name, name, ends: { turn, save: { ability: 'wis', dc: 12, when: 'turn-end' } } },
});
const spend = (of: 'reaction' | 'legendary-action', id: string) => ({
  do: 'spend',
  who: id,
  what: { of },
  by: 1,
});

/** Deeds that may happen during a turn. */
const deed = fc.oneof(
  fc
    .record({ id: fc.constantFrom(...IDS), amount: fc.integer({ min: 1, max: 25 }) })
    .map(({ id, amount }): unknown => ({
      do: 'harm',
      struck: [{ who: id, parts: [{ amount, type: amount % 2 ? 'fire' : null }] }],
    })),
  fc.constantFrom(...IDS).map((id): unknown => spend('reaction', id)),
  fc.constantFrom(...IDS).map((id): unknown => spend('legendary-action', id)),
  fc
    .constantFrom(...IDS)
    .map((id): unknown => ({ do: 'spend', who: id, what: { of: 'use', key: 'breath' }, by: 1 })),
  fc.constantFrom(...IDS).map((id): unknown => ({ do: 'ready', who: id, what: 'a shout' })),
  fc
    .record({
      of: fc.constantFrom(...IDS),
      moment: fc.constantFrom('start' as const, 'end' as const),
      count: fc.integer({ min: 1, max: 2 }),
    })
    .map((turn) => mark(`mark-${turn.of}-${turn.moment}-${turn.count}`, turn)),
  fc.constantFrom(...IDS).map((row): unknown => ({ do: 'delay', row })),
  fc.constant<unknown>({ do: 'set', settings: { reroll: 'always' } }),
);
const deeds = fc.array(deed, { maxLength: 8 });
const chance = fc.string();

describe('the previous turn', () => {
  it('gives back what ran out with this one, and what was spent is spent as it was', () => {
    const ledger = tableOf();
    for (const one of [
      spend('reaction', 'b'),
      spend('legendary-action', 'b'),
      mark('until-b', { of: 'b', moment: 'start', count: 1 }),
    ]) {
      ledger.append(eventOf([one]));
    }
    const before = ledger.fight();
    press(ledger, 'next');
    expect(who(ledger.fight(), 'a').lasting).toEqual([]);
    expect(who(ledger.fight(), 'b')).toMatchObject({
      reactionSpent: false,
      legendaryActionsLeft: 3,
    });
    press(ledger, 'previous');
    expect(ledger.fight()).toEqual(before);
    expect(who(ledger.fight(), 'b')).toMatchObject({
      reactionSpent: true,
      legendaryActionsLeft: 2,
    });
  });

  it('leaves what was done since as it was done', () => {
    const ledger = tableOf();
    press(ledger, 'next');
    ledger.append(eventOf([{ do: 'harm', struck: [{ who: 'a', parts: [{ amount: 7 }] }] }]));
    press(ledger, 'previous');
    expect(ledger.fight()).toMatchObject({ round: 1, turn: 'a' });
    expect(who(ledger.fight(), 'a').hitPoints).toBe(13);
    press(ledger, 'next');
    expect(ledger.fight()).toMatchObject({ round: 1, turn: 'b' });
  });

  it('is reached over rounds, to the first turn and no further', () => {
    const ledger = tableOf();
    const before = ledger.fight();
    for (let times = 0; times < 7; times += 1) press(ledger, 'next');
    expect(ledger.fight()).toMatchObject({ round: 3, turn: 'b' });
    for (let times = 0; times < 7; times += 1) press(ledger, 'previous');
    expect(ledger.fight()).toEqual(before);
    expect(press(ledger, 'previous')).toBeNull();
  });

  it('takes back the press that counted, where two devices pressed at once', () => {
    const ledger = tableOf();
    const before = ledger.fight();
    const late = passTurn(before, 'next', createRandom('late'));
    press(ledger, 'next');
    ledger.append(eventOf(isPossible(late) ? [...late] : []));
    expect(ledger.fight().turn).toBe('b');
    press(ledger, 'previous');
    // The late press has no effect of its own: the turn moved forward once and goes back once.
    expect(ledger.fight().turn).toBe('b');
    press(ledger, 'previous');
    expect(ledger.fight()).toEqual(before);
  });

  it('goes back by the rules alone where another has passed it on', () => {
    const ledger = tableOf();
    ledger.append(eventOf([mark('two', { of: 'a', moment: 'end', count: 2 })]));
    press(ledger, 'next', 'next', 'mira');
    const back = press(ledger, 'previous');
    expect(back?.deeds[0]).toMatchObject({ do: 'turn', to: { round: 1, row: 'a' } });
    expect(ledger.fight().turn).toBe('a');
    expect(who(ledger.fight(), 'b').lasting).toMatchObject([{ turnsLeft: 2 }]);
    expect(ledger.fight().turnBy).toBeNull();
  });

  it('is done again by "redo"', () => {
    const ledger = tableOf();
    press(ledger, 'next');
    const on = ledger.fight();
    press(ledger, 'previous');
    ledger.append(eventOf([{ do: 'redo', event: ledger.redoable('gm') }]));
    expect(ledger.fight()).toEqual(on);
  });
});

describe('next and back again', () => {
  it('is as if nobody had pressed, wherever the fight stands', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(deeds, chance), { maxLength: 6 }), (turns) => {
        const ledger = tableOf();
        for (const [some, seed] of turns) {
          for (const one of some) ledger.append(eventOf([one]));
          const before = ledger.fight();
          if (press(ledger, 'next', seed) === null) return;
          press(ledger, 'previous');
          expect(ledger.fight()).toEqual(before);
          press(ledger, 'next', seed);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('is what it would have been without the turn, whatever was done in it', () => {
    fc.assert(
      fc.property(deeds, deeds, chance, (some, more, seed) => {
        const [ledger, without] = [tableOf(), tableOf()];
        const add = (to: readonly Ledger[], event: FightEvent) => {
          for (const one of to) one.append(event);
        };
        for (const one of some) add([ledger, without], eventOf([one]));
        if (press(ledger, 'next', seed) === null) return;
        for (const one of more) add([ledger, without], eventOf([one]));
        press(ledger, 'previous');
        expect(ledger.fight().combatants).toEqual(without.fight().combatants);
        expect(ledger.fight().due).toEqual(without.fight().due);
        expect(ledger.fight().turn).toBe(without.fight().turn);
      }),
      { numRuns: 150 },
    );
  });
});
