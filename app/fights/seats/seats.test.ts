import { describe, expect, it } from 'vitest';
import { after as then, twoOfTheParty } from '../../../tests/harness/press-table';
import type { Fight } from '../log/state';
import { MOST_HANDOUTS } from './handouts';
import {
  claimOf,
  MOST_CLAIMS,
  MOST_SUGGESTIONS,
  maySitAtOnce,
  playedBy,
  seatsToTake,
} from './seats';
import { tableSettings } from './table-settings';

const claims = (fight: Fight, seat: string, who = 'mira') =>
  then(fight, [{ do: 'claim', seat, who, name: 'Ann' }]);
const seated = (fight: Fight, seat = 's1', who = 'mira') =>
  then(fight, [{ do: 'seat', seat, who, name: 'Ann' }]);

describe('a seat', () => {
  const fight = twoOfTheParty();

  it('is asked for, and given by the game master', () => {
    const asked = claims(fight, 's1');
    expect(claimOf(asked, 's1')).toBe('mira');
    expect(playedBy(asked, 's1')).toEqual([]);
    const given = seated(asked);
    expect(given.due).toEqual([]);
    expect(playedBy(given, 's1').map(({ id }) => id)).toEqual(['mira']);
  });

  it('is asked for once, the last wish standing', () => {
    const asked = claims(claims(fight, 's1'), 's1', 'tobin');
    expect(asked.due.map(({ who }) => who)).toEqual(['tobin']);
  });

  it('can play more than one, and is taken back with all of them', () => {
    const two = seated(seated(fight), 's1', 'tobin');
    expect(playedBy(two, 's1').map(({ id }) => id)).toEqual(['mira', 'tobin']);
    const none = then(claims(two, 's1', 'tobin'), [{ do: 'unseat', seat: 's1' }]);
    expect(none.seats).toEqual({});
    expect(none.due).toEqual([]);
  });

  it('is told to the game master when its player took it, until it is left', () => {
    const own = { do: 'seat', seat: 's1', who: 'mira', name: 'Ann', own: true } as const;
    const taken = then(claims(fight, 's1'), [own]);
    expect(playedBy(taken, 's1').map(({ id }) => id)).toEqual(['mira']);
    expect(taken.due).toMatchObject([
      { kind: 'reminder', who: 'mira', text: 'Ann took this seat, signed in as its player.' },
    ]);
    expect(then(taken, [{ do: 'unseat', seat: 's1' }]).due).toEqual([]);
  });

  it('is asked for again by its player once the game master has taken it back, until it is given', () => {
    const taken = seated(fight);
    expect(maySitAtOnce(taken, 'mira')).toBe(true);
    const revoked = then(taken, [{ do: 'unseat', seat: 's1' }]);
    expect(maySitAtOnce(revoked, 'mira')).toBe(false);
    expect(maySitAtOnce(revoked, 'tobin')).toBe(true);
    // Given to somebody else, its player still asks.
    expect(maySitAtOnce(seated(revoked, 's2'), 'mira')).toBe(false);
    expect(maySitAtOnce(seated(revoked, 's1'), 'mira')).toBe(true);
  });

  it('is only for those of the party whom players know', () => {
    expect(claims(fight, 's1', 'gob').due).toEqual([]);
    const hidden = then(fight, [{ do: 'change', who: 'mira', changes: { hidden: true } }]);
    expect(claims(hidden, 's1').due).toEqual([]);
    expect(seatsToTake(hidden).map(({ id }) => id)).toEqual(['tobin']);
  });

  it('is waited for by so many at most', () => {
    let many = fight;
    for (let at = 0; at < MOST_CLAIMS + 3; at += 1) many = claims(many, `s${at}`);
    expect(many.due).toHaveLength(MOST_CLAIMS);
  });

  it('suggests so often until somebody answers, and not about nobody', () => {
    const suggest = (now: Fight, targets: string[]) =>
      then(now, [
        { do: 'suggest', seat: 's1', by: 'mira', targets, amount: 7, type: null, with: null },
      ]);
    let many = suggest(seated(fight), ['nobody']);
    expect(many.due).toEqual([]);
    for (let at = 0; at < MOST_SUGGESTIONS + 3; at += 1) many = suggest(many, ['gob', 'nobody']);
    expect(many.due).toHaveLength(MOST_SUGGESTIONS);
    expect(many.due[0]).toMatchObject({
      kind: 'suggested',
      who: 'mira',
      targets: ['gob'],
      amount: 7,
    });
  });
});

describe('what is shown to players', () => {
  it('is kept, the latest so many, until it is put away', () => {
    let fight = twoOfTheParty();
    for (let at = 0; at < MOST_HANDOUTS + 2; at += 1) {
      fight = then(fight, [{ do: 'handout', id: `h${at}`, to: null, text: 'Run!', picture: null }]);
    }
    expect(fight.handouts).toHaveLength(MOST_HANDOUTS);
    expect(fight.handouts?.[0]?.id).toBe('h2');
    const less = then(fight, [{ do: 'handout-gone', handout: 'h2' }]);
    expect(less.handouts?.[0]?.id).toBe('h3');
    expect(then(fight, [{ do: 'handout', id: 'empty', to: null, text: '', picture: null }])).toBe(
      fight,
    );
  });

  it('is what most tables show where nobody said otherwise', () => {
    const fight = twoOfTheParty();
    expect(tableSettings(fight)).toMatchObject({
      title: null,
      partyHitPoints: 'number',
      otherHitPoints: 'words',
    });
    const set = then(fight, [{ do: 'set', settings: { otherHitPoints: 'hidden', seatsMay: [] } }]);
    expect(tableSettings(set)).toMatchObject({ otherHitPoints: 'hidden', seatsMay: [] });
  });
});

describe('a pause', () => {
  it('puts the time of the turn on by as long as it stood', () => {
    const fight: Fight = { ...twoOfTheParty(), turnSince: 1000, since: 500, paused: { since: 0 } };
    // The event's time is 1.
    expect(then(fight, [{ do: 'pause', on: false }])).toMatchObject({
      paused: null,
      turnSince: 1001,
      since: 501,
    });
    const backwards: Fight = { ...fight, paused: { since: 90_000 } };
    expect(then(backwards, [{ do: 'pause', on: false }])).toMatchObject({ turnSince: 1000 });
    const on = then(twoOfTheParty(), [{ do: 'pause', on: true }]);
    expect(then(on, [{ do: 'pause', on: true }])).toBe(on);
  });
});
