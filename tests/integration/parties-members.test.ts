import { beforeEach, describe, expect, it } from 'vitest';
import { awardXp } from '~/parties/kept/awards.server';
import {
  addMember,
  changeHealth,
  claimMember,
  removeMember,
  setMember,
  setPrivateNotes,
} from '~/parties/kept/members.server';
import { type HealthChange, NEW_MEMBER } from '~/parties/member';
import { addPeople } from './kept-rows';
import { desk, joinedBy, memberOf, NOW, partyOfAnn, seenBy } from './parties-desk';

beforeEach(async () => {
  desk.at.now = NOW;
  await addPeople('ann', 'ben', 'cay', 'dot');
});

let made = 0;
function change(does: HealthChange['does'], amount: number): HealthChange {
  made += 1;
  return { id: `change-${made}`, does, amount };
}

describe('a party’s character', () => {
  it('starts with the values of its form', async () => {
    const { id } = await partyOfAnn('Mira');
    const { settings, health, xp, privateNotes, mine, mayEdit } = await memberOf(id, 'Mira');
    expect(settings).toMatchObject({ name: 'Mira', level: 1, maximum: 10, initiative: 0 });
    expect({ health, xp, privateNotes, mine, mayEdit }).toEqual({
      health: { now: NEW_MEMBER.hp, temporary: 0 },
      xp: 0,
      privateNotes: '',
      mine: false,
      mayEdit: true,
    });
  });

  it('is changed one setting at a time, each with version, author and replaced value', async () => {
    const { id } = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(id, 'Mira');
    const settings = { ac: 15, conditions: ['prone' as const], speeds: '30 ft.' };
    expect(await setMember(desk, 'ann', id, mira, { settings })).toEqual({
      ok: true,
      replaced: [],
      versions: { ac: 1, conditions: 1, speeds: 1 },
    });
    expect(await setMember(desk, 'ann', id, mira, { settings: { ac: null } })).toMatchObject({
      versions: { ac: 2 },
    });
    const { settings: kept, marks } = await memberOf(id, 'Mira');
    expect(kept).toMatchObject({ ac: null, conditions: ['prone'], speeds: '30 ft.', level: 1 });
    expect(marks.ac).toEqual({ version: 2, by: 'ann', byName: '', at: NOW, was: 15 });
    expect(marks.speeds?.was).toBe('');
    expect(marks.level).toBeUndefined();
  });

  it('is not written when nothing has changed', async () => {
    const { id } = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(id, 'Mira');
    const { seq } = await seenBy('ann', id);
    const again = { settings: { name: 'Mira', level: 1, conditions: [], ac: null } };
    expect(await setMember(desk, 'ann', id, mira, again)).toMatchObject({ ok: true, replaced: [] });
    expect((await seenBy('ann', id)).seq).toBe(seq);
  });

  it('reports to a later writer which unseen value they replaced', async () => {
    const { id, code } = await partyOfAnn();
    await joinedBy(code, 'ben');
    const own = await memberOf(id, 'ben’s own');
    const seen = { ac: 0 };
    await setMember(desk, 'ben', id, own.id, { settings: { ac: 14, level: 2 }, seen });
    const late = await setMember(desk, 'ann', id, own.id, { settings: { ac: 16 }, seen });
    expect(late).toMatchObject({
      ok: true,
      replaced: [{ setting: 'ac', was: 14, by: 'ben', byName: '' }],
    });
    const { settings, marks } = await memberOf(id, 'ben’s own');
    expect(settings).toMatchObject({ ac: 16, level: 2 });
    expect(marks.ac).toMatchObject({ version: 2, by: 'ann', was: 14 });
  });

  it('stays within its maximum, and stays unhurt if it was unhurt', async () => {
    const { id } = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(id, 'Mira');
    await setMember(desk, 'ann', id, mira, { settings: { maximum: 24 } });
    expect((await memberOf(id, 'Mira')).health.now).toBe(24);
    await changeHealth(desk, 'ann', id, mira, [change('damage', 4)]);
    await setMember(desk, 'ann', id, mira, { settings: { maximum: 30 } });
    expect((await memberOf(id, 'Mira')).health.now).toBe(20);
    await setMember(desk, 'ann', id, mira, { settings: { maximum: 12 } });
    expect((await memberOf(id, 'Mira')).health.now).toBe(12);
  });

  it('is refused with a sentence when a value is invalid', async () => {
    const { id } = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(id, 'Mira');
    const wrong = { settings: { level: 21 } };
    expect(await setMember(desk, 'ann', id, mira, wrong)).toMatchObject({ reason: 'no-settings' });
    expect(await addMember(desk, 'ann', id, { name: ' ' })).toMatchObject({
      reason: 'no-settings',
    });
  });
});

