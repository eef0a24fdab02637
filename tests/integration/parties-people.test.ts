import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { awardXp } from '~/parties/kept/awards.server';
import { purgeParties } from '~/parties/kept/leaving-parties.server';
import {
  addMember,
  changeHealth,
  claimMember,
  removeMember,
  setMember,
  setPrivateNotes,
} from '~/parties/kept/members.server';
import {
  bringBackParty,
  createParty,
  partiesOf,
  partyFor,
  putAwayParties,
  putAwayParty,
  renameParty,
  setDefaultParty,
  setPartyNotes,
} from '~/parties/kept/parties.server';
import { partyOfCode, renewPartyCode, setJoining } from '~/parties/kept/party-codes.server';
import {
  handOver,
  joinParty,
  leaveParty,
  removePerson,
  setPartyRole,
  unclaimedOf,
} from '~/parties/kept/party-people.server';
import { PARTY_LIMITS } from '~/parties/party';
import { addPeople, DAY } from './kept-rows';
import {
  character,
  desk,
  helpedBy,
  joinedBy,
  memberOf,
  NOW,
  partyOfAnn,
  seenBy,
} from './parties-desk';

const EVERYBODY = ['ann', 'ben', 'cay', 'dot', 'eve', 'fay', 'gil'];

beforeEach(async () => {
  desk.at.now = NOW;
  await addPeople(...EVERYBODY);
});

/** Everything that can be asked of one party by somebody, with a member of it and one of its people. */
function everyCall(userId: string, id: string, member: string, who: string) {
  const health = [{ id: 'a-change-of-theirs', does: 'damage' as const, amount: 1 }];
  return {
    partyFor: () => partyFor(desk.db, userId, id),
    renameParty: () => renameParty(desk, userId, id, 'Mine'),
    setPartyNotes: () => setPartyNotes(desk, userId, id, { notes: 'Mine', gmNotes: 'Mine' }),
    setDefaultParty: () => setDefaultParty(desk, userId, id),
    putAwayParty: () => putAwayParty(desk, userId, id),
    bringBackParty: () => bringBackParty(desk, userId, id),
    renewPartyCode: () => renewPartyCode(desk, userId, id),
    setJoining: () => setJoining(desk, userId, id, false),
    leaveParty: () => leaveParty(desk, userId, id),
    removePerson: () => removePerson(desk, userId, id, who),
    setPartyRole: () => setPartyRole(desk, userId, id, who, 'co-gm'),
    handOver: () => handOver(desk, userId, id, who),
    addMember: () => addMember(desk, userId, id, { name: 'Mine' }),
    removeMember: () => removeMember(desk, userId, id, member),
    claimMember: () => claimMember(desk, userId, id, member),
    setMember: () => setMember(desk, userId, id, member, { settings: { name: 'Mine' } }),
    setPrivateNotes: () => setPrivateNotes(desk, userId, id, member, 'Mine'),
    changeHealth: () => changeHealth(desk, userId, id, member, health),
    awardXp: () => awardXp(desk, userId, id, { id: 'an-award-of-theirs', xp: 9 }),
  };
}

async function everyRow(): Promise<string> {
  const tables = ['parties', 'party_people', 'party_members', 'party_changes', 'default_parties'];
  const rows = await Promise.all(
    tables.map(async (table) => (await env.DB.prepare(`select * from ${table}`).all()).results),
  );
  return JSON.stringify(rows);
}

