import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addCode,
  codesOf,
  dropCode,
  fightOfCode,
  renewCode,
  shareFight,
  stopSharing,
  type TellCode,
} from '~/fights/kept/fight-codes.server';
import { forgetDeleted } from '~/fights/kept/fight-rows.server';
import { removeFight, restoreFight } from '~/fights/kept/kept-fights.server';
import { readCode } from '~/platform/spoken-code';
import { deletePerson } from '~/settings/person/delete.server';
import { exportPerson } from '~/settings/person/export.server';
import { openDesk as openAccountDesk } from './account-desk';
import { begin, type Desk, NOW, openDesk } from './fights-desk';
import { addPeople, store } from './kept-rows';

let desk: Desk;
/** The codes that were sent to the fight's object, and whether the stub answers. */
let told: (string | null)[] = [];
let answers = true;

const tell: TellCode = async (code) => {
  if (answers) told.push(code);
  return answers;
};

beforeEach(async () => {
  await addPeople('ann', 'ben');
  desk = openDesk();
  [told, answers] = [[], true];
});

async function shared(id: string, userId = 'ann'): Promise<string> {
  const answer = await shareFight(desk, userId, id, tell);
  if (!answer?.ok) throw new Error(answer?.sentence ?? 'There is no such fight.');
  return answer.code;
}

const opens = async (code: string) =>
  (await fightOfCode(desk.db, code, 'players'))?.fightId ?? null;
const count = () => env.DB.prepare('select count(*) as n from fight_codes').first('n');

