import { env } from 'cloudflare:workers';
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
import {
  bringBackParty,
  createParty,
  partiesOf,
  partyFor,
  putAwayParty,
  renameParty,
  setDefaultParty,
  setPartyNotes,
} from '~/parties/kept/parties.server';
import { renewPartyCode, setJoining } from '~/parties/kept/party-codes.server';
import {
  handOver,
  leaveParty,
  removePerson,
  setPartyRole,
} from '~/parties/kept/party-people.server';
import {
  character,
  desk,
  everybodyComes,
  helpedBy,
  joinedBy,
  memberOf,
  partyOfAnn,
  seenBy,
} from './parties-desk';

beforeEach(everybodyComes);

/** Every call on a party by a user, with one of its characters and one of its players. */
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

describe('another user’s party', () => {
  it('does not exist for a stranger, whatever they call, and stays unchanged', async () => {
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

  it('cannot be reached through a party of one’s own', async () => {
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

  it('offers a player only what players may do', async () => {
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

  it('is inaccessible to a removed player, and their character is unclaimed', async () => {
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

describe('co-GMs of a party', () => {
  it('do what its owner does, except for ownership itself', async () => {
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

  it('are limited to four', async () => {
    const { id, code } = await partyOfAnn('Mira');
    await joinedBy(code, 'ben', 'cay', 'dot', 'eve', 'fay');
    const helpers = ['ben', 'cay', 'dot', 'eve', 'fay'];
    const made = await Promise.all(
      helpers.map((who) => setPartyRole(desk, 'ann', id, who, 'co-gm')),
    );
    expect(made.filter((one) => one?.ok)).toHaveLength(4);
    expect(made.find((one) => !one?.ok)).toMatchObject({ reason: 'most-co-gms' });
  });

  it('can take over the party from its owner, who then becomes a co-GM', async () => {
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
