import { describe, expect, it } from 'vitest';
import { begun, done, joined, passing, somebody, who } from '../../../tests/harness/fight-table';
import { nextTurn, orderOf } from './order';

const at = (id: string, initiative: number, more = {}) => somebody(id, { initiative, ...more });
const PARTY = [
  at('hero', 20, { side: 'party', sheet: { deathSaves: true, slots: [2] } }),
  at('ogre', 10, { sheet: { maximum: 59 } }),
];

describe('joining', () => {
  it('counts once for an id, however often it is said', () => {
    const fight = joined(PARTY);
    expect(done(fight, { do: 'add', seeds: PARTY })).toEqual(fight);
  });

  it('takes the count of a row that has one', () => {
    const fight = done(joined([at('rider', 14)]), {
      do: 'add',
      seeds: [at('mount', 3, { row: 'rider' })],
    });
    expect(Object.values(fight.rows)).toMatchObject([{ id: 'rider', count: 14 }]);
  });

  it('finds who comes with 0 hit points down as its kind falls (SRD 5.1, "Dropping to 0 Hit Points")', () => {
    const fight = joined([
      at('hero', 1, { hitPoints: 0, sheet: { deathSaves: true } }),
      at('ogre', 1, { hitPoints: 0 }),
    ]);
    expect(who(fight, 'hero').death.state).toBe('dying');
    expect(who(fight, 'ogre').death.state).toBe('dead');
  });
});

describe('acting together', () => {
  const three = [at('rider', 14), at('mount', 3), at('foe', 10)];

  it('puts a mount on its rider’s count (SRD 5.1 and 5.2.1, mounted combat)', () => {
    const fight = done(joined(three), { do: 'link', who: ['mount'], row: 'rider' });
    expect(orderOf(fight).map((row) => row.id)).toEqual(['rider', 'foe']);
    expect(who(fight, 'mount').row).toBe('rider');
  });

  it('lets each act alone again on the count that they shared', () => {
    const linked = done(begun(three), { do: 'link', who: ['rider', 'mount'], row: 'pair' });
    expect(linked.turn).toBe('pair');
    const apart = done(linked, { do: 'unlink', who: ['rider', 'mount'] });
    expect(apart.turn).toBe('mount');
    expect(nextTurn(apart).row).toBe('rider');
    expect(apart.rows.mount?.count).toBe(14);
  });

  it('finds a free name for who leaves a row that bears its own', () => {
    const linked = done(joined(three), { do: 'link', who: ['mount', 'foe'], row: 'rider' });
    const apart = done(linked, { do: 'unlink', who: ['rider'] });
    expect(who(apart, 'rider').row).toBe('rider-2');
    expect(Object.keys(apart.rows).toSorted()).toEqual(['rider', 'rider-2']);
  });
});

describe('delaying', () => {
  it('steps out of the order and comes back before the row whose turn it is', () => {
    const fight = begun([at('a', 20), at('b', 15), at('c', 10)]);
    const out = done(fight, { do: 'delay', row: 'a' }, passing(fight, 'b'));
    expect(nextTurn(done(out, passing(out, 'c')))).toEqual({ round: 2, row: 'b' });
    const later = done(out, passing(out, 'c'), { do: 'undelay', row: 'a' });
    expect(later.turn).toBe('c');
    expect(orderOf(later).map((row) => row.id)).toEqual(['b', 'a', 'c']);
    expect(nextTurn(later)).toEqual({ round: 2, row: 'b' });
  });
});

describe('leaving', () => {
  it('lets go of what was asked of who leaves, and takes it back into the order', () => {
    const hurt = { do: 'harm', struck: [{ who: 'hero', parts: [{ amount: 20 }] }] };
    const fight = begun(PARTY);
    const asking = done(fight, passing(fight, 'ogre'), hurt);
    const dying = done(asking, passing(asking, 'hero', 2));
    expect(dying.due).toMatchObject([{ kind: 'death-save', who: 'hero' }]);
    const left = done(dying, { do: 'place', who: ['hero'], where: 'pile' });
    expect(left.due).toEqual([]);
    const back = done(left, { do: 'place', who: ['hero'], where: 'back' });
    expect(who(back, 'hero').place).toBe('order');
  });

  const fought = done(
    begun(PARTY),
    { do: 'harm', struck: [{ who: 'hero', parts: [{ amount: 5 }] }] },
    { do: 'spend', who: 'hero', what: { of: 'slot', level: 1 }, by: 1 },
  );

  it('sweeps all but the party away; marks, initiative and hit points stay', () => {
    const swept = done(fought, { do: 'sweep', how: 'clean' });
    expect(swept).toMatchObject({ round: 0, turn: null, due: [] });
    expect(Object.keys(swept.combatants)).toEqual(['hero']);
    expect(Object.values(swept.rows)).toMatchObject([{ id: 'hero', count: 20 }]);
    expect(who(swept, 'hero')).toMatchObject({ hitPoints: 15, slotsLeft: [1] });
  });

  it('makes the party fresh too when all is cleared', () => {
    const swept = done(fought, { do: 'sweep', how: 'clear' });
    expect(Object.values(swept.rows)).toMatchObject([{ id: 'hero', count: null }]);
    expect(who(swept, 'hero')).toMatchObject({ hitPoints: 20, slotsLeft: [2] });
  });

  it('ends with what was earned, and nothing waits', () => {
    const ended = done(fought, { do: 'end', xp: 450, sharedBy: 4 });
    expect(ended).toMatchObject({ ended: { xp: 450, sharedBy: 4 }, due: [] });
  });
});

describe('an own copy of a statblock', () => {
  const changed = (fight = begun(PARTY), sheet = {}) =>
    who(done(fight, { do: 'change', who: 'ogre', changes: { sheet } }), 'ogre');

  it('is changed for this one alone; the rest of it stays', () => {
    const ogre = changed(begun(PARTY), { ac: 18 });
    expect(ogre.sheet).toMatchObject({ ac: 18, maximum: 59, name: 'ogre' });
  });

  it('keeps who is unhurt unhurt, and the wounds of who is not', () => {
    expect(changed(begun(PARTY), { maximum: 70 }).hitPoints).toBe(70);
    const wounded = done(begun(PARTY), {
      do: 'harm',
      struck: [{ who: 'ogre', parts: [{ amount: 10 }] }],
    });
    expect(changed(wounded, { maximum: 70 }).hitPoints).toBe(49);
    expect(changed(wounded, { maximum: 30 }).hitPoints).toBe(30);
  });

  it('keeps what was spent spent', () => {
    const breath = { key: 'breath', name: 'Breath', most: 3 };
    const spent = { do: 'spend', who: 'ogre', what: { of: 'use', key: 'breath' }, by: 2 };
    const fight = done(
      begun(PARTY),
      { do: 'change', who: 'ogre', changes: { sheet: { uses: [breath], legendaryActions: 3 } } },
      spent,
    );
    expect(who(fight, 'ogre').usesLeft).toEqual({ breath: 1 });
    const more = changed(fight, { uses: [{ ...breath, most: 5 }] });
    expect(more.usesLeft).toEqual({ breath: 3 });
    expect(more.legendaryActionsLeft).toBe(3);
  });

  it('comes later or at once as it is told', () => {
    const later = done(begun(PARTY), { do: 'change', who: 'ogre', changes: { arrives: 3 } });
    expect(who(later, 'ogre').place).toBe('waiting');
    const now = done(later, { do: 'change', who: 'ogre', changes: { arrives: null } });
    expect(who(now, 'ogre').place).toBe('order');
  });
});