describe('a party of somebody else', () => {
  it('is not there for a stranger, whatever they ask, and stays as it was', async () => {
    const { id, code } = await partyOfAnn();
    await joinedBy(code, 'ben');
    const mira = await memberOf(id, 'Mira');
    const before = await everyRow();
    for (const [name, call] of Object.entries(everyCall('dot', id, mira.id, 'ben'))) {
      expect(await call(), name).toBeNull();
    }
    expect(await partiesOf(desk.db, 'dot')).toEqual([]);
    expect(await everyRow()).toBe(before);
  });

  it('is not reached through a party of one’s own', async () => {
    const { id } = await partyOfAnn();
    const mira = await memberOf(id, 'Mira');
    const own = await createParty(desk, 'dot', { name: 'Own', members: [character('Nim')] });
    const ownId = own.ok ? own.id : '';
    const before = await everyRow();
    const { removeMember, claimMember, setMember, setPrivateNotes, changeHealth } = everyCall(
      ...(['dot', ownId, mira.id, 'ann'] as const),
    );
    for (const call of [removeMember, claimMember, setMember, setPrivateNotes, changeHealth]) {
      expect(await call()).toBeNull();
    }
    expect(await everyRow()).toBe(before);
  });

  it('gives a player what is for players alone', async () => {
    const { id, code } = await partyOfAnn();
    await joinedBy(code, 'ben', 'cay');
    const own = await memberOf(id, 'cay’s own');
    const before = await everyRow();
    const calls = everyCall('ben', id, own.id, 'cay');
    const { partyFor: _, leaveParty: __, addMember: ___, bringBackParty: away, ...rest } = calls;
    expect(await away()).toBeNull();
    for (const [name, call] of Object.entries(rest)) {
      expect(await call(), name).toMatchObject({ ok: false, sentence: expect.any(String) });
    }
    expect(await everyRow()).toBe(before);
    const seen = await seenBy('ben', id);
    expect(seen).toMatchObject({ code: null, gmNotes: null, role: 'player' });
  });

  it('is gone for whoever was taken out, with their claim to a character', async () => {
    const { id, code } = await partyOfAnn();
    await joinedBy(code, 'ben');
    const own = await memberOf(id, 'ben’s own');
    await setPrivateNotes(desk, 'ben', id, own.id, 'A secret');
    await setMember(desk, 'ben', id, own.id, { settings: { ac: 13 } });
    expect(await removePerson(desk, 'ann', id, 'ben')).toEqual({ ok: true });
    for (const [name, call] of Object.entries(everyCall('ben', id, own.id, 'ann'))) {
      expect(await call(), name).toBeNull();
    }
    const left = await memberOf(id, 'ben’s own');
    expect(left).toMatchObject({ userId: null, privateNotes: '' });
    expect(left.marks.ac?.by).toBe('');
    expect(await removePerson(desk, 'ann', id, 'ben')).toBeNull();
  });
});

describe('a code', () => {
  it('tells the name alone, and takes somebody in with a character of theirs', async () => {
    const { id, code } = await partyOfAnn('Mira');
    expect(await partyOfCode(desk.db, code)).toEqual({ partyId: id, name: 'The Lanterns' });
    expect(code).toMatch(/^[AFHJKMNPQRUWXY23456789]{10}$/);
    const settings = { character: { name: 'Nim', level: 3, maximum: 21 } };
    expect(await joinParty(desk, 'ben', code, settings)).toEqual({ ok: true, id });
    // Once more changes nothing, and neither does the owner's own press.
    expect(await joinParty(desk, 'ben', code, settings)).toEqual({ ok: true, id });
    expect(await joinParty(desk, 'ann', code, settings)).toEqual({ ok: true, id });
    const party = await seenBy('ben', id);
    expect(
      party.list.map(({ settings, mine, health }) => [settings.name, mine, health.now]),
    ).toEqual([
      ['Mira', false, 10],
      ['Nim', true, 21],
    ]);
    expect(party.people).toEqual([
      { userId: 'ann', name: '', role: 'owner' },
      { userId: 'ben', name: '', role: 'player' },
    ]);
  });

  it('lets one take a character over that nobody plays, and only one', async () => {
    const { code, id } = await partyOfAnn('Mira');
    const [free] = await unclaimedOf(desk.db, code);
    const claim = { claim: free?.id ?? '' };
    await Promise.all(['ben', 'cay'].map((who) => joinParty(desk, who, code, claim)));
    const { list, people } = await seenBy('ann', id);
    expect(people).toHaveLength(3);
    expect(['ben', 'cay']).toContain(list[0]?.userId);
    expect(await unclaimedOf(desk.db, code)).toEqual([]);
  });

  it('opens nothing once it was renewed, joining is closed, or the party put away', async () => {
    const { id, code } = await partyOfAnn();
    const renewed = await renewPartyCode(desk, 'ann', id);
    const fresh = renewed?.ok ? renewed.code : '';
    expect(fresh).not.toBe(code);
    expect(await joinParty(desk, 'ben', code)).toBeNull();
    expect(await setJoining(desk, 'ann', id, false)).toEqual({ ok: true });
    expect((await seenBy('ann', id)).code).toBeNull();
    expect([await partyOfCode(desk.db, fresh), await joinParty(desk, 'ben', fresh)]).toEqual([
      null,
      null,
    ]);
    expect(await unclaimedOf(desk.db, fresh)).toEqual([]);
    await setJoining(desk, 'ann', id, true);
    expect(await partyOfCode(desk.db, fresh)).not.toBeNull();
    await putAwayParty(desk, 'ann', id);
    expect(await joinParty(desk, 'ben', fresh)).toBeNull();
    await bringBackParty(desk, 'ann', id);
    expect(await joinParty(desk, 'ben', fresh)).toBeNull();
  });

  it('takes in as many as there is room for, whoever comes at once', async () => {
    const { id, code } = await partyOfAnn();
    await env.DB.prepare(
      `insert into users (id, issuer, sub, created_at, seen_at) select 'u' || value, 'x', 'u' || value, 0, 0 from json_each(?1)`,
    )
      .bind(JSON.stringify(Array.from({ length: 24 }, (_, at) => at)))
      .run();
    const who = Array.from({ length: 24 }, (_, at) => `u${at}`);
    const joined = await Promise.all(who.map((one) => joinParty(desk, one, code)));
    expect(joined.filter((one) => one?.ok)).toHaveLength(PARTY_LIMITS.people);
    expect(joined.find((one) => !one?.ok)).toMatchObject({ reason: 'most-people' });
    expect((await seenBy('ann', id)).people).toHaveLength(PARTY_LIMITS.people + 1);
  });
});

