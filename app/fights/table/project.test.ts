import { describe, expect, it } from 'vitest';
import { begun, done, joined, passing, somebody } from '../../../tests/harness/fight-table';
import type { Fight } from '../log/state';
import { seatLastingId } from './own-one';
import { projectTable } from './project';
import { publicId } from './public-id';
import { pictureShown } from './shown-handouts';
import type { ShownOne } from './table-view';

const view = (fight: Fight, seat: string | null = null) =>
  projectTable(fight, { secret: 's', seat, elapsed: 1000, undoable: false });
const idOf = (id: string) => publicId('s', id);
const onesOf = (fight: Fight, seat: string | null = null): readonly ShownOne[] =>
  view(fight, seat).rows.flatMap(({ ones }) => ones);
const one = (fight: Fight, id: string) => onesOf(fight).find((each) => each.id === idOf(id));
const names = (fight: Fight) => onesOf(fight).map(({ name }) => name);

const TABLE = [
  somebody('mira', { side: 'party', initiative: 18, sheet: { deathSaves: true } }),
  somebody('tobin', { side: 'party', initiative: 5 }),
  somebody('ogre', { initiative: 12 }),
];
const fight = begun(TABLE);

describe('the order', () => {
  it('has nobody in it whom players do not know of', () => {
    const more = begun([
      ...TABLE,
      somebody('ghost', { hidden: true, initiative: 15 }),
      somebody('shy', { revealOnTurn: true, initiative: 14 }),
      somebody('late', { arrives: 3, initiative: 13 }),
    ]);
    expect(names(more)).toEqual(['mira', 'ogre', 'tobin']);
    const unseen = done(more, passing(more, 'ghost'));
    expect(view(unseen).turn).toMatchObject({ row: null, unseen: true });
    const first = done(unseen, passing(unseen, 'shy'));
    expect(names(first)).toEqual(['mira', 'shy', 'ogre', 'tobin']);
    expect(view(first).turn).toMatchObject({ row: idOf('shy'), unseen: false });
  });

  it('keeps the fallen of the party in sight, and no others', () => {
    const put = done(fight, { do: 'place', who: ['tobin', 'ogre'], where: 'pile' });
    expect(names(put)).toEqual(['mira', 'tobin']);
    const gone = done(fight, { do: 'place', who: ['tobin'], where: 'gone' });
    expect(names(gone)).toEqual(['mira', 'ogre']);
  });

  it('has the party alone before the fight begins, as they joined, whatever the others rolled', () => {
    const fresh = joined([
      somebody('ogre', { sheet: { dexterity: 30 } }),
      somebody('mira', { side: 'party' }),
      somebody('tobin', { side: 'party', sheet: { dexterity: 20 } }),
    ]);
    expect(names(fresh)).toEqual(['mira', 'tobin']);
    expect(view(fresh)).toMatchObject({ round: 0, turn: { row: null, unseen: false } });
    const rolled = done(fresh, { do: 'initiative', counts: [{ row: 'ogre', count: 3 }] });
    expect(names(rolled)).toEqual(['mira', 'tobin']);
    expect(JSON.stringify(view(rolled))).not.toContain('ogre');
    const started = done(rolled, { do: 'begin' });
    expect(names(started)).toContain('ogre');
  });

  it('tells the counts of others only where the table shows them', () => {
    const counts = (now: Fight) => view(now).rows.map(({ count }) => count);
    expect(counts(fight)).toEqual([18, 12, 5]);
    expect(counts(done(fight, { do: 'set', settings: { showsCounts: false } }))).toEqual([
      18,
      null,
      5,
    ]);
  });

  it('shows what only happens, unless it is hidden', () => {
    const lair = begun([...TABLE, somebody('lair', { kind: 'event', initiative: 20 })]);
    expect(one(lair, 'lair')).toMatchObject({ kind: 'event', health: null, state: null });
  });
});

