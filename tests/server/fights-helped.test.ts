import { beforeAll, describe, expect, it } from 'vitest';
import { gifted, pageOf, send, startFight } from '../harness/fight-pages';
import { freshAddress } from '../harness/origin';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';

let owner: Visitor;
let helper: Visitor;

beforeAll(async () => {
  // A helper needs no Pro.
  [owner, helper] = [await gifted(), await signedIn(PEOPLE.lapsed)];
});

const json = { 'Content-Type': 'application/json' };
const noted = (id: string) => ({
  v: 1,
  id,
  by: 'device',
  at: 1,
  deeds: [{ do: 'note', text: id }],
});
const note = (visitor: Visitor, fight: string, id: string) =>
  visitor.ask(`${fight}/events`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ events: [noted(id)] }),
  });

/** Creates a helper invitation for a fight; returns its path. */
async function invite(fight: string): Promise<string> {
  const asked = await send(owner, `${fight}/table`, { intent: 'invite-helper' });
  expect(asked.headers.get('Location')).toBe(`${fight}/table`);
  const page = (await pageOf(owner, `${fight}/table`)).replaceAll('<wbr/>', '');
  const [, address = ''] = /href="(\/join\/[^"]+)"/.exec(page) ?? [];
  expect(page).toContain(`${owner.origin}${address}`);
  return address;
}

/** A fight of the owner with one helper, and the helper's id. */
async function helped(): Promise<{ fight: string; id: string; helperId: string }> {
  const fight = await startFight(owner, 'goblin');
  const joined = await send(helper, await invite(fight), {});
  expect(joined.headers.get('Location')).toBe(fight);
  const page = await (await owner.ask(`${fight}/table`)).text();
  const helperId = /name="helper" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return { fight, id: fight.split('/').at(-1) ?? '', helperId };
}

describe('an invitation', () => {
  it('needs a signed-in user, accepts one helper, and is then used up', async () => {
    const fight = await startFight(owner, 'goblin');
    const address = await invite(fight);
    expect(address).toMatch(/^\/join\/[A-Z2-9]{10}$/);
    const nobody = await new Visitor().ask(address);
    expect(nobody.headers.get('Location')).toContain(`next=${encodeURIComponent(address)}`);
    expect(await pageOf(helper, address)).toContain('Run “The ford” together with');
    expect(await (await owner.ask(address)).text()).toContain('This is your own invitation');
    expect((await send(owner, address, {})).status).toBe(409);
    expect((await helper.ask(fight)).status).toBe(404);
    const joined = await send(helper, address, {});
    expect([joined.status, joined.headers.get('Location')]).toEqual([303, fight]);
    const late = await signedIn(PEOPLE.paying);
    for (const answer of [await late.ask(address), await send(late, address, {})]) {
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('This invitation has ended');
    }
    expect((await late.ask(fight)).status).toBe(404);
  });

  it('sends no referrer and is not indexed', async () => {
    const address = await invite(await startFight(owner, 'goblin'));
    for (const path of [address, `${address}.data`, '/join/nothing', '/join/nothing?x=1']) {
      const { headers } = await helper.ask(path);
      expect(headers.get('Referrer-Policy'), path).toBe('same-origin');
      expect(headers.get('X-Robots-Tag'), path).toBe('noindex');
    }
    expect(await (await helper.ask(address)).text()).toContain('content="noindex"');
    expect(await (await helper.ask('/join')).text()).toContain('content="noindex"');
    expect(await (await helper.ask('/sitemap.xml')).text()).not.toMatch(/\/(join|table)/);
  });

  it('is found however its code is written', async () => {
    const address = await invite(await startFight(owner, 'goblin'));
    const code = address.slice('/join/'.length);
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    const form = await helper.ask(`/join?code=${encodeURIComponent(` ${typed} `)}`);
    expect(form.headers.get('Location')).toBe(address);
    const spelled = await helper.ask(`/join/${typed}`);
    expect(spelled.headers.get('Location')).toBe(address);
    expect((await helper.ask('/join?code=')).status).toBe(200);
    const wrong = await helper.ask('/join?code=hello+there');
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/value="hello there"[\s\S]*This is not a code/);
    for (const path of ['/join/hello', '/join/AAAAAAAAAA', '/join/%00']) {
      const none = await helper.ask(path);
      expect([400, 404], path).toContain(none.status);
      if (none.status === 404) expect(await none.text()).toContain('name="code"');
    }
  });

  it('can be created and revoked only by the owner', async () => {
    const { fight } = await helped();
    const other = await signedIn(PEOPLE.paying);
    for (const [who, intent] of [
      [helper, 'invite-helper'],
      [other, 'invite-helper'],
      [other, 'remove-helper'],
      [other, 'leave-fight'],
    ] as const) {
      expect((await send(who, `${fight}/table`, { intent })).status, intent).toBe(404);
    }
    expect((await other.ask(`${fight}/table`)).status).toBe(404);
    const address = await invite(fight);
    await send(helper, `${fight}/table`, { intent: 'withdraw-invitation' });
    expect((await other.ask(address)).status).toBe(200);
    await send(owner, `${fight}/table`, { intent: 'withdraw-invitation' });
    expect((await other.ask(address)).status).toBe(404);
  });
});

