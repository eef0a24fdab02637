import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addCharacter } from '~/characters/kept/characters.server';
import { pastDeeds } from '~/characters/kept/play.server';
import { playFactsOf } from '~/characters/kept/told';
import { deed } from '~/characters/play/deed';
import { bringParty } from '~/fights/kept/bring-party.server';
import { fightFor } from '~/fights/kept/kept-fights.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import { tellFightOf } from '~/fights/kept/tell-seated.server';
import { changeHealth, setMember } from '~/parties/kept/members.server';
import { playSeated } from '~/parties/kept/seated-deeds.server';
import { sitAs } from '~/parties/kept/sit-as.server';
import { standUp } from '~/parties/kept/sit-down.server';
import { begin as beginFight } from './fights-desk';
import { addPeople } from './kept-rows';
import { joinedBy, memberOf, partyOfAnn, seenBy } from './parties-desk';
import {
  bard,
  desk,
  does,
  INSPIRATION,
  one,
  type Seated,
  seated,
  stands,
  vex,
} from './seated-desk';

beforeEach(async () => {
  await addPeople('ann', 'ben', 'cay');
});

describe('actions on a sheet whose character is in a party', () => {
  it('change the party member, and the character’s own values stay with it', async () => {
    const at = await seated();
    await does(at, one('temporary', { amount: 4 }), one('damage', { amount: 10 }));
    await does(
      at,
      one('slot', { level: 2, by: -1 }),
      one('condition', { condition: 'prone', on: true }),
      one('exhaustion', { by: 2 }),
      one('concentrate', { on: 'Bless' }),
      one('coins', { gp: 7 }),
    );
    const { health, settings, marks } = await memberOf(at.party, 'Vex');
    expect(health).toEqual({ now: 27, temporary: 0 });
    expect(settings).toMatchObject({ slotsSpent: [0, 1], conditions: ['prone'], exhaustion: 2 });
    expect(marks.exhaustion).toMatchObject({ by: 'ben', was: 0 });
    expect(await stands(at)).toMatchObject({
      hitPoints: 27,
      concentration: 'Bless',
      conditions: ['prone'],
      coins: { gp: 7 },
    });
  });

  it('sent twice count once, and combine with the game master’s changes', async () => {
    const at = await seated();
    const hit = one('damage', { amount: 6 });
    await changeHealth(desk, 'ann', at.party, at.member, [
      { id: 'gm-hurts-it', does: 'damage', amount: 3 },
    ]);
    const tries = await Promise.all([
      does(at, hit),
      does(at, hit),
      does(at, one('damage', { amount: 1 })),
    ]);
    expect(tries.flatMap(({ told }) => told).filter(({ ok }) => ok)).toHaveLength(2);
    expect((await does(at, hit)).told).toMatchObject([{ ok: false, again: true }]);
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(33 - 3 - 6 - 1);
    expect(await pastDeeds(desk.db, 'ben', at.id)).toHaveLength(2);
  });

  it('use the maximum set in the party', async () => {
    const at = await seated();
    await setMember(desk, 'ann', at.party, at.member, { settings: { maximum: 40 } });
    await does(at, one('damage', { amount: 5 }));
    await does(at, one('heal', { amount: 50 }));
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(40);
    expect((await stands(at)).hitPoints).toBeNull();
  });

  it('for unconscious, dying, stable and recovered apply to the party member too', async () => {
    const at = await seated();
    await does(at, one('damage', { amount: 33 }), one('death-save', { die: 4 }));
    await does(at, one('death-save', { die: 15 }), one('damage', { amount: 1 }));
    expect((await memberOf(at.party, 'Vex')).settings).toMatchObject({
      // Damage at 0 hit points is a failed save; what has succeeded stays.
      deathSuccesses: 1,
      deathFailures: 2,
    });
    const { told } = await does(at, one('short-rest'));
    expect(told).toMatchObject([{ ok: false, problem: 'The dying cannot rest.' }]);
    await does(at, one('heal', { amount: 5 }));
    const { health, settings } = await memberOf(at.party, 'Vex');
    expect([health.now, settings.deathSuccesses, settings.deathFailures]).toEqual([5, 0, 0]);
  });

  it('of one message are one step, with the same result as one by one', async () => {
    const [at, apart] = [await seated(), await seated()];
    const hit = one('damage', { amount: 9 });
    const many = [
      one('temporary', { amount: 5 }),
      hit,
      one('slot', { level: 1, by: -1 }),
      one('condition', { condition: 'prone', on: true }),
      one('undo', { of: hit.id }),
      one('slot', { level: 9, by: -1 }),
      one('damage', { amount: 12 }),
      hit,
      ...Array.from({ length: 60 }, () => one('coins', { gp: 1 })),
      one('condition', { condition: 'prone', on: false }),
      one('heal', { amount: 3 }),
    ];
    const asked = { times: 0 };
    const counting = {
      ...desk,
      db: new Proxy(desk.db, {
        get(target, name) {
          if (name === '$client') asked.times += 1;
          return Reflect.get(target, name);
        },
      }),
    };
    const read = many.map((each) => deed.parse(each));
    const tell = tellFightOf(desk, 'ben');
    const played = await playSeated(counting, 'ben', at.id, read, playFactsOf, tell);
    if (!played.ok) throw new Error(played.reason);
    expect(asked.times).toBeLessThan(30);
    expect(played.playSeq).toBe(many.length - 2);
    const told = [];
    for (const each of many) told.push(...(await does(apart, each)).told);
    expect(played.told).toEqual(told);
    expect(await stands(at)).toEqual(await stands(apart));
    expect(await stands(at)).toMatchObject({ conditions: [], coins: { gp: 60 } });
    const [whole, other] = [
      await pastDeeds(desk.db, 'ben', at.id),
      await pastDeeds(desk.db, 'ben', apart.id),
    ];
    const saids = (past: typeof whole) => past.map(({ said, undone }) => [said, undone]);
    expect(saids(whole)).toEqual(saids(other));
  });

  it('are undone beneath later ones, and a long rest restores everything', async () => {
    const at = await seated();
    const hit = one('damage', { amount: 10 });
    await does(at, hit, one('slot', { level: 1, by: -1 }));
    await changeHealth(desk, 'ann', at.party, at.member, [
      { id: 'gm-hurts-it', does: 'damage', amount: 2 },
    ]);
    await does(at, one('undo', { of: hit.id }));
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(31);
    await does(at, one('long-rest'));
    const { health, settings } = await memberOf(at.party, 'Vex');
    expect([health.now, settings.slotsSpent]).toEqual([33, []]);
  });

  it('spend uses that the party member has too, and a long rest restores them', async () => {
    const at = await seated(bard);
    await does(at, one('supply', { key: INSPIRATION, by: -1 }));
    await does(at, one('supply', { key: INSPIRATION, by: -1 }), one('coins', { gp: 1 }));
    expect((await memberOf(at.party, 'Vex')).settings.usesSpent).toEqual({ [INSPIRATION]: 2 });
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 2 });
    await does(at, one('long-rest'));
    expect((await memberOf(at.party, 'Vex')).settings.usesSpent).toEqual({ [INSPIRATION]: 0 });
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 0 });
  });

  it('of a character that joined before members had uses continue from the sheet’s spent uses', async () => {
    const at = await seated({ ...bard, play: { ...bard.play, spent: { [INSPIRATION]: 2 } } });
    await env.DB.prepare(
      "update party_members set settings = json_remove(settings, '$.usesSpent') where id = ?",
    )
      .bind(at.member)
      .run();
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 2 });
    const fight = await beginFight(desk);
    await bringParty(desk, 'ann', fight, at.party, [at.member]);
    const opened = await fightFor(desk, 'ann', fight);
    if (!opened?.ok) throw new Error('not opened');
    expect(fightOfRead(opened.fight).combatants[at.member]?.usesLeft).toEqual({ [INSPIRATION]: 1 });
    await does(at, one('supply', { key: INSPIRATION, by: -1 }));
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 3 });
    await standUp(desk, 'ben', at.id);
    expect((await stands(at)).spent).toEqual({ [INSPIRATION]: 3 });
  });

  it('stay with the character when it leaves the party', async () => {
    const at = await seated();
    await does(at, one('damage', { amount: 8 }));
    await standUp(desk, 'ben', at.id);
    await does(at, one('damage', { amount: 5 }));
    expect((await stands(at)).hitPoints).toBe(20);
    expect((await memberOf(at.party, 'Vex')).health.now).toBe(25);
  });
});

