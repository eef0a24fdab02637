import { describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  helpersOf,
  invitationOf,
  inviteHelper,
  openInvitation,
  withdrawInvitation,
} from '~/fights/kept/fight-helpers.server';
import { removeFight, restoreFight } from '~/fights/kept/kept-fights.server';
import { begin, DAY, NOW } from './fights-desk';
import { count, desk, deskForTests, helpedBy, invited, PEOPLE } from './fights-helpers-hands';

deskForTests();

describe('an invitation', () => {
  it('is one code until a user accepts it, and names the owner', async () => {
    const id = await begin(desk);
    const code = await invited(id);
    expect(await invited(id)).toBe(code);
    expect(await openInvitation(desk.db, 'ann', id, NOW)).toEqual({ code, endsAt: NOW + DAY });
    expect(await openInvitation(desk.db, 'ben', id, NOW)).toBeNull();
    expect(await invitationOf(desk.db, code, NOW)).toEqual({
      fightId: id,
      owner: 'ann',
      fightName: 'Ambush',
      ownerName: 'ANN',
    });
    expect(await acceptInvitation(desk, 'ben', code)).toEqual({ ok: true, fightId: id });
    expect(await invitationOf(desk.db, code, NOW)).toBeNull();
    expect(await acceptInvitation(desk, 'cay', code)).toBeNull();
    expect(await helpersOf(desk.db, 'ann', id)).toEqual([
      { userId: 'ben', name: 'BEN', madeAt: NOW },
    ]);
    expect(await invited(id)).not.toBe(code);
  });

  it('is accepted by one of several concurrent requests', async () => {
    const id = await begin(desk);
    const code = await invited(id);
    const others = PEOPLE.slice(1);
    const answers = await Promise.all(others.map((who) => acceptInvitation(desk, who, code)));
    expect(answers.filter((answer) => answer?.ok)).toHaveLength(1);
    expect(await helpersOf(desk.db, 'ann', id)).toHaveLength(1);
    expect(await count('fight_codes')).toBe(0);
  });

  it('expires after a day, and a new one can be made', async () => {
    const id = await begin(desk);
    const code = await invited(id);
    desk.at.now += DAY - 1;
    expect(await invitationOf(desk.db, code, desk.at.now)).not.toBeNull();
    desk.at.now += 1;
    expect(await invitationOf(desk.db, code, desk.at.now)).toBeNull();
    expect(await openInvitation(desk.db, 'ann', id, desk.at.now)).toBeNull();
    expect(await acceptInvitation(desk, 'ben', code)).toBeNull();
    expect(await invited(id)).not.toBe(code);
    expect(await count('fight_codes')).toBe(1);
  });

  it('is made and withdrawn only by the owner', async () => {
    const id = await begin(desk);
    expect(await inviteHelper(desk, 'ben', id)).toBeNull();
    const code = await invited(id);
    await withdrawInvitation(desk.db, 'ben', id);
    expect(await invitationOf(desk.db, code, NOW)).not.toBeNull();
    await withdrawInvitation(desk.db, 'ann', id);
    expect(await acceptInvitation(desk, 'ben', code)).toBeNull();
    await helpedBy(id, 'ben');
    expect(await inviteHelper(desk, 'ben', id)).toBeNull();
    expect(await helpersOf(desk.db, 'ben', id)).toEqual([]);
  });

  it('cannot be accepted by the owner, and is not used up by an existing helper', async () => {
    const id = await begin(desk);
    const code = await invited(id);
    expect(await acceptInvitation(desk, 'ann', code)).toMatchObject({ reason: 'own-fight' });
    await helpedBy(id, 'ben');
    const next = await invited(id);
    desk.at.now += 1000;
    expect(await acceptInvitation(desk, 'ben', next)).toEqual({ ok: true, fightId: id });
    expect(await acceptInvitation(desk, 'cay', next)).toEqual({ ok: true, fightId: id });
  });

  it('is deleted with the fight', async () => {
    const id = await begin(desk);
    const code = await invited(id);
    await removeFight(desk, 'ann', id);
    await restoreFight(desk, 'ann', id);
    expect(await acceptInvitation(desk, 'ben', code)).toBeNull();
  });
});