describe('hit points', () => {
  it('are taken from temporary ones first, fall to 0 and rise to the maximum', async () => {
    const { id } = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(id, 'Mira');
    const standing = async (...events: HealthChange[]) => {
      const done = await changeHealth(desk, 'ann', id, mira, events);
      return done?.ok ? [done.health.now, done.health.temporary] : done;
    };
    expect(await standing(change('temporary', 5))).toEqual([10, 5]);
    expect(await standing(change('temporary', 3))).toEqual([10, 5]);
    expect(await standing(change('damage', 7))).toEqual([8, 0]);
    expect(await standing(change('damage', 3), change('heal', 1))).toEqual([6, 0]);
    expect(await standing(change('damage', 30))).toEqual([0, 0]);
    await setMember(desk, 'ann', id, mira, { settings: { deathFailures: 2 } });
    expect(await standing(change('heal', 100))).toEqual([10, 0]);
    expect((await memberOf(id, 'Mira')).settings.deathFailures).toBe(0);
  });

  it('at 0 fail death saves by damage, and do not come back to the dead', async () => {
    const { id } = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(id, 'Mira');
    await setMember(desk, 'ann', id, mira, { settings: { concentration: 'Bless' } });
    const fatal = change('damage', 1);
    const saves = async (...events: HealthChange[]) => {
      const done = await changeHealth(desk, 'ann', id, mira, events);
      const { deathFailures, concentration } = (await memberOf(id, 'Mira')).settings;
      return [done?.ok, deathFailures, concentration];
    };
    expect(await saves(change('damage', 10))).toEqual([true, 0, '']);
    expect(await saves(change('damage', 1), change('damage', 1))).toEqual([true, 2, '']);
    expect(await saves(fatal)).toEqual([true, 3, '']);
    expect(await saves(fatal)).toEqual([true, 3, '']);
    const healed = await changeHealth(desk, 'ann', id, mira, [change('heal', 5)]);
    expect(healed).toMatchObject({ ok: false, reason: 'dead' });
    await setMember(desk, 'ann', id, mira, { settings: { deathFailures: 0 } });
    expect(await saves(change('heal', 5))).toEqual([true, 0, '']);
    expect((await memberOf(id, 'Mira')).health.now).toBe(5);
  });

  it('count once in a message that names a change twice, and leave experience to the dead', async () => {
    const { id } = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(id, 'Mira');
    const hit = change('damage', 3);
    for (let time = 0; time < 2; time += 1) {
      expect(await changeHealth(desk, 'ann', id, mira, [hit, hit])).toMatchObject({
        ok: true,
        health: { now: 7 },
      });
    }
    await changeHealth(desk, 'ann', id, mira, [change('damage', 99)]);
    const both = [change('heal', 5), change('xp', 50)];
    expect(await changeHealth(desk, 'ann', id, mira, both)).toMatchObject({ reason: 'dead' });
    expect((await memberOf(id, 'Mira')).xp).toBe(50);
    await setMember(desk, 'ann', id, mira, { settings: { deathFailures: 0, exhaustion: 6 } });
    expect(await changeHealth(desk, 'ann', id, mira, [change('heal', 5)])).toMatchObject({
      reason: 'worn-out',
    });
  });

  it('change once per event, however often and by whatever route it is sent', async () => {
    const { id } = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(id, 'Mira');
    const [one, two] = [change('damage', 3), change('damage', 2)];
    await Promise.all(
      [[one], [one], [one, two], [two, one]].map((events) =>
        changeHealth(desk, 'ann', id, mira, events),
      ),
    );
    expect((await memberOf(id, 'Mira')).health.now).toBe(5);
  });

  it('are changed by two users at the same time without loss', async () => {
    const { id, code } = await partyOfAnn();
    await joinedBy(code, 'ben');
    const own = await memberOf(id, 'ben’s own');
    await setMember(desk, 'ann', id, own.id, { settings: { maximum: 50 } });
    const who = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'ann' : 'ben'));
    await Promise.all(
      who.map((userId) => changeHealth(desk, userId, id, own.id, [change('damage', 1)])),
    );
    expect((await memberOf(id, 'ben’s own')).health.now).toBe(30);
  });

  it('refuse an invalid change', async () => {
    const { id } = await partyOfAnn('Mira');
    const { id: mira } = await memberOf(id, 'Mira');
    const done = await changeHealth(desk, 'ann', id, mira, [change('damage', -3)]);
    expect(done).toMatchObject({ ok: false, reason: 'no-change' });
  });
});

