import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { purgeParties } from '~/parties/kept/leaving-parties.server';
import { setMember } from '~/parties/kept/members.server';
import {
  bringBackParty,
  createParty,
  partiesOf,
  partyFor,
  putAwayParties,
  putAwayParty,
  setDefaultParty,
} from '~/parties/kept/parties.server';
import { DAY } from './kept-rows';
import {
  character,
  desk,
  everybodyComes,
  joinedBy,
  memberOf,
  NOW,
  partyOfAnn,
  seenBy,
} from './parties-desk';

beforeEach(everybodyComes);

describe('parties', () => {
  it('need a name and at least one character', async () => {
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

  it('are limited to fifty, not counting those of others', async () => {
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

  it('that were deleted can be restored for thirty days, and are then removed', async () => {
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

  it('are listed with the characters present, and one per user is the default', async () => {
    const [one, two] = [await partyOfAnn('Mira', 'Nim'), await partyOfAnn('Torvald')];
    const nim = await memberOf(one.id, 'Nim');
    await setMember(desk, 'ann', one.id, nim.id, { settings: { absent: true } });
    await setDefaultParty(desk, 'ann', one.id);
    await setDefaultParty(desk, 'ann', two.id);
    const facts = (await partiesOf(desk.db, 'ann')).map(({ id, isDefault, levels, members }) => ({
      id,
      isDefault,
      levels,
      members,
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