describe('those who help to run a party', () => {
  it('do what its owner does, but for what makes it theirs', async () => {
    const { id, code } = await partyOfAnn('Mira');
    await helpedBy(code, 'ben');
    await joinedBy(code, 'cay');
    const mira = await memberOf(id, 'Mira');
    expect(await renameParty(desk, 'ben', id, 'The Crows')).toEqual({ ok: true });
    expect(await setPartyNotes(desk, 'ben', id, { gmNotes: 'Hidden' })).toEqual({ ok: true });
    expect(await setMember(desk, 'ben', id, mira.id, { settings: { ac: 9 } })).toMatchObject({
      ok: true,
    });
    expect((await seenBy('ben', id)).gmNotes).toBe('Hidden');
    expect((await seenBy('cay', id)).gmNotes).toBeNull();
    for (const call of [
      () => setPartyRole(desk, 'ben', id, 'cay', 'co-gm'),
      () => handOver(desk, 'ben', id, 'ben'),
      () => putAwayParty(desk, 'ben', id),
      () => removePerson(desk, 'ben', id, 'ann'),
    ]) {
      expect(await call()).toMatchObject({ ok: false });
    }
    expect(await removePerson(desk, 'ben', id, 'cay')).toEqual({ ok: true });
    expect(await leaveParty(desk, 'ann', id)).toMatchObject({ reason: 'owner-stays' });
    expect(await leaveParty(desk, 'ben', id)).toEqual({ ok: true });
  });

  it('are at most four', async () => {
    const { id, code } = await partyOfAnn('Mira');
    await joinedBy(code, 'ben', 'cay', 'dot', 'eve', 'fay');
    const helpers = ['ben', 'cay', 'dot', 'eve', 'fay'];
    const made = await Promise.all(
      helpers.map((who) => setPartyRole(desk, 'ann', id, who, 'co-gm')),
    );
    expect(made.filter((one) => one?.ok)).toHaveLength(4);
    expect(made.find((one) => !one?.ok)).toMatchObject({ reason: 'most-co-gms' });
  });

  it('take it over when its owner hands it over, who helps them then', async () => {
    const { id, code } = await partyOfAnn('Mira');
    await joinedBy(code, 'cay');
    expect(await handOver(desk, 'ann', id, 'cay')).toMatchObject({ reason: 'no-co-gm' });
    expect(await handOver(desk, 'ann', id, 'eve')).toBeNull();
    await helpedBy(code, 'ben');
    expect(await handOver(desk, 'ann', id, 'ben')).toEqual({ ok: true });
    const { people, role, list } = await seenBy('ben', id);
    expect(role).toBe('owner');
    expect(people.map(({ userId, role }) => [userId, role])).toEqual([
      ['ben', 'owner'],
      ['ann', 'co-gm'],
      ['cay', 'player'],
    ]);
    expect(new Set(list.map(({ userId }) => userId))).toEqual(new Set([null, 'cay', 'ben']));
    expect(await handOver(desk, 'ann', id, 'ann')).toMatchObject({ ok: false });
  });
});

