import { expect, it } from 'vitest';
import { ENCOUNTER_LIMITS, type Encounter, encounter } from '../encounter';
import { withCreature, withoutCreature } from './add-creature';

const OGRE = { record: 'ogre', name: 'Ogre', cr: 2, xp: 450 };

function camp(creatures: Partial<Encounter['creatures'][number]>[] = []): Encounter {
  return encounter.parse({ name: 'Bandit camp', edition: '2014', creatures });
}

function added(to: Encounter, count: number, mark: string): Encounter {
  const done = withCreature(to, OGRE, count, mark);
  if (!done.ok) throw new Error(done.problem);
  return done.encounter;
}

it('a creature joins an encounter in a row of its own', () => {
  const [row] = added(camp(), 2, 'press-1').creatures;
  expect(row).toMatchObject({ record: 'ogre', name: 'Ogre', xp: 450, count: 2, side: 'foes' });
});

it('more of the same creature join its row, and keep its note', () => {
  const before = camp([{ ...OGRE, key: 'r1', count: 3, note: 'asleep' }]);
  expect(added(before, 2, 'press-1').creatures).toEqual([
    expect.objectContaining({ record: 'ogre', count: 5, note: 'asleep' }),
  ]);
});

it('an ally, a later wave and a full row of the same creature stay as they are', () => {
  const before = camp([
    { ...OGRE, key: 'r1', side: 'allies' },
    { ...OGRE, key: 'r2', round: 3 },
    { ...OGRE, key: 'r3', count: ENCOUNTER_LIMITS.count },
  ]);
  const { creatures } = added(before, 1, 'press-1');
  expect(creatures.slice(0, 3)).toEqual(before.creatures);
  expect(creatures[3]).toMatchObject({ record: 'ogre', count: 1, round: null, side: 'foes' });
});

function removed(...undone: Parameters<typeof withoutCreature>) {
  const done = withoutCreature(...undone);
  return done.ok ? done.encounter.creatures : [];
}

it('the same press twice adds nothing twice', () => {
  const once = added(camp([{ ...OGRE, key: 'r1' }]), 2, 'press-1');
  expect(added(once, 2, 'press-1')).toBe(once);
});

it('what was added can be removed again, and later additions stand', () => {
  const before = camp([{ ...OGRE, key: 'r1', count: 1 }]);
  const once = added(before, 2, 'press-1');
  expect(removed(once, 'press-1', 2)[0]?.count).toBe(1);
  expect(removed(added(camp(), 2, 'press-1'), 'press-1', 2)).toEqual([]);
  const twice = added(once, 1, 'press-2');
  expect(removed(twice, 'press-2', 1)[0]?.count).toBe(3);
  // The row was changed after the first press, so that it cannot be taken back.
  expect(withoutCreature(twice, 'press-1', 2)).toMatchObject({ ok: false });
});

it('an encounter with the most kinds of monsters says so', () => {
  const rows = Array.from({ length: ENCOUNTER_LIMITS.creatures }, (_, at) => ({
    key: `r${at}`,
    record: `kind-${at}`,
    name: `Kind ${at}`,
  }));
  expect(withCreature(camp(rows), OGRE, 1, 'press-1')).toEqual({
    ok: false,
    problem: '“Bandit camp” has 60 kinds of monsters, the maximum. Remove one first.',
  });
});