describe('a helper', () => {
  it('runs the fight without Pro, and every event records who made it', async () => {
    const { fight } = await helped();
    const page = await helper.ask(fight);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('You help to run this fight');
    expect((await send(helper, fight, { intent: 'roll-missing' })).status).toBe(303);
    expect((await send(helper, fight, { intent: 'begin' })).status).toBe(303);
    expect((await note(helper, fight, 'theirs')).status).toBe(200);
    expect((await note(owner, fight, 'owners')).status).toBe(200);
    const { events } = JSON.parse(await (await helper.ask(`${fight}/events`)).text());
    const by = (id: string) => events.find((event: { id: string }) => event.id === id)?.by;
    expect(by('theirs')).not.toBe(by('owners'));
    const undo = {
      v: 1,
      id: crypto.randomUUID(),
      by: 'x',
      at: 1,
      deeds: [{ do: 'undo', event: 'owners' }],
    };
    const body = JSON.stringify({ events: [undo] });
    const taken = await helper.ask(`${fight}/events`, { method: 'POST', headers: json, body });
    expect(JSON.parse(await taken.text()).refused).toMatchObject([
      { reason: expect.stringContaining('or the game master, can undo it') },
    ]);
    expect((await helper.ask(`${fight}/log`)).status).toBe(200);
  });

  it('sees the fight in their list, and leaves it by one press', async () => {
    const { fight, id } = await helped();
    const list = await (await helper.ask('/initiative-tracker')).text();
    expect(list).toContain('Fights you help with');
    expect(list).toContain(`href="${fight}"`);
    const left = await send(helper, '/initiative-tracker', { intent: 'leave', id });
    expect(left.headers.get('Location')).toBe('/initiative-tracker?left=1');
    expect(await (await helper.ask('/initiative-tracker?left=1')).text()).toContain(
      'You have left the fight',
    );
    expect((await helper.ask(fight)).status).toBe(404);
    expect((await send(helper, '/initiative-tracker', { intent: 'leave', id })).status).toBe(404);
    expect((await owner.ask(fight)).status).toBe(200);
  });

  it('is not offered what is reserved for the owner, and cannot do it', async () => {
    const { fight, id } = await helped();
    const table = await (await helper.ask(`${fight}/table`)).text();
    expect(table).toContain('Leave this fight');
    expect(table).not.toMatch(/invite-helper|remove-helper|withdraw-invitation|\/join\//);
    const code = async () =>
      /\/table\/\w{10}/.exec(await pageOf(owner, `${fight}/table`))?.[0] ?? null;
    expect((await send(helper, `${fight}/table`, { intent: 'share' })).status).toBe(400);
    expect(await code()).toBeNull();
    expect((await send(owner, `${fight}/table`, { intent: 'share' })).status).toBe(303);
    const shared = await code();
    const seen = await pageOf(helper, `${fight}/table`);
    expect(seen).toContain('What players see and can do');
    expect(seen).not.toMatch(/\/table\/\w{10}|Stop sharing/);
    for (const intent of ['renew-code', 'stop-sharing']) {
      expect((await send(helper, `${fight}/table`, { intent })).status, intent).toBe(400);
    }
    expect(await code()).toBe(shared);
    const paused = { intent: 'table:pause', on: '1' };
    expect((await send(helper, `${fight}/table`, paused)).status).toBe(303);
    const another = await gifted();
    const joined = await send(another, await invite(fight), {});
    // This is the owner in another browser, who cannot become a helper of their own fight.
    expect(joined.status).toBe(409);
    for (const intent of ['remove', 'restore']) {
      const answer = await send(helper, '/initiative-tracker', { intent, id });
      expect(answer.status, intent).toBe(404);
    }
    expect((await owner.ask(fight)).status).toBe(200);
  });

  it('gets a sentence after the owner has removed them, also for their last changes', async () => {
    const { fight, helperId } = await helped();
    const removed = await send(owner, `${fight}/table`, {
      intent: 'remove-helper',
      helper: helperId,
    });
    expect(removed.headers.get('Location')).toBe(`${fight}/table?done=removed`);
    const page = await (await owner.ask(`${fight}/table?done=removed`)).text();
    expect(page).toContain('Helper removed');
    expect(page).not.toContain(helperId);
    const late = await note(helper, fight, 'late');
    expect(late.status).toBe(404);
    expect(await late.json()).toEqual({
      error: 'This fight no longer exists, or you no longer help to run it.',
    });
    for (const path of ['', '/table', '/log', '/events']) {
      expect((await helper.ask(`${fight}${path}`)).status, path).toBe(404);
    }
  });
});

describe('guesses of invitation codes', () => {
  it('are rate limited by client address, and then a right code is refused too', async () => {
    const address = await invite(await startFight(owner, 'goblin'));
    const from = { 'CF-Connecting-IP': freshAddress() };
    const guesser = new Visitor();
    const statuses: number[] = [];
    for (let at = 0; at < 1000 && statuses.at(-1) !== 429; at += 1) {
      const guess = `/join/AAAAAAA${String(at + 222).replace(/[01]/g, 'K')}`;
      const method = at % 2 ? 'POST' : 'GET';
      const answer = await guesser.ask(guess, {
        method,
        headers: from,
        body: at % 2 ? '' : undefined,
      });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeLessThan(60);
    const right = await guesser.ask(address, { headers: from });
    expect(right.status).toBe(429);
    expect(right.headers.get('Retry-After')).toBe('60');
    expect((await guesser.ask(address)).status).toBe(303);
  });
});