describe('two players and a game master', () => {
  it('edit one party at the same time, and no change is lost', async () => {
    const { id, code } = await partyOfAnn('Mira');
    await joinedBy(code, 'ben', 'cay');
    const [bens, cays] = [await memberOf(id, 'ben’s own'), await memberOf(id, 'cay’s own')];
    const rounds = Array.from({ length: 8 }, (_, at) => at + 1);
    await Promise.all(
      rounds.flatMap((at) => [
        setMember(desk, 'ben', id, bens.id, { settings: { ac: 10 + at } }),
        setMember(desk, 'ann', id, bens.id, { settings: { passivePerception: 10 + at } }),
        setMember(desk, 'cay', id, cays.id, { settings: { speeds: `${at} ft.`, copper: at } }),
        setMember(desk, 'ann', id, cays.id, { settings: { level: at } }),
        changeHealth(desk, 'ann', id, bens.id, [change('damage', 1)]),
        changeHealth(desk, 'ben', id, bens.id, [change('xp', 10)]),
      ]),
    );
    const [ben, cay] = [await memberOf(id, 'ben’s own'), await memberOf(id, 'cay’s own')];
    expect(ben.marks.ac?.version).toBe(8);
    expect(ben.marks.passivePerception?.version).toBe(8);
    expect(cay.marks.speeds?.version).toBe(8);
    expect(cay.marks.level?.version).toBe(cay.settings.level === 1 ? 8 : cay.marks.level?.version);
    expect({ hp: ben.health.now, xp: ben.xp }).toEqual({ hp: 2, xp: 80 });
    // The final value is that of the author recorded in its mark.
    expect([ben.marks.ac?.by, ben.marks.passivePerception?.by]).toEqual(['ben', 'ann']);
    expect([cay.marks.copper?.by, cay.marks.level?.by]).toEqual(['cay', 'ann']);
  });
});

describe('experience', () => {
  it('is shared by the characters who are present, with the remainder and level-ups reported', async () => {
    const { id } = await partyOfAnn('Mira', 'Torvald', 'Nim');
    const nim = await memberOf(id, 'Nim');
    await setMember(desk, 'ann', id, nim.id, { settings: { absent: true } });
    const award = { id: 'award-of-tonight', xp: 601 };
    const first = await awardXp(desk, 'ann', id, award);
    expect(first).toMatchObject({ ok: true, each: 300, sharedBy: 2, remainder: 1 });
    expect(first?.ok && first.due.map(({ name, due }) => [name, due])).toEqual([
      ['Mira', 2],
      ['Torvald', 2],
    ]);
    await awardXp(desk, 'ann', id, award);
    const xp = (await seenBy('ann', id)).list.map((one) => one.xp);
    expect(xp).toEqual([300, 300, 0]);
  });

  it('is not awarded when nobody is present, and only by game masters', async () => {
    const { id, code } = await partyOfAnn('Mira');
    await joinedBy(code, 'ben');
    for (const one of (await seenBy('ann', id)).list) {
      await setMember(desk, 'ann', id, one.id, { settings: { absent: true } });
    }
    const award = { id: 'award-of-tonight', each: 10 };
    expect(await awardXp(desk, 'ann', id, award)).toMatchObject({ reason: 'nobody-present' });
    expect(await awardXp(desk, 'ben', id, award)).toMatchObject({ reason: 'not-allowed' });
    expect(await awardXp(desk, 'dot', id, award)).toBeNull();
  });
});

describe('a player', () => {
  it('edits, annotates and removes only their own character', async () => {
    const { id, code } = await partyOfAnn('Mira');
    await joinedBy(code, 'ben', 'cay');
    const [mira, own] = [await memberOf(id, 'Mira'), await memberOf(id, 'ben’s own')];
    for (const other of [mira.id, own.id]) {
      const done = [
        await setMember(desk, 'cay', id, other, { settings: { ac: 1 } }),
        await changeHealth(desk, 'cay', id, other, [change('damage', 1)]),
        await setPrivateNotes(desk, 'cay', id, other, 'Mine'),
        await removeMember(desk, 'cay', id, other),
      ];
      for (const one of done) expect(one).toMatchObject({ ok: false, reason: 'not-theirs' });
    }
    expect(await setPrivateNotes(desk, 'ben', id, own.id, 'A secret')).toEqual({ ok: true });
    expect((await memberOf(id, 'ben’s own', 'cay')).privateNotes).toBeNull();
    expect((await memberOf(id, 'ben’s own', 'ann')).privateNotes).toBe('A secret');
    expect((await memberOf(id, 'ben’s own', 'ben')).privateNotes).toBe('A secret');
    expect(await claimMember(desk, 'ben', id, mira.id)).toEqual({ ok: true });
    expect(await claimMember(desk, 'cay', id, mira.id)).toMatchObject({ reason: 'not-theirs' });
    expect(await removeMember(desk, 'ben', id, mira.id)).toEqual({ ok: true });
    expect((await seenBy('ann', id)).list).toHaveLength(2);
  });

  it('has at most four characters, and a party at most twelve', async () => {
    const { id, code } = await partyOfAnn('Mira');
    await joinedBy(code, 'ben');
    const add = (who: string) => addMember(desk, who, id, { name: 'One more' });
    const made = await Promise.all(Array.from({ length: 5 }, () => add('ben')));
    expect(made.filter((one) => one?.ok)).toHaveLength(3);
    expect(await add('ben')).toMatchObject({ reason: 'most-own' });
    const more = await Promise.all(Array.from({ length: 9 }, () => add('ann')));
    expect(more.filter((one) => one?.ok)).toHaveLength(7);
    expect(await add('ann')).toMatchObject({ reason: 'most-members' });
    expect(await add('dot')).toBeNull();
  });
});