describe('a fight shared with players', () => {
  it('has one code however often it is shared, and its object gets the code', async () => {
    const id = await begin(desk);
    const code = await shared(id);
    expect(readCode(code)).toBe(code);
    expect(await shared(id)).toBe(code);
    expect(told).toEqual([code, code]);
    expect(await fightOfCode(desk.db, code, 'players')).toEqual({
      fightId: id,
      edition: '2014',
      owner: 'ann',
      madeAt: NOW,
    });
    expect(await fightOfCode(desk.db, code, 'helper')).toBeNull();
    expect(await codesOf(desk.db, 'ann', id)).toEqual({
      players: { code, madeAt: NOW },
      helper: null,
    });
    const other = await shared(await begin(desk));
    expect(other).not.toBe(code);
    expect(await count()).toBe(2);
  });

  it('has one code when it is shared twice at the same time', async () => {
    const id = await begin(desk);
    const codes = await Promise.all([shared(id), shared(id), shared(id)]);
    expect(new Set(codes).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('is shared, renewed and closed only by its owner', async () => {
    const id = await begin(desk);
    expect(await shareFight(desk, 'ben', id, tell)).toBeNull();
    const code = await shared(id);
    expect(await renewCode(desk, 'ben', id, tell)).toBeNull();
    expect(await stopSharing(desk, 'ben', id, tell)).toBeNull();
    expect(await addCode(desk, 'ben', id, 'helper')).toBeNull();
    await dropCode(desk.db, 'ben', id, 'players');
    expect(await codesOf(desk.db, 'ben', id)).toEqual({ players: null, helper: null });
    expect(told).toEqual([code]);
    expect(await opens(code)).toBe(id);
  });

  it('no longer opens with a code that was renewed or stopped', async () => {
    const id = await begin(desk);
    const first = await shared(id);
    const renewed = await renewCode(desk, 'ann', id, tell);
    const second = renewed?.ok ? renewed.code : '';
    expect(readCode(second)).toBe(second);
    expect(told).toEqual([first, null, second]);
    expect(await stopSharing(desk, 'ann', id, tell)).toEqual({ ok: true });
    expect(await stopSharing(desk, 'ann', id, tell)).toEqual({ ok: true });
    expect(await renewCode(desk, 'ann', id, tell)).toMatchObject({ reason: 'not-shared' });
    expect(await count()).toBe(0);
    const third = await shared(id);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(await Promise.all([first, second, third].map(opens))).toEqual([null, null, id]);
    expect(told.at(-1)).toBe(third);
  });

  it('has one code, the same in row and object, after concurrent renewals', async () => {
    const id = await begin(desk);
    await shared(id);
    await Promise.all(Array.from({ length: 4 }, () => renewCode(desk, 'ann', id, tell)));
    const { players } = await codesOf(desk.db, 'ann', id);
    // The code is valid in both the row and the object, or in neither.
    if (players !== null) expect(told.at(-1)).toBe(players.code);
    expect(await count()).toBeLessThanOrEqual(1);
  });
});

describe('an object that does not answer', () => {
  const refused = { ok: false, reason: 'unavailable' };

  it('leaves a fight unshared when sharing fails', async () => {
    const id = await begin(desk);
    answers = false;
    expect(await shareFight(desk, 'ann', id, tell)).toMatchObject(refused);
    expect(await count()).toBe(0);
    answers = true;
    expect(await opens(await shared(id))).toBe(id);
  });

  it('leaves a shared fight as it is, with its code', async () => {
    const id = await begin(desk);
    const code = await shared(id);
    answers = false;
    expect(await shareFight(desk, 'ann', id, tell)).toMatchObject(refused);
    expect(await stopSharing(desk, 'ann', id, tell)).toMatchObject(refused);
    expect(await renewCode(desk, 'ann', id, tell)).toMatchObject(refused);
    expect(await opens(code)).toBe(id);
  });

  it('leaves the fight unshared when it fails during a renewal', async () => {
    const id = await begin(desk);
    const code = await shared(id);
    const once: TellCode = async (now) => now === null && tell(now);
    expect(await renewCode(desk, 'ann', id, once)).toMatchObject(refused);
    expect(await opens(code)).toBeNull();
    expect(await count()).toBe(0);
  });
});

describe('the codes of a fight', () => {
  async function both(): Promise<{ id: string; codes: string[] }> {
    const id = await begin(desk);
    const helper = await addCode(desk, 'ann', id, 'helper');
    return { id, codes: [await shared(id), helper?.code ?? ''] };
  }

  it('are one of each kind, and are found by their kind', async () => {
    const { id, codes } = await both();
    expect((await addCode(desk, 'ann', id, 'helper'))?.code).toBe(codes[1]);
    expect(await fightOfCode(desk.db, codes[1] ?? '', 'helper')).toMatchObject({ fightId: id });
    expect(await opens(codes[1] ?? '')).toBeNull();
    await dropCode(desk.db, 'ann', id, 'helper');
    expect(await codesOf(desk.db, 'ann', id)).toMatchObject({
      players: { code: codes[0] },
      helper: null,
    });
  });

  it('are removed when the fight is deleted, and do not return with it', async () => {
    const { id, codes } = await both();
    await removeFight(desk, 'ann', id);
    expect(await count()).toBe(0);
    expect(await shareFight(desk, 'ann', id, tell)).toBeNull();
    expect(await restoreFight(desk, 'ann', id)).toEqual({ ok: true });
    expect(await opens(codes[0] ?? '')).toBeNull();
    expect(await shared(id)).not.toBe(codes[0]);
  });

  it('open nothing of a deleted fight, even if a row remained', async () => {
    const { id, codes } = await both();
    await env.DB.prepare('drop trigger fight_codes_put_away').run();
    await removeFight(desk, 'ann', id);
    expect(await count()).toBe(2);
    expect(await opens(codes[0] ?? '')).toBeNull();
  });

  it('are removed when the fight is deleted for good', async () => {
    const { id } = await both();
    await env.DB.prepare('update fights set deleted_at = 1').run();
    await both();
    await forgetDeleted(desk.db, 'ann');
    expect(await count()).toBe(2);
    expect(await codesOf(desk.db, 'ann', id)).toEqual({ players: null, helper: null });
  });

  it('are deleted with the account', async () => {
    const { codes } = await both();
    expect(await deletePerson({ ...openAccountDesk(), later: () => {} }, 'ann')).toEqual([]);
    expect(await count()).toBe(0);
    expect(await opens(codes[0] ?? '')).toBeNull();
  });

  it('are part of the export as facts, without the codes themselves', async () => {
    const { id, codes } = await both();
    let text = '';
    const ann = { userId: 'ann', verifiedEmail: null };
    for await (const part of exportPerson(store, ann, '2030-01-01T00:00:00.000Z')) text += part;
    expect(JSON.parse(text).fight_codes).toEqual([
      { fight_id: id, user_id: 'ann', kind: 'helper', made_at: NOW },
      { fight_id: id, user_id: 'ann', kind: 'players', made_at: NOW },
    ]);
    for (const code of codes) expect(text).not.toContain(code);
  });
});
