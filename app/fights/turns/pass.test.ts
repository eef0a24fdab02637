import { describe, expect, it } from 'vitest';
import { begun, done, passing, somebody, who } from '../../../tests/harness/fight-table';
import type { Fight } from '../log/state';
import { mayAct, mayReact } from './able';
import { nextTurn, previousTurn } from './order';

const at = (id: string, initiative: number, more = {}) => somebody(id, { initiative, ...more });
const hero = at('hero', 20, { side: 'party', sheet: { deathSaves: true } });
const next = (fight: Fight): Fight => {
  const to = nextTurn(fight);
  return done(fight, passing(fight, to.row, to.round));
};
const round = (fight: Fight): Fight => next(next(fight));
const hurt = (id: string, amount: number, type: string | null = null) => ({
  do: 'harm',
  struck: [{ who: id, parts: [{ amount, type }] }],
});
const told = (fight: Fight, kind: string) => fight.due.filter((one) => one.kind === kind);

describe('a turn', () => {
  it('counts once when two devices press at once', () => {
    const fight = begun([hero, at('b', 10), at('c', 5)]);
    const press = passing(fight, 'b');
    const once = done(fight, press);
    expect(once.turn).toBe('b');
    expect(done(once, press)).toBe(once);
  });

  it('goes to the one after when who was to have it fell at the same moment', () => {
    const fight = begun([hero, at('b', 10), at('c', 5)]);
    expect(done(fight, hurt('b', 99), passing(fight, 'b')).turn).toBe('c');
  });

  it('means nothing before the fight begins or when it leads nowhere', () => {
    const fight = begun([hero, at('b', 10)]);
    expect(done(fight, passing(fight, 'hero'))).toBe(fight);
    expect(done(fight, passing(fight, 'nobody', 0))).toBe(fight);
  });

  it('starts with the clock of who pressed', () => {
    const fight = begun([hero, at('b', 10)]);
    expect(next(fight).turnSince).toBeGreaterThan(fight.since ?? 0);
  });
});

describe('the start of a turn', () => {
  it('gives the reaction back (SRD 5.1, "Reactions"; SRD 5.2.1, "Reaction")', () => {
    const spent = { do: 'spend', who: 'b', what: { of: 'reaction' }, by: 1 };
    const fight = done(begun([hero, at('b', 10)]), spent);
    expect(mayReact(who(fight, 'b'), '2014')).toBe(false);
    expect(mayReact(who(next(fight), 'b'), '2014')).toBe(true);
  });

  it('gives all legendary actions back (SRD 5.1 and 5.2.1, "Legendary Actions")', () => {
    const spent = { do: 'spend', who: 'b', what: { of: 'legendary-action' }, by: 2 };
    const fight = done(begun([hero, at('b', 10, { sheet: { legendaryActions: 3 } })]), spent);
    expect(who(fight, 'b').legendaryActionsLeft).toBe(1);
    expect(who(next(fight), 'b').legendaryActionsLeft).toBe(3);
  });

  it('lets a readied action lapse (SRD 5.1 and 5.2.1, "Ready")', () => {
    const ready = { do: 'ready', who: 'hero', what: 'when the door opens' };
    const fight = next(done(begun([hero, at('b', 10)]), ready));
    expect(who(fight, 'hero').readied).toBe('when the door opens');
    expect(who(next(fight), 'hero').readied).toBeNull();
  });

  it('shows who was hidden until its first turn, and nobody else', () => {
    const fight = begun([hero, at('b', 10, { revealOnTurn: true }), at('c', 5, { hidden: true })]);
    expect(who(fight, 'b').hidden).toBe(true);
    expect(who(next(fight), 'b').hidden).toBe(false);
    expect(who(next(next(fight)), 'c').hidden).toBe(true);
  });

  it('asks the dying for a death save (SRD 5.1 and 5.2.1, "Death Saving Throws"), the stable for none', () => {
    const fight = done(next(begun([hero, at('b', 10)])), hurt('hero', 20));
    expect(told(next(fight), 'death-save')).toMatchObject([{ who: 'hero' }]);
    const stable = done(fight, { do: 'stabilise', who: 'hero' });
    expect(told(next(stable), 'death-save')).toEqual([]);
  });
});