describe('somebody', () => {
  const set = (now: Fight, otherHitPoints: string) =>
    done(now, { do: 'set', settings: { otherHitPoints } });
  const hurt = (amount: number) =>
    done(fight, { do: 'harm', struck: [{ who: 'ogre', parts: [{ amount, type: 'fire' }] }] });

  it.each([
    [0, 'Unhurt', 10],
    [1, 'Hurt', 10 - 1],
    [10, 'Bloodied', 5],
    [19, 'Bloodied', 1],
    [20, 'Down', 0],
  ])('after %i of 20 damage is "%s", with %i tenths left', (amount, words, tenths) => {
    const now = amount === 0 ? fight : hurt(amount);
    expect(one(set(now, 'words'), 'ogre')?.health).toEqual({ as: 'words', words });
    expect(one(set(now, 'bar'), 'ogre')?.health).toEqual({ as: 'bar', tenths });
    expect(one(set(now, 'hidden'), 'ogre')?.health).toBeNull();
    expect(one(set(now, 'number'), 'ogre')?.health).toMatchObject({
      now: 20 - amount,
      maximum: 20,
    });
  });

  it('is shown as was said of this one, whatever the table does with others', () => {
    const now = done(fight, { do: 'change', who: 'ogre', changes: { shownHitPoints: 'number' } });
    expect(one(now, 'ogre')?.health).toMatchObject({ as: 'number', now: 20 });
  });

  it('falls in sight of all, unless its hit points are hidden; of the party always', () => {
    expect(one(hurt(20), 'ogre')?.state).toBe('dead');
    expect(one(set(hurt(20), 'hidden'), 'ogre')?.state).toBeNull();
    const down = done(
      fight,
      { do: 'set', settings: { partyHitPoints: 'hidden' } },
      { do: 'harm', struck: [{ who: 'mira', parts: [{ amount: 20, type: 'fire' }] }] },
    );
    expect(one(down, 'mira')).toMatchObject({ health: null, state: 'dying' });
  });

  it('has the token of its record only where the name says as much', () => {
    const from = (record: string, more: object = {}) =>
      begun([somebody('x', { sheet: { name: 'Dire Wolf', record }, ...more })]);
    const told = (now: Fight) => onesOf(now)[0]?.face.record;
    expect(told(from('dire-wolf'))).toBe('dire-wolf');
    expect(told(from('dire-wolf.srd-5-2'))).toBe('dire-wolf.srd-5-2');
    expect(told(from('dire-wolf', { alias: 'Dire Wolf' }))).toBeNull();
    expect(told(from('vampire'))).toBeNull();
    expect(told(from('dire-wolf.own--k3f9'))).toBeNull();
    expect(told(from('dire-wolf.another-book'))).toBeNull();
    const two = begun(
      ['a', 'b'].map((id) => somebody(id, { sheet: { name: 'Dire Wolf', record: 'dire-wolf' } })),
    );
    expect(onesOf(two).map(({ name, face }) => `${name}: ${face.record}`)).toEqual([
      'Dire Wolf 1: dire-wolf',
      'Dire Wolf 2: dire-wolf',
    ]);
  });
});

