import { describe, expect, it } from 'vitest';
import { secretMat } from '../../../tests/harness/secret-map';
import { foldEvent } from '../fold/fold-event';
import { type Deed, deed, fightEvent, type Seed } from '../log/deeds';
import { newFight } from '../log/new-fight';
import type { Combatant, Fight } from '../log/state';
import { sheet } from '../sheet/sheet';
import { bytesOf } from './bytes-of';
import { cleanCopy } from './clean-copy';
import { FIGHT_LIMITS } from './fight-limits';

function seed(id: string, changes: Partial<Seed> = {}): Seed {
  const own = sheet.parse({ name: 'Ogre', edition: '2014', maximum: 59, saves: {} });
  return {
    id,
    kind: 'creature',
    sheet: own,
    side: 'foes',
    alias: null,
    hidden: false,
    revealOnTurn: false,
    arrives: null,
    losesTies: false,
    note: '',
    ...changes,
  };
}

function done(fight: Fight, ...lists: Deed[][]): Fight {
  const events = lists.map((deeds, at) => ({
    v: 1 as const,
    id: `e${at}`,
    by: 'ann',
    at: 0,
    deeds,
  }));
  return events.reduce(foldEvent, fight);
}

function changed(fight: Fight, id: string, changes: Partial<Combatant>): Fight {
  const one = fight.combatants[id];
  if (!one) throw new Error(`Nobody is called ${id}.`);
  return { ...fight, combatants: { ...fight.combatants, [id]: { ...one, ...changes } } };
}

const START = newFight('Ambush', '2014');
const copied = (fight: Fight) => done(newFight('Copy', '2014'), ...cleanCopy(fight));

describe('a clean copy', () => {
  it('has those who are in the fight, the fallen fresh, the party as it stands', () => {
    let fight = done(START, [
      {
        do: 'add',
        seeds: [seed('mira', { side: 'party' }), seed('ogre'), seed('left'), seed('fallen')],
      },
    ]);
    fight = changed(fight, 'mira', { hitPoints: 12 });
    fight = changed(fight, 'ogre', { hitPoints: 3 });
    fight = changed(fight, 'left', { place: 'gone' });
    fight = changed(fight, 'fallen', { place: 'pile', hitPoints: 0 });
    const { combatants, round } = copied(fight);
    expect(Object.keys(combatants)).toEqual(['mira', 'ogre', 'fallen']);
    expect(Object.values(combatants).map(({ hitPoints }) => hitPoints)).toEqual([12, 59, 59]);
    expect(Object.values(combatants).every(({ place }) => place === 'order')).toBe(true);
    expect(round).toBe(0);
  });

  it('has who waits, who hides, and who was another shape, as they were', () => {
    const bear = sheet.parse({ name: 'Bear', edition: '2014', maximum: 30, saves: {} });
    let fight = done(START, [
      {
        do: 'add',
        seeds: [
          seed('late', { arrives: 3, note: 'from the north' }),
          seed('shy', { hidden: true, revealOnTurn: true, alias: 'A shape' }),
          seed('druid', { side: 'party' }),
        ],
      },
    ]);
    fight = changed(fight, 'shy', { hidden: false });
    fight = changed(fight, 'druid', { hitPoints: 40 });
    fight = done(fight, [
      { do: 'transform', who: 'druid', into: bear, hitPoints: 'apart', name: 'Bear' },
    ]);
    expect(fight.combatants.druid?.sheet.name).toBe('Bear');
    const { combatants } = copied(fight);
    expect(combatants.late).toMatchObject({ place: 'waiting', arrives: 3, note: 'from the north' });
    expect(combatants.shy).toMatchObject({ hidden: true, revealOnTurn: true, alias: 'A shape' });
    expect(combatants.druid?.sheet.name).toBe('Ogre');
    expect(combatants.druid?.hitPoints).toBe(40);
  });

  it('keeps the settings, who shares a row, the count of what only happens, and the table’s reminders', () => {
    const lair = seed('lair', { kind: 'event', initiative: 20, losesTies: true });
    const reminder = { id: 'r', at: 'round', round: 5, once: true, text: 'The tide' } as const;
    const fight = done(
      START,
      [{ do: 'set', settings: { belowZero: true, turnSeconds: 60 } }],
      [{ do: 'add', seeds: [seed('a', { row: 'ogres' }), seed('b', { row: 'ogres' }), lair] }],
      [{ do: 'remind', who: null, reminder }],
    );
    const copy = copied(fight);
    expect(copy.settings).toEqual(fight.settings);
    expect([copy.combatants.a?.row, copy.combatants.b?.row]).toEqual(['ogres', 'ogres']);
    expect(copy.rows.ogres?.count).toBeNull();
    expect(copy.rows.lair).toMatchObject({ count: 20, losesTies: true });
    expect(copy.reminders).toEqual([reminder]);
  });

  it('comes in steps that are each an event', () => {
    const text = 'x'.repeat(2000);
    const seeds = Array.from({ length: 190 }, (_, at) => seed(`c${at}`, { note: text }));
    const fight = seeds.reduce((now, one) => done(now, [{ do: 'add', seeds: [one] }]), START);
    const steps = cleanCopy(fight);
    expect(steps.length).toBeGreaterThan(5);
    for (const deeds of steps) {
      const event = fightEvent.parse({
        v: 1,
        id: 'x'.repeat(40),
        by: 'y'.repeat(40),
        at: 1e15,
        deeds,
      });
      expect(bytesOf(JSON.stringify(event))).toBeLessThanOrEqual(FIGHT_LIMITS.eventBytes);
      expect(deeds.every((one) => deed.safeParse(one).success)).toBe(true);
    }
    expect(Object.keys(copied(fight).combatants)).toHaveLength(190);
  });

  it('has the map, covered and without tokens, in an event of its own', () => {
    const map = secretMat('Crypt');
    const fight = done(
      START,
      [{ do: 'add', seeds: [seed('ogre')] }],
      [{ do: 'mat', map }],
      [
        { do: 'mat-uncover', on: true, areas: 'all' },
        { do: 'mat-place', placed: [{ who: 'ogre', at: { x: 2, y: 2 } }] },
      ],
    );
    expect(fight.mat?.tokens).toEqual({ ogre: { x: 2, y: 2 } });
    expect(copied(fight).mat).toEqual({ map, uncovered: { all: false, but: [] }, tokens: {} });
    expect(cleanCopy(fight).filter((deeds) => deeds.some((one) => one.do === 'mat'))).toEqual([
      [{ do: 'mat', map }],
    ]);
  });

  it('has the notes, the treasure and the settings of the fight', () => {
    const fight = done(START, [
      { do: 'set', settings: { appliesAtOnce: true, joinAs: 'Stranger' } },
      { do: 'notes', text: 'They flee at half.', over: 0 },
      { do: 'treasure', text: '30 gp' },
    ]);
    const { notes, treasure, settings } = copied(fight);
    expect({ notes, treasure }).toEqual({ notes: 'They flee at half.', treasure: '30 gp' });
    expect(settings).toMatchObject({ appliesAtOnce: true, joinAs: 'Stranger' });
  });
});
