import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { playDeeds } from '~/characters/kept/play.server';
import { playFactsOf } from '~/characters/kept/told';
import { deed } from '~/characters/play/deed';
import { beginParty } from '~/parties/kept/begin-party.server';
import { endedSeatOf } from '~/parties/kept/ended-seats.server';
import { followSheet } from '~/parties/kept/follow-sheet.server';
import { setMember } from '~/parties/kept/members.server';
import { bringBackParty, putAwayParty } from '~/parties/kept/parties.server';
import { leaveParty } from '~/parties/kept/party-people.server';
import { seatOf } from '~/parties/kept/seat-rows.server';
import { addPeople } from './kept-rows';
import { desk, does, one, seated } from './seated-desk';

beforeEach(async () => {
  await addPeople('ann', 'ben', 'cay');
});

const noted = () => env.DB.prepare('select count(*) as n from ended_seats').first('n');

describe('a character whose party is deleted', () => {
  it('is told so, and is in it again as it stands when the party is restored', async () => {
    const at = await seated();
    await setMember(desk, 'ann', at.party, at.member, { settings: { ac: 25 } });
    await does(at, one('damage', { amount: 30 }), one('slot', { level: 1, by: -1 }));
    await putAwayParty(desk, 'ann', at.party);
    expect(await endedSeatOf(desk.db, 'ben', at.id)).toBe('The Lanterns');
    expect(await endedSeatOf(desk.db, 'ann', at.id)).toBeNull();
    const heal = deed.parse({ id: 'deed-alone-1', does: 'heal', amount: 4 });
    await playDeeds(desk, 'ben', at.id, [heal], playFactsOf);
    expect(await bringBackParty(desk, 'ann', at.party)).toEqual({ ok: true });
    expect(await endedSeatOf(desk.db, 'ben', at.id)).toBeNull();
    // What the game master set by hand stays, also after the sheet is saved.
    await followSheet(desk, 'ben', at.id);
    expect(await seatOf(desk.db, 'ben', at.id)).toMatchObject({
      memberId: at.member,
      health: { now: 7, temporary: 0 },
      settings: { ac: 25, slotsSpent: [1] },
    });
  });

  it('stays in another party that it joined meanwhile', async () => {
    const at = await seated();
    await putAwayParty(desk, 'ann', at.party);
    await beginParty(desk, 'ben', { name: 'Own', members: [], sits: [at.id] });
    expect(await endedSeatOf(desk.db, 'ben', at.id)).toBeNull();
    await bringBackParty(desk, 'ann', at.party);
    expect((await seatOf(desk.db, 'ben', at.id))?.partyName).toBe('Own');
    expect(await noted()).toBe(0);
  });

  it('is not in it again when its player has left', async () => {
    const at = await seated();
    await putAwayParty(desk, 'ann', at.party);
    await env.DB.prepare("delete from party_people where user_id = 'ben'").run();
    await bringBackParty(desk, 'ann', at.party);
    expect(await seatOf(desk.db, 'ben', at.id)).toBeNull();
    expect(await noted()).toBe(0);
  });

  it('is not noted by somebody who may not delete the party', async () => {
    const at = await seated();
    expect(await putAwayParty(desk, 'ben', at.party)).toMatchObject({ reason: 'not-allowed' });
    expect(await noted()).toBe(0);
    await leaveParty(desk, 'ben', at.party);
    expect(await noted()).toBe(0);
  });
});