describe('what lasts', () => {
  const lasting = (who: string, more: object = {}) => ({
    do: 'lasting',
    who: [who],
    lasting: { id: `on-${who}`, name: 'Held', conditions: ['paralyzed'], ...more },
  });
  const on = (now: Fight, who: string) => one(now, who)?.lasting;

  it('is told with when it ends, without the numbers of a statblock', () => {
    const ends = {
      turn: { of: 'ogre', moment: 'end', count: 1 },
      save: { ability: 'wis', dc: 17, when: 'turn-end' },
    };
    expect(on(done(fight, lasting('mira', { maker: 'ogre', ends })), 'mira')).toEqual([
      {
        name: 'Held',
        conditions: ['paralyzed'],
        colour: 'gray',
        sign: 'circle',
        ends: 'until the end of ogre’s turn · a Wisdom save ends it',
      },
    ]);
  });

  it('is not told of others where their conditions are kept back, and never where it is hidden', () => {
    const both = done(fight, lasting('mira'), lasting('ogre', { conditions: ['prone'] }), {
      do: 'concentrates',
      who: 'ogre',
      on: 'Hold Person',
    });
    expect([on(both, 'mira')?.length, on(both, 'ogre')?.length]).toEqual([1, 1]);
    expect(one(both, 'ogre')?.concentrates).toBe('');
    const kept = done(both, { do: 'set', settings: { showsConditions: false } });
    expect([on(kept, 'mira')?.length, on(kept, 'ogre')?.length]).toEqual([1, 0]);
    expect(one(kept, 'ogre')?.concentrates).toBeNull();
    expect(on(done(fight, lasting('mira', { hidden: true })), 'mira')).toEqual([]);
  });

  it('calls whoever players see by the name that they know', () => {
    const more = begun([
      ...TABLE,
      somebody('count', { alias: 'Pale stranger', sheet: { name: 'Vampire' } }),
      somebody('spawn', { sheet: { name: 'Vampire Spawn' } }),
    ]);
    const said = (name: string) =>
      on(done(more, lasting('mira', { name, conditions: [] })), 'mira');
    expect(said('vampire’s charm')?.[0]?.name).toBe('Pale stranger’s charm');
    expect(said('Vampire Spawn’s bite')?.[0]?.name).toBe('Vampire Spawn’s bite');
    expect(said('Vampirism')?.[0]?.name).toBe('Vampirism');
  });
});

describe('a seat', () => {
  const seated = done(fight, { do: 'seat', seat: 'ann', who: 'mira', name: 'Ann' });

  it('asks for those of the party whom players know of', () => {
    const free = [
      { id: idOf('mira'), name: 'mira', taken: true },
      { id: idOf('tobin'), name: 'tobin', taken: false },
    ];
    expect(view(seated, 'bob').seat).toEqual({ is: 'none', free });
    const asked = done(seated, { do: 'claim', seat: 'bob', who: 'tobin', name: 'Bob' });
    expect(view(asked, 'bob').seat).toEqual({ is: 'asked', name: 'Bob', who: idOf('tobin') });
    expect(view(asked).seat).toEqual({ is: 'none', free });
  });

  it('knows its own character whatever the table shows', () => {
    const hidden = done(
      seated,
      { do: 'set', settings: { partyHitPoints: 'hidden', seatsMay: ['initiative'] } },
      { do: 'change', who: 'mira', changes: { hidden: true } },
      { do: 'lasting', who: ['mira'], lasting: { id: 'curse', name: 'Cursed', hidden: true } },
      { do: 'lasting', who: ['mira'], lasting: { id: seatLastingId('p1'), name: 'Prone' } },
      { do: 'lasting', who: ['mira'], lasting: { id: 'held', name: 'Held' } },
    );
    expect(names(hidden)).not.toContain('mira');
    expect(view(hidden, 'ann').seat).toMatchObject({
      is: 'seated',
      name: 'Ann',
      may: ['initiative'],
      canUndo: false,
      ones: [
        {
          name: 'mira',
          hitPoints: 20,
          maximum: 20,
          count: 18,
          death: null,
          isTurn: true,
          lasting: [
            { id: 'seat-p1', name: 'Prone', mine: true },
            { id: idOf('held'), name: 'Held', mine: false },
          ],
        },
      ],
    });
  });

  it('is shown what is for all and for whom it plays', () => {
    const shown = done(
      seated,
      { do: 'handout', id: 'all', to: null, text: 'Run!', picture: 'map' },
      { do: 'handout', id: 'own', to: 'mira', text: 'You know him.' },
      { do: 'handout', id: 'other', to: 'tobin', text: 'You too.', picture: 'face' },
    );
    const texts = (seat: string | null) => view(shown, seat).handouts.map(({ text }) => text);
    expect(texts(null)).toEqual(['Run!']);
    expect(texts('ann')).toEqual(['Run!', 'You know him.']);
    const asks = (picture: string, seat: string | null) =>
      pictureShown(shown, { secret: 's', seat }, idOf(picture));
    expect([asks('map', null), asks('face', 'ann'), asks('face', null)]).toEqual([
      'map',
      null,
      null,
    ]);
  });
});