describe('parties', () => {
  it('need a name and somebody in them', async () => {
    const make = (name: string, members: string[]) =>
      createParty(desk, 'ann', { name, members: members.map(character) });
    expect(await make(' ', ['Mira'])).toMatchObject({ reason: 'no-name' });
    expect(await make('Lanterns', [])).toMatchObject({
      sentence: 'Add at least one character with a name.',
    });
    expect(await make('Lanterns', Array(13).fill('Mira'))).toMatchObject({
      reason: 'most-members',
    });
    expect(await partiesOf(desk.db, 'ann')).toEqual([]);
  });

  it('are fifty at most, those of others apart', async () => {
    const query = `insert into parties (id, user_id, name, code, created_at, updated_at)
      select 'p' || value, 'ann', 'Old', 'c' || value, 0, 0 from json_each(?1)`;
    const many = JSON.stringify(Array.from({ length: 49 }, (_, at) => at));
    await env.DB.prepare(query).bind(many).run();
    const make = () => createParty(desk, 'ann', { name: 'One more', members: [character('Mira')] });
    const made = await Promise.all([make(), make(), make()]);
    expect(made.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made.find(({ ok }) => !ok)).toMatchObject({ reason: 'most' });
    await putAwayParty(desk, 'ann', 'p0');
    expect(await make()).toMatchObject({ ok: true });
    expect(await bringBackParty(desk, 'ann', 'p0')).toMatchObject({ reason: 'most' });
  });

  it('that were put away come back for thirty days, and go then', async () => {
    const { id, code } = await partyOfAnn('Mira');
    await joinedBy(code, 'ben');
    await putAwayParty(desk, 'ann', id);
    expect(await partiesOf(desk.db, 'ann')).toEqual([]);
    expect(await partyFor(desk.db, 'ben', id)).toBeNull();
    expect(await putAwayParties(desk.db, 'ann')).toMatchObject([{ id }]);
    expect(await putAwayParties(desk.db, 'ben')).toEqual([]);
    await purgeParties(desk.db, NOW + 29 * DAY);
    expect(await bringBackParty(desk, 'ann', id)).toEqual({ ok: true });
    expect((await seenBy('ben', id)).list).toHaveLength(2);
    await putAwayParty(desk, 'ann', id);
    await purgeParties(desk.db, NOW + 31 * DAY);
    expect(await bringBackParty(desk, 'ann', id)).toBeNull();
    expect(await env.DB.prepare('select count(*) as n from party_members').first('n')).toBe(0);
  });

  it('are listed with who is present, and one a person is the first choice', async () => {
    const [one, two] = [await partyOfAnn('Mira', 'Nim'), await partyOfAnn('Torvald')];
    const nim = await memberOf(one.id, 'Nim');
    await setMember(desk, 'ann', one.id, nim.id, { settings: { absent: true } });
    await setDefaultParty(desk, 'ann', one.id);
    await setDefaultParty(desk, 'ann', two.id);
    const facts = (await partiesOf(desk.db, 'ann')).map(({ id, isDefault, levels, members }) => ({
      ...{ id, isDefault, levels, members },
    }));
    expect(facts.find(({ id }) => id === one.id)).toMatchObject({
      isDefault: false,
      levels: [1],
      members: 2,
    });
    expect(facts.find(({ id }) => id === two.id)).toMatchObject({
      isDefault: true,
      levels: [1],
      members: 1,
    });
    await setDefaultParty(desk, 'ann', null);
    expect((await partiesOf(desk.db, 'ann')).some(({ isDefault }) => isDefault)).toBe(false);
  });
});
