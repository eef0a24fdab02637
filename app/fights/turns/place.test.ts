import { describe, expect, it } from 'vitest';
import { begun, done, somebody, who } from '../../../tests/harness/fight-table';

const FIGHT = begun([
  somebody('mira', { side: 'party', initiative: 20, sheet: { deathSaves: true } }),
  somebody('ogre', { initiative: 10 }),
  somebody('late', { initiative: 5, arrives: 3 }),
  somebody('trap', { kind: 'event', side: 'party', initiative: 1 }),
]);
const place = (where: 'pile' | 'gone' | 'back', ...names: string[]) => ({
  do: 'place',
  who: names,
  where,
});
const charmed = (...names: string[]) => ({
  do: 'lasting',
  who: names,
  lasting: {
    id: 'c',
    name: 'Charm',
    ends: { save: { ability: 'wis', dc: 12, when: 'damage' } },
  },
});
const hit = (one: string) => ({ do: 'harm', struck: [{ who: one, parts: [{ amount: 1 }] }] });

describe('out of the order and back', () => {
  it('lets go of what was asked of who leaves, and of nobody else', () => {
    const asked = done(FIGHT, charmed('mira', 'ogre'), hit('mira'), hit('ogre'));
    expect(asked.due.map((due) => due.who)).toEqual(['mira', 'ogre']);
    expect(done(asked, place('pile', 'ogre')).due.map((due) => due.who)).toEqual(['mira']);
    expect(done(asked, place('gone', 'mira')).due.map((due) => due.who)).toEqual(['ogre']);
    expect(done(asked, place('back', 'ogre')).due).toHaveLength(2);
    const table = { id: 'reroll', who: null, kind: 'reroll' } as const;
    const open = { ...asked, due: [...asked.due, table] };
    expect(done(open, place('pile', 'mira', 'ogre')).due).toEqual([table]);
  });

  it('forgets when somebody was to arrive only once it is here', () => {
    const early = done(FIGHT, place('back', 'late'));
    expect(who(early, 'late')).toMatchObject({ place: 'order', arrives: null });
    const away = done(FIGHT, place('pile', 'late'));
    expect(who(away, 'late')).toMatchObject({ place: 'pile', arrives: 3 });
    expect(done(FIGHT, place('back', 'mira')).combatants.mira).toBe(FIGHT.combatants.mira);
  });
});

describe('a field that is swept', () => {
  it('keeps the party’s creatures alone, and nobody who left it', () => {
    const swept = (how: string, ...deeds: object[]) =>
      Object.keys(done(FIGHT, ...deeds, { do: 'sweep', how }).combatants);
    expect(swept('clean')).toEqual(['mira']);
    expect(swept('clear', place('pile', 'mira'))).toEqual(['mira']);
    expect(swept('clean', place('gone', 'mira'))).toEqual([]);
  });
});
