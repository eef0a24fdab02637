import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addCharacter, openCharacter, putAwayCharacter } from '~/characters/kept/characters.server';
import { pastDeeds, playDeeds } from '~/characters/kept/play.server';
import { sitsInParty } from '~/characters/kept/seats.server';
import { type Deed, deed } from '~/characters/play/deed';
import { MOST_DEEDS_KEPT } from '~/characters/play/deeds-kept';
import { character } from '~/characters/record/character';
import { sampleFacts } from '../harness/character-play';
import { addPeople, store } from './kept-rows';

const desk = { ...store, clock: { now: () => Date.UTC(2030, 0, 1) } };
const facts = () => sampleFacts('2014');

function sent(...deeds: object[]): Deed[] {
  return deeds.map((one) => deed.parse(one));
}

const hit = (id: string, amount = 5) => ({ id, does: 'damage', amount });

async function kept(userId = 'ann'): Promise<string> {
  const { counters } = facts();
  const made = await addCharacter(desk, userId, character.parse({ edition: '2014', counters }));
  if (!made.ok) throw new Error(made.reason);
  return made.id;
}

async function done(id: string, deeds: Deed[], userId = 'ann') {
  const played = await playDeeds(desk, userId, id, deeds, facts);
  if (!played.ok) throw new Error(played.reason);
  return played;
}

async function standsNow(id: string, userId = 'ann') {
  const read = await openCharacter(desk, userId, id);
  if (read === null || read === 'unread') return null;
  return { playSeq: read.playSeq, play: read.character.play };
}

beforeEach(async () => {
  await addPeople('ann', 'ben');
});

describe('actions of a character', () => {
  it('change its play state and are logged in words', async () => {
    const id = await kept();
    const played = await done(
      id,
      sent(hit('phone-01'), { id: 'phone-02', does: 'slot', level: 1, by: -1 }),
    );
    expect(played).toMatchObject({ playSeq: 2, play: { hitPoints: 35 } });
    expect(await pastDeeds(desk.db, 'ann', id)).toMatchObject([
      { id: 'phone-02', said: 'Level 1 slot spent: 3 left', undone: false, does: 'slot' },
      { id: 'phone-01', said: '5 damage: 35 hit points left' },
    ]);
    expect(await standsNow(id)).toMatchObject({ playSeq: 2, play: played.play });
  });

  it('sent twice count once, in one message or in two', async () => {
    const id = await kept();
    const [one] = [hit('phone-01')];
    expect((await done(id, sent(one, one))).play.hitPoints).toBe(35);
    const again = await done(id, sent(one, hit('phone-02')));
    expect(again).toMatchObject({ playSeq: 2, play: { hitPoints: 30 } });
    expect(again.told).toMatchObject([{ ok: false, again: true }, { ok: true }]);
  });

  it('from several devices at the same time all count', async () => {
    const id = await kept();
    const devices = ['phone', 'table', 'watch'];
    await Promise.all(
      devices.map((name) => done(id, sent(hit(`${name}-001`), hit(`${name}-002`)))),
    );
    expect(await standsNow(id)).toMatchObject({
      playSeq: 6,
      play: { hitPoints: 10 },
    });
    expect(await pastDeeds(desk.db, 'ann', id)).toHaveLength(6);
  });

  it('that are impossible change nothing, and the others of their message count', async () => {
    const id = await kept();
    const { told, playSeq } = await done(
      id,
      sent({ id: 'phone-01', does: 'slot', level: 9, by: -1 }, hit('phone-02')),
    );
    expect(told[0]).toEqual({
      id: 'phone-01',
      ok: false,
      again: false,
      problem: 'No level 9 slot left.',
    });
    expect(playSeq).toBe(1);
  });

  it('are undone by id, once, also beneath later ones', async () => {
    const id = await kept();
    await done(id, sent(hit('phone-01', 12), hit('phone-02')));
    const undo = (name: string) => sent({ id: name, does: 'undo', of: 'phone-01' });
    expect((await done(id, undo('phone-03'))).play.hitPoints).toBe(35);
    expect((await done(id, undo('phone-04'))).told).toMatchObject([{ ok: false, again: false }]);
    const past = await pastDeeds(desk.db, 'ann', id);
    expect(past.find((one) => one.id === 'phone-01')).toMatchObject({ undone: true });
  });

  it('done and undone in one message are logged as undone', async () => {
    const id = await kept();
    await done(id, sent(hit('phone-01'), { id: 'phone-02', does: 'undo', of: 'phone-01' }));
    const more = await done(id, sent({ id: 'phone-03', does: 'undo', of: 'phone-01' }));
    expect(more.told).toMatchObject([{ ok: false }]);
    expect(more.play.hitPoints).toBeNull();
  });

  it('are allowed to the owner only, and not for a deleted character', async () => {
    const id = await kept();
    const deeds = sent(hit('phone-01'));
    const gone = { ok: false, reason: 'gone' };
    expect(await playDeeds(desk, 'ben', id, deeds, facts)).toEqual(gone);
    expect(await standsNow(id, 'ben')).toBeNull();
    await done(id, deeds);
    expect(await pastDeeds(desk.db, 'ben', id)).toEqual([]);
    await putAwayCharacter(desk, 'ann', id);
    expect(await playDeeds(desk, 'ann', id, sent(hit('phone-02')), facts)).toEqual(gone);
  });

  it('are kept, up to 500', async () => {
    const id = await kept();
    for (let at = 0; at < 6; at += 1) {
      const steps = Array.from({ length: 100 }, (_, each) => ({
        id: `phone-${at}-${each}`,
        does: 'counter',
        key: 'debt',
        by: 1,
      }));
      await done(id, sent(...steps));
    }
    expect(await pastDeeds(desk.db, 'ann', id, 9999)).toHaveLength(MOST_DEEDS_KEPT);
    const count = 'select count(*) as n from character_deeds';
    expect(await env.DB.prepare(count).first('n')).toBe(MOST_DEEDS_KEPT);
    expect(await standsNow(id)).toMatchObject({
      playSeq: 600,
      play: { counters: { debt: 600 } },
    });
  });

  it('do not change the record and its version', async () => {
    const id = await kept();
    await done(id, sent(hit('phone-01')));
    const read = await openCharacter(desk, 'ann', id);
    expect(read).toMatchObject({ listed: { version: 1 } });
  });
});

describe('a seat in a party', () => {
  it('exists while the party member belongs to the character’s owner', async () => {
    const id = await kept();
    for (const row of [
      `insert into parties (id, user_id, name, code, seq, created_at, updated_at) values ('p', 'ben', 'Party', 'pc', 0, 1, 2)`,
      `insert into party_members (id, party_id, user_id, settings, hp, added_at, updated_at)
        values ('m', 'p', 'ann', '{"maximum":20}', 12, 5, 5)`,
    ]) {
      await env.DB.prepare(row).run();
    }
    expect(await sitsInParty(desk.db, 'ann', id)).toBe(false);
    const seat =
      'insert into character_parties (character_id, member_id, party_id) values (?, ?, ?)';
    await env.DB.prepare(seat).bind(id, 'm', 'p').run();
    expect(await sitsInParty(desk.db, 'ann', id)).toBe(true);
    expect(await sitsInParty(desk.db, 'ben', id)).toBe(false);
    await env.DB.prepare("update party_members set user_id = null where id = 'm'").run();
    expect(await sitsInParty(desk.db, 'ann', id)).toBe(false);
  });
});