describe('a sheet that is linked to a typed party member', () => {
  async function typed() {
    const { id: party, code } = await partyOfAnn();
    await joinedBy(code, 'ben');
    const kept = await addCharacter(desk, 'ben', vex);
    if (!kept.ok) throw new Error(kept.reason);
    const { id: member } = await memberOf(party, OWN);
    return { id: kept.id, party, member };
  }
  const OWN = 'ben’s own';
  const temporaryOf = async ({ party, member }: Seated) =>
    (await seenBy('ben', party)).list.find(({ id }) => id === member)?.health.temporary;

  it('cannot undo actions from before the link, but those made since', async () => {
    const at = await typed();
    const alone = one('temporary', { amount: 4 });
    await does(at, alone);
    const tied = { characterId: at.id, memberId: at.member };
    expect(await sitAs(desk, 'ben', at.party, tied)).toEqual({ ok: true });
    await does(at, one('temporary', { amount: 9 }));
    expect((await does(at, one('undo', { of: alone.id }))).told).toMatchObject([{ ok: false }]);
    expect(await temporaryOf(at)).toBe(9);
    const atTable = one('temporary', { amount: 12 });
    await does(at, atTable);
    // A second press does not link it again and changes nothing.
    expect(await sitAs(desk, 'ben', at.party, tied)).toEqual({ ok: true });
    expect((await does(at, one('undo', { of: atTable.id }))).told).toMatchObject([{ ok: true }]);
    expect(await temporaryOf(at)).toBe(9);
  });

  it('changes nothing when the link is refused', async () => {
    const at = await typed();
    const alone = one('temporary', { amount: 4 });
    await does(at, alone);
    const mira = (await memberOf(at.party, 'Mira')).id;
    const tied = { characterId: at.id, memberId: mira };
    expect(await sitAs(desk, 'ben', at.party, tied)).toMatchObject({ reason: 'no-place' });
    expect((await does(at, one('undo', { of: alone.id }))).told).toMatchObject([{ ok: true }]);
  });
});
