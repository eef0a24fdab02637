import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addCharacter,
  deleteCharacter,
  openCharacter,
  putAwayCharacter,
  putAwayOne,
  saveCharacter,
} from '~/characters/kept/characters.server';
import { sitsInParty } from '~/characters/kept/seats.server';
import { type Character, character } from '~/characters/record/character';
import { beginParty } from '~/parties/kept/begin-party.server';
import { followSheet } from '~/parties/kept/follow-sheet.server';
import { removeMember, setMember } from '~/parties/kept/members.server';
import { putAwayParty } from '~/parties/kept/parties.server';
import { joinParty, leaveParty, removePerson } from '~/parties/kept/party-people.server';
import { bringBackSeated, putAwaySeated } from '~/parties/kept/put-away-seated.server';
import { seatOf, seatsIn, sittersOf } from '~/parties/kept/seat-rows.server';
import { sheetInParty } from '~/parties/kept/sheet-in-party.server';
import { sitAs } from '~/parties/kept/sit-as.server';
import { sitDown, sitterFor, standUp } from '~/parties/kept/sit-down.server';
import type { MemberSettings } from '~/parties/member';
import { PARTY_LIMITS } from '~/parties/party';
import { store } from './kept-rows';
import { everybodyComes, memberOf, desk as partyDesk, partyOfAnn, seenBy } from './parties-desk';

const desk = { ...store, clock: partyDesk.clock };

/** Fighter 1: 10 + 2 hit points. */
function vex(more: object = {}): Character {
  return character.parse({
    edition: '2014',
    name: 'Vex',
    levels: [{ class: 'fighter' }],
    xp: 120,
    abilities: { base: { str: 16, dex: 12, con: 14, int: 10, wis: 10, cha: 8 } },
    ...more,
  });
}

async function kept(whole = vex(), userId = 'ben'): Promise<string> {
  const made = await addCharacter(desk, userId, whole);
  if (!made.ok) throw new Error(made.reason);
  return made.id;
}

async function seated(whole = vex()) {
  const party = await partyOfAnn();
  await joinParty(desk, 'ben', party.code);
  const id = await kept(whole);
  const done = await sitDown(desk, 'ben', party.id, id);
  if (!done?.ok) throw new Error(JSON.stringify(done));
  return { ...party, party: party.id, id, member: done.id };
}

async function playOf(id: string, userId = 'ben') {
  const read = await openCharacter(desk, userId, id);
  if (read === null || read === 'unread') throw new Error('not there');
  return read.character.play;
}

beforeEach(everybodyComes);