describe('regeneration (SRD statblocks)', () => {
  const trait = { hitPoints: 10, stoppedBy: ['acid', 'fire'] };
  const troll = (keepsAlive: boolean) =>
    at('troll', 10, { sheet: { maximum: 50, regeneration: { ...trait, keepsAlive } } });
  const trollAfter = (keepsAlive: boolean, ...blows: unknown[]) =>
    who(next(done(begun([hero, troll(keepsAlive)]), ...blows)), 'troll');

  it('gives hit points back at the start of its turn, to its maximum at most', () => {
    expect(trollAfter(true, hurt('troll', 30, 'cold')).hitPoints).toBe(30);
    expect(trollAfter(true, hurt('troll', 3, 'cold')).hitPoints).toBe(50);
  });

  it('is stopped by damage of its kinds until its turn after', () => {
    const burnt = next(done(begun([hero, troll(true)]), hurt('troll', 30, 'fire')));
    expect(who(burnt, 'troll').hitPoints).toBe(20);
    expect(told(burnt, 'ongoing')).toMatchObject([{ text: 'Stopped by fire damage' }]);
    expect(who(round(burnt), 'troll').hitPoints).toBe(30);
  });

  it('keeps a troll alive at 0 unless it is stopped, and then it dies', () => {
    expect(trollAfter(true, hurt('troll', 50, 'cold'))).toMatchObject({
      hitPoints: 10,
      death: { state: 'up' },
    });
    expect(trollAfter(true, hurt('troll', 50, 'fire')).death.state).toBe('dead');
  });

  it('brings back nobody whose trait needs 1 hit point', () => {
    expect(trollAfter(false, hurt('troll', 50, 'cold'))).toMatchObject({
      hitPoints: 0,
      death: { state: 'dead' },
    });
  });
});

describe('recharge (SRD statblocks)', () => {
  const breath = { key: 'breath', name: 'Fire Breath', most: 1, recharge: 5 };
  const spent = { do: 'spend', who: 'b', what: { of: 'use', key: 'breath' }, by: 1 };
  const fight = done(begun([hero, at('b', 10, { sheet: { uses: [breath] } })]), spent);
  const rolled = (die: number) =>
    done(fight, {
      ...(passing(fight, 'b') as object),
      recharges: [{ who: 'b', key: 'breath', die }],
    });

  it('brings back what was spent when the die shows enough', () => {
    expect(who(rolled(5), 'b').usesLeft.breath).toBe(1);
    expect(who(rolled(4), 'b').usesLeft.breath).toBe(0);
    expect(told(rolled(4), 'recharge')).toEqual([]);
  });

  it('is asked for where none was rolled, until the turn has passed', () => {
    expect(told(next(fight), 'recharge')).toMatchObject([{ key: 'breath', needs: 5 }]);
    expect(told(next(next(fight)), 'recharge')).toEqual([]);
  });
});

describe('surprise', () => {
  const surprised = { do: 'change', who: 'b', changes: { surprised: true } };
  const fight = next(done(begun([hero, at('b', 10)]), surprised));

  it('costs the first turn and reactions until it ends (SRD 5.1, "Surprise")', () => {
    expect(mayAct(who(fight, 'b'), '2014')).toBe(false);
    expect(mayReact(who(fight, 'b'), '2014')).toBe(false);
    expect(mayReact(who(next(fight), 'b'), '2014')).toBe(true);
    expect(who(next(fight), 'b').surprised).toBe(false);
  });

  it('costs neither in SRD 5.2.1', () => {
    expect(mayAct(who(fight, 'b'), '2024')).toBe(true);
    expect(mayReact(who(fight, 'b'), '2024')).toBe(true);
  });
});

