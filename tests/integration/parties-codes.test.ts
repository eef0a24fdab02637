import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { bringBackParty, putAwayParty } from '~/parties/kept/parties.server';
import { partyOfCode, renewPartyCode, setJoining } from '~/parties/kept/party-codes.server';
import { joinParty, unclaimedOf } from '~/parties/kept/party-people.server';
import { PARTY_LIMITS } from '~/parties/party';
import { desk, everybodyComes, partyOfAnn, seenBy } from './parties-desk';

beforeEach(everybodyComes);

describe('a party’s join code', () => {
  it('reveals only the name, and admits a user with a new character', async () => {
    const { id, code } = await partyOfAnn('Mira');
    expect(await partyOfCode(desk.db, code)).toEqual({ partyId: id, name: 'The Lanterns' });
    expect(code).toMatch(/^[AFHJKMNPQRUWXY23456789]{10}$/);
    const settings = { character: { name: 'Nim', level: 3, maximum: 21 } };
    expect(await joinParty(desk, 'ben', code, settings)).toEqual({ ok: true, id });
    // Joining again changes nothing, also for the owner.
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

  it('lets only one player claim an unclaimed character', async () => {
    const { code, id } = await partyOfAnn('Mira');
    const [free] = await unclaimedOf(desk.db, code);
    const claim = { claim: free?.id ?? '' };
    await Promise.all(['ben', 'cay'].map((who) => joinParty(desk, who, code, claim)));
    const { list, people } = await seenBy('ann', id);
    expect(people).toHaveLength(3);
    expect(['ben', 'cay']).toContain(list[0]?.userId);
    expect(await unclaimedOf(desk.db, code)).toEqual([]);
  });

  it('no longer works after it was renewed, joining was closed, or the party was deleted', async () => {
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

  it('admits as many users as there is room for, also concurrently', async () => {
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