describe('adding a character sheet to a party', () => {
  it('makes a party member with the character’s current state', async () => {
    const hurt = { hitPoints: 5, temporary: 3, conditions: ['prone'], exhaustion: 1 };
    const { party, member } = await seated(vex({ play: hurt }));
    expect(await memberOf(party, 'Vex', 'ben')).toMatchObject({
      id: member,
      userId: 'ben',
      mine: true,
      xp: 120,
      health: { now: 5, temporary: 3 },
      settings: {
        name: 'Vex',
        className: 'Fighter 1',
        level: 1,
        maximum: 12,
        str: 5,
        con: 4,
        conditions: ['prone'],
        exhaustion: 1,
      },
    });
  });

  it('is possible once and in one party at a time, otherwise refused with a sentence', async () => {
    const { party, id, member } = await seated();
    expect(await sitDown(desk, 'ben', party, id)).toEqual({ ok: true, id: member });
    expect((await seenBy('ann', party)).list).toHaveLength(3);
    const other = await partyOfAnn('Odo');
    await joinParty(desk, 'ben', other.code);
    expect(await sitDown(desk, 'ben', other.id, id)).toMatchObject({
      ok: false,
      reason: 'sits-already',
      sentence:
        'Vex is already in “The Lanterns”. A sheet is in one party at a time: remove it there first.',
    });
    expect((await seenBy('ann', other.id)).list).toHaveLength(1);
    expect(await sittersOf(desk.db, 'ben')).toMatchObject([{ id, sitsIn: 'The Lanterns' }]);
  });

  it('twice at the same time counts once', async () => {
    const [one, other] = [await partyOfAnn('Odo'), await partyOfAnn('Ada')];
    for (const { code } of [one, other]) await joinParty(desk, 'ben', code);
    const id = await kept();
    const done = await Promise.all(
      [one, other, one].map((party) => sitDown(desk, 'ben', party.id, id)),
    );
    expect(done.some((each) => each?.ok)).toBe(true);
    const lists = await Promise.all([one, other].map((party) => seenBy('ann', party.id)));
    expect(lists.reduce((sum, { list }) => sum + list.length, 0)).toBe(3);
  });

  it('is possible for the user’s own characters, in parties that they belong to', async () => {
    const { id: party } = await partyOfAnn();
    const id = await kept();
    expect(await sitDown(desk, 'ben', party, id)).toBeNull();
    const own = await kept(vex(), 'cay');
    expect(await sitDown(desk, 'ann', party, own)).toMatchObject({ reason: 'no-sitter' });
    await putAwayCharacter(desk, 'cay', own);
    expect(await sitterFor(desk, 'cay', own)).toMatchObject({ reason: 'no-sitter' });
  });

  it('respects the limits of the party and of each player', async () => {
    const { party, id } = await seated();
    await standUp(desk, 'ben', id);
    for (let more = 0; more < PARTY_LIMITS.membersEach - 1; more += 1) {
      expect(await sitDown(desk, 'ben', party, await kept())).toMatchObject({ ok: true });
    }
    expect(await sitDown(desk, 'ben', party, id)).toMatchObject({ reason: 'most-own' });
    const names = Array.from({ length: PARTY_LIMITS.members }, (_, at) => `Nr ${at}`);
    const full = await partyOfAnn(...names);
    await joinParty(desk, 'ben', full.code);
    expect(await sitDown(desk, 'ben', full.id, id)).toMatchObject({ reason: 'most-members' });
    expect(await seatOf(desk.db, 'ben', id)).toBeNull();
  });

  it('is possible together with joining by a code', async () => {
    const { id: party, code } = await partyOfAnn();
    const id = await kept();
    const sits = await sitterFor(desk, 'ben', id);
    if ('ok' in sits) throw new Error(sits.sentence);
    expect(await joinParty(desk, 'ben', code, { sits })).toEqual({ ok: true, id: party });
    expect(await joinParty(desk, 'ben', code, { sits })).toEqual({ ok: true, id: party });
    const names = (await seenBy('ben', party)).list.map(({ settings }) => settings.name);
    expect(names.sort()).toEqual(['Mira', 'Torvald', 'Vex']);
    expect(await sitsInParty(desk.db, 'ben', id)).toBe(true);
  });
});

describe('a new party with the user’s own characters', () => {
  const typed = { name: 'Mira', level: 1, hp: 10, initiative: 0 };
  const none = async () =>
    (await env.DB.prepare('select count(*) as n from parties').first('n')) === 0;

  it('is created with them as members, beside the typed ones', async () => {
    const [vex1, vax] = [await kept(), await kept(vex({ name: 'Vax', play: { hitPoints: 3 } }))];
    const sits = [vex1, vax, vex1];
    const made = await beginParty(desk, 'ben', { name: 'Own', members: [], sits });
    if (!made.ok) throw new Error(made.sentence);
    const { list } = await seenBy('ben', made.id);
    expect(list.map(({ settings }) => settings.name).sort()).toEqual(['Vax', 'Vex']);
    expect(list.every(({ userId }) => userId === 'ben')).toBe(true);
    expect(await seatOf(desk.db, 'ben', vax)).toMatchObject({
      partyId: made.id,
      health: { now: 3 },
    });
    const more = { name: 'Both', members: [typed], sits: [await kept(vex({ name: 'Nim' }))] };
    const both = await beginParty(desk, 'ben', more);
    if (!both.ok) throw new Error(both.sentence);
    expect((await seenBy('ben', both.id)).list).toHaveLength(2);
  });

  it('is not created when one of them cannot be added, and the refusal says which', async () => {
    const [own, others] = [await kept(), await kept(vex(), 'cay')];
    const begin = (...sits: string[]) =>
      beginParty(desk, 'ben', { name: 'Own', members: [typed], sits });
    expect(await begin(own, others)).toMatchObject({ ok: false, reason: 'no-sitter' });
    expect(await begin(own, 'nobody')).toMatchObject({ ok: false, reason: 'no-sitter' });
    const five = await Promise.all(Array.from({ length: 5 }, () => kept()));
    expect(await begin(...five)).toMatchObject({
      ok: false,
      sentence: 'At most 4 of your own characters can be in one party.',
    });
    expect(await none()).toBe(true);
    expect(await begin(own)).toMatchObject({ ok: true });
    expect(await begin(five[0] ?? '', own)).toMatchObject({
      ok: false,
      sentence: expect.stringMatching(/^Vex .* already in “Own”/),
    });
    expect(await seatOf(desk.db, 'ben', five[0] ?? '')).toBeNull();
  });

  it('is created once by two concurrent requests with the same character', async () => {
    const own = await kept();
    const begin = () => beginParty(desk, 'ben', { name: 'Own', members: [], sits: [own] });
    const done = await Promise.all([begin(), begin()]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await env.DB.prepare('select count(*) as n from parties').first('n')).toBe(1);
  });
});