describe('what is said at its moment', () => {
  it('names a lair action on its row (SRD 5.1, "Lair Actions")', () => {
    const lair = at('lair', 20, { kind: 'event', losesTies: true, note: 'The ceiling shakes.' });
    const fight = next(begun([hero, lair]));
    expect(told(fight, 'lair')).toMatchObject([{ who: 'lair', text: 'The ceiling shakes.' }]);
    expect(told(next(fight), 'lair')).toEqual([]);
  });

  it('reminds at starts and ends of turns, in a round, once or each time', () => {
    const reminders = [
      { id: 's', at: 'turn-start', text: 'start', once: true },
      { id: 'e', at: 'turn-end', text: 'end', round: 2 },
      { id: 'r', at: 'round', text: 'round two', round: 2 },
    ];
    let fight = begun([hero, at('b', 10, { sheet: { reminders } })]);
    const said: string[] = [];
    for (let press = 0; press < 6; press += 1) {
      fight = next(fight);
      said.push(
        told(fight, 'reminder')
          .map((one) => ('text' in one ? one.text : ''))
          .join(),
      );
    }
    // b begins round 1; round 2; b again; round 3, after b's end; b; round 4.
    expect(said).toEqual(['start', 'round two', '', 'end', '', 'end']);
  });

  it('tells of the table’s own reminders in their round', () => {
    const reminder = { id: 'x', at: 'round', text: 'the tide comes in', round: 2 };
    const fight = done(begun([hero, at('b', 10)]), { do: 'remind', who: null, reminder });
    expect(told(round(fight), 'reminder')).toMatchObject([{ text: 'the tide comes in' }]);
    const quiet = done(fight, { do: 'remind-no-more', who: null, reminder: 'x' });
    expect(told(round(quiet), 'reminder')).toEqual([]);
  });

  it('tells each who starts a turn of the auras of others, and the bearer of its own', () => {
    const auras = [
      { name: 'Stench', feet: 5, at: 'others-turn-start' },
      { name: 'Fire', feet: 10, at: 'own-turn-end', text: '10 fire' },
    ];
    const fight = next(begun([hero, at('b', 10, { sheet: { auras } }), at('c', 5)]));
    expect(told(fight, 'aura')).toEqual([]);
    expect(told(next(fight), 'aura')).toMatchObject([
      { who: 'b', of: 'b', text: 'Fire (10 ft.): 10 fire' },
      { who: 'c', of: 'b', text: 'Stench (5 ft.)' },
    ]);
  });

  it('tells who arrives, in its round', () => {
    const fight = begun([hero, at('b', 10), at('late', 1, { arrives: 2 })]);
    expect(who(fight, 'late').place).toBe('waiting');
    const second = round(fight);
    expect(second.round).toBe(2);
    expect(who(second, 'late').place).toBe('order');
    expect(told(second, 'arrival')).toMatchObject([{ who: 'late' }]);
  });
});

describe('what lasts', () => {
  const mark = (of: string, moment: string, count: number) => ({
    do: 'lasting',
    who: ['hero'],
    lasting: { id: 'm', name: 'Mark', ends: { turn: { of, moment, count } } },
  });
  const left = (fight: Fight) => who(fight, 'hero').lasting.map((one) => one.turnsLeft);

  it('ticks at the turns that it counts, and back when the turn goes back', () => {
    const fight = done(begun([hero, at('b', 10)]), mark('b', 'start', 2));
    const started = next(fight);
    expect(left(started)).toEqual([1]);
    const to = previousTurn(started);
    const back = done(started, passing(started, to.row, to.round));
    expect(back.turn).toBe('hero');
    expect(left(back)).toEqual([2]);
    expect(left(next(back))).toEqual([1]);
  });

  it('runs on when those whose turns it counts have fallen', () => {
    const fight = done(begun([hero, at('b', 10)]), mark('b', 'end', 2), hurt('b', 99));
    expect(left(next(fight))).toEqual([1]);
    expect(left(next(next(fight)))).toEqual([]);
  });
});