describe('the linked party member', () => {
  const saved = async (id: string, version: number, more: object) => {
    const done = await saveCharacter(desk, 'ben', { id, version }, vex(more));
    expect(done).toMatchObject({ ok: true });
    await followSheet(desk, 'ben', id);
  };

  it('follows its sheet, setting by setting, marked with its player', async () => {
    const { party, id } = await seated();
    partyDesk.at.now += 5;
    await saved(id, 1, { levels: [{ class: 'fighter' }, { class: 'fighter' }] });
    const { settings, marks, health } = await memberOf(party, 'Vex');
    expect(settings).toMatchObject({ level: 2, maximum: 20, className: 'Fighter 2' });
    // An unhurt character stays unhurt.
    expect(health.now).toBe(20);
    expect(Object.keys(marks).sort()).toEqual(['className', 'level', 'maximum']);
    expect(marks.maximum).toMatchObject({ by: 'ben', was: 12, version: 1 });
  });

  it('keeps what a game master set by hand until that value changes on the sheet', async () => {
    const { party, id, member } = await seated();
    const set = (settings: Partial<MemberSettings>) =>
      setMember(partyDesk, 'ann', party, member, { settings });
    await set({ ac: 25, name: 'Vex the Bold' });
    await saved(id, 1, { notes: 'Owes Odo.' });
    await saved(id, 2, { levels: [{ class: 'fighter' }, { class: 'fighter' }] });
    expect((await memberOf(party, 'Vex the Bold')).settings).toMatchObject({ ac: 25, level: 2 });
    await saved(id, 3, { overrides: { ac: 17 } });
    expect((await memberOf(party, 'Vex the Bold')).settings.ac).toBe(17);
  });

  it('of another user’s or of an unlinked character does not follow the sheet', async () => {
    const { party, id } = await seated();
    await followSheet(desk, 'ann', id);
    await standUp(desk, 'ben', id);
    await saved(id, 1, { name: 'Vax' });
    expect((await memberOf(party, 'Vex')).settings.level).toBe(1);
  });
});

describe('a deleted character', () => {
  const member = 'update party_members set hp = 4 where id = ?';
  const away = async ({ id, member: seat }: Awaited<ReturnType<typeof seated>>) => {
    await env.DB.prepare(member).bind(seat).run();
    expect(await putAwaySeated(desk, 'ben', id)).toEqual({ ok: true });
  };

  it('keeps its link to the party, and returns to it with the party’s state', async () => {
    const at = await seated();
    await away(at);
    expect(await putAwayOne(desk.db, 'ben', at.id)).toEqual({ name: 'Vex', satIn: 'The Lanterns' });
    expect(await putAwayOne(desk.db, 'ann', at.id)).toBeNull();
    expect(await memberOf(at.party, 'Vex')).toMatchObject({ id: at.member, userId: 'ben' });
    expect(await seatsIn(desk.db, at.party)).toEqual([]);
    expect(await seatOf(desk.db, 'ben', at.id)).toBeNull();
    expect(await sitsInParty(desk.db, 'ben', at.id)).toBe(false);
    expect(await sheetInParty(desk, 'ann', at.party, at.member)).toBeNull();
    expect(await bringBackSeated(desk.db, 'ann', at.id)).toBeNull();
    expect(await bringBackSeated(desk.db, 'ben', at.id)).toBe(
      'Restored, and in “The Lanterns” again.',
    );
    expect(await seatOf(desk.db, 'ben', at.id)).toMatchObject({
      memberId: at.member,
      health: { now: 4 },
    });
    expect(await sheetInParty(desk, 'ann', at.party, at.member)).toMatchObject({
      character: { play: { hitPoints: 4 } },
    });
  });

  it('is unlinked when its member is removed, and has the party’s last state', async () => {
    const at = await seated();
    await away(at);
    await removeMember(desk, 'ann', at.party, at.member);
    expect(await bringBackSeated(desk.db, 'ben', at.id)).toBe(
      'Restored, but its place in “The Lanterns” is gone: add it there again.',
    );
    expect((await playOf(at.id)).hitPoints).toBe(4);
    await putAwaySeated(desk, 'ben', at.id);
    expect(await bringBackSeated(desk.db, 'ben', at.id)).toBe('Restored.');
  });

  it('loses its link to another character that takes over its member', async () => {
    const at = await seated();
    const other = await kept(vex({ name: 'Vax' }));
    const tied = { characterId: other, memberId: at.member };
    expect(await sitAs(desk, 'ben', at.party, tied)).toMatchObject({ reason: 'no-place' });
    await away(at);
    expect(await sitAs(desk, 'ben', at.party, tied)).toEqual({ ok: true });
    expect(await memberOf(at.party, 'Vax')).toMatchObject({ id: at.member, health: { now: 4 } });
    expect(await bringBackSeated(desk.db, 'ben', at.id)).toContain('is gone: add');
    expect(await seatOf(desk.db, 'ben', other)).toMatchObject({ memberId: at.member });
  });
});

describe('a character whose link to the party ends takes over the party’s state', () => {
  async function hurt() {
    const at = await seated();
    await env.DB.prepare(
      `update party_members set hp = 4, temporary = 2, settings = json_set(settings, '$.conditions', json('["prone"]'),
        '$.deathFailures', 1, '$.slotsSpent', json('[1,99]')) where id = ?`,
    )
      .bind(at.member)
      .run();
    return at;
  }
  const AS_AT_TABLE = {
    hitPoints: 4,
    temporary: 2,
    conditions: ['prone'],
    deathFailures: 1,
    slotsSpent: [1, 30],
    deathSuccesses: 0,
    exhaustion: 0,
  };

  const ways: Record<string, (at: Awaited<ReturnType<typeof hurt>>) => Promise<unknown>> = {
    'when it stands up': ({ id }) => standUp(desk, 'ben', id),
    'when its player leaves': ({ party }) => leaveParty(desk, 'ben', party),
    'when its player is taken out': ({ party }) => removePerson(desk, 'ann', party, 'ben'),
    'when the member is removed': ({ party, member }) => removeMember(desk, 'ann', party, member),
    'when the party is put away': ({ party }) => putAwayParty(desk, 'ann', party),
    'when the party goes for good': ({ party }) =>
      env.DB.prepare('delete from parties where id = ?').bind(party).run(),
    'when the account of the party’s owner goes': () =>
      env.DB.prepare("delete from users where id = 'ann'").run(),
  };

  it.each(Object.entries(ways))('%s', async (_, end) => {
    const at = await hurt();
    await end(at);
    expect(await sitsInParty(desk.db, 'ben', at.id)).toBe(false);
    expect(await playOf(at.id)).toMatchObject(AS_AT_TABLE);
    expect(await env.DB.prepare('select count(*) as n from character_parties').first('n')).toBe(0);
  });

  it('when the character is removed for good or its player’s account is deleted, also after the character was deleted; the member stays', async () => {
    for (const end of [
      async (id: string) => {
        await putAwaySeated(desk, 'ben', id);
        await deleteCharacter(desk.db, 'ben', id);
      },
      async (id: string) => {
        await putAwaySeated(desk, 'ben', id);
        await env.DB.prepare("delete from users where id = 'ben'").run();
      },
      (id: string) => env.DB.prepare('delete from characters where id = ?').bind(id).run(),
      () => env.DB.prepare("delete from users where id = 'ben'").run(),
    ]) {
      await everybodyComes();
      const { id, party, member } = await hurt();
      await end(id);
      expect(await sitsInParty(desk.db, 'ben', id)).toBe(false);
      expect((await seenBy('ann', party)).list.map((one) => one.id)).toContain(member);
      const row = env.DB.prepare('select play from characters where id = ?').bind(id);
      const play = await row.first<string>('play');
      if (play !== null) expect(JSON.parse(play)).toMatchObject(AS_AT_TABLE);
    }
  });

  it('an unhurt character stays unhurt, whatever the maximum is', async () => {
    const { id } = await seated();
    await standUp(desk, 'ben', id);
    expect((await playOf(id)).hitPoints).toBeNull();
    expect(await standUp(desk, 'ben', id)).toBeNull();
    expect(await standUp(desk, 'ann', id)).toBeNull();
  });
});
