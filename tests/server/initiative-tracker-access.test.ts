import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gifted, idsOf, pageOf, send, signedInHere, startFight } from '../harness/fight-pages';
import { PEOPLE, signedIn, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

const NOTE = (id: string, text = 'A line') => ({
  v: 1,
  id,
  by: 'anybody',
  at: 1,
  deeds: [{ do: 'note', text }],
});

function append(visitor: Visitor, fight: string, body: unknown): Promise<Response> {
  return visitor.ask(`${fight}/events`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
}

/** The parsed JSON of a response. */
async function told(answer: Response) {
  return JSON.parse(await answer.text());
}

describe('access to fights', () => {
  it('strangers cannot open anything that is saved', async () => {
    const stranger = new Visitor();
    const paths = ['/initiative-tracker', '/initiative-tracker/x', '/initiative-tracker/x/log'];
    for (const path of paths) {
      const answer = await stranger.ask(path);
      expect(answer.headers.get('Location'), path).toContain('/access-gate');
    }
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? '{}' : undefined;
      const answer = await stranger.ask('/initiative-tracker/x/events', { method, body });
      expect(answer.status, method).toBe(401);
      expect(await answer.json()).toMatchObject({ error: expect.any(String) });
    }
  });

  it('another user cannot open a fight at any of its paths', async () => {
    const [owner, other] = [await gifted(), await signedIn(PEOPLE.admin)];
    const fight = await startFight(owner, 'Ogre');
    const id = fight.split('/').at(-1) ?? '';
    for (const path of [fight, `${fight}/log`, `${fight}/log?as=json`, `${fight}/events`]) {
      expect((await owner.ask(path)).status, path).toBe(200);
      expect((await other.ask(path)).status, path).toBe(404);
    }
    expect((await send(other, fight, { intent: 'add', lines: 'Orc' })).status).toBe(404);
    expect((await append(other, fight, { events: [NOTE('theirs')] })).status).toBe(404);
    for (const intent of ['rename', 'folder', 'copy', 'remove', 'restore']) {
      const answer = await send(other, '/initiative-tracker', { intent, id, name: 'Mine' });
      expect(answer.status, intent).toBe(404);
    }
    const again = await send(other, '/initiative-tracker/start', {
      id,
      name: 'Mine',
      edition: '2014',
    });
    expect(again.status).toBe(409);
    expect(await pageOf(owner, fight)).toContain('The ford');
  });

  it('pages of a user’s own are neither cached nor indexed', async () => {
    const owner = await gifted();
    const fight = await startFight(owner);
    for (const path of ['/initiative-tracker', fight, `${fight}/log`, `${fight}/events`]) {
      const answer = await owner.ask(path);
      expect(answer.headers.get('Cache-Control'), path).toMatch(/no-store/);
      const html = await answer.text();
      if (!/\/(log|events)$/.test(path))
        expect(html, path).toMatch(/name="robots" content="noindex/);
    }
    expect((await owner.ask(`${fight}/log`)).headers.get('X-Robots-Tag')).toBe('noindex');
  });
});

describe('the events of a fight', () => {
  it('are accepted once, returned from a given number on, and refused with sentences', async () => {
    const owner = await gifted();
    const fight = await startFight(owner);
    const first = await told(await append(owner, fight, { events: [NOTE('one'), NOTE('two')] }));
    expect(first).toMatchObject({ accepted: [{ id: 'one' }, { id: 'two' }], refused: [] });
    const again = await told(await append(owner, fight, { events: [NOTE('two'), NOTE('three')] }));
    expect(again).toMatchObject({
      accepted: [{ id: 'two', seq: first.accepted[1].seq }, { id: 'three' }],
    });
    const tail = await told(await owner.ask(`${fight}/events?since=${first.seq}`));
    expect(tail).toMatchObject({ base: null, events: [{ id: 'three' }] });
    const refused = await told(
      await append(owner, fight, {
        events: [
          { id: 'no' },
          NOTE('big', 'x'.repeat(70_000)),
          { ...NOTE('odd'), deeds: [{ do: 'win' }] },
        ],
      }),
    );
    expect(refused.accepted).toEqual([]);
    for (const { reason } of refused.refused) expect(reason).toMatch(/^(This entry|An entry) .+/);
  });

  it.each([100, 2000, 5000, 20_000])(
    'nested %i levels deep are refused with their ids',
    async (depth) => {
      const owner = await gifted();
      const fight = await startFight(owner);
      const nested = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      const deep = JSON.stringify(NOTE('deep')).replace('"A line"', nested);
      const answer = await append(
        owner,
        fight,
        `{"events":[${deep},${JSON.stringify(NOTE('flat'))}]}`,
      );
      expect(answer.status).toBe(200);
      expect(await told(answer)).toMatchObject({
        accepted: [{ id: 'flat' }],
        refused: [{ id: 'deep', reason: expect.stringMatching(/^(This entry|An entry) .+/) }],
      });
    },
  );

  it.each([
    ['', 400],
    ['null', 400],
    ['{"events":[]}', 400],
    ['{"events":{}}', 400],
    [JSON.stringify({ events: Array.from({ length: 101 }, () => ({})) }), 400],
    ['['.repeat(50_000), 400],
    ['x'.repeat(300_000), 413],
  ])('in a body like %.20s are refused', async (body, status) => {
    const owner = await gifted();
    const answer = await append(owner, '/initiative-tracker/none', body);
    expect(answer.status).toBe(status);
  });
});

describe('without Pro', () => {
  let here: WorkerHere;
  beforeAll(async () => {
    here = await openWorkerHere({ TRIAL_DAYS: '0' });
  });
  afterAll(() => here.close());

  it('the tracker opens as the demonstration with a link to Pro, starts no fight, and keeps what was typed', async () => {
    const lapsed = await signedInHere(here, PEOPLE.lapsed);
    const html = await pageOf(lapsed, '/initiative-tracker');
    expect(html).toContain('Upgrade to Pro');
    for (const words of ['Demonstration: the whole tracker', 'Harrow Bridge', 'Roll initiative'])
      expect(html).toContain(words);
    expect(html).toMatch(/href="\/initiative-tracker\?chosen=[^"]+"[^>]*>Sefa Thorne/);
    const pressed = await send(lapsed, '/initiative-tracker', { intent: 'begin', amount: '7' });
    expect(pressed.status).toBe(400);
    expect(await pressed.text()).toContain('What you pressed is done as soon as it has');
    expect((await send(lapsed, '/initiative-tracker', { intent: 'start', name: 'X' })).status).toBe(
      402,
    );
    const fields = { id: 'x'.repeat(22), name: 'The ford', lines: '7 ogres' };
    const answer = await send(lapsed, '/initiative-tracker/start', fields);
    expect(answer.status).toBe(402);
    const shown = await answer.text();
    expect(shown).toContain('Upgrade to Pro');
    expect(shown).toContain('7 ogres');
    expect(shown).toContain('The ford');
  });

  it('a running fight can be finished, and none can be started', async () => {
    const owner = await signedInHere(here, PEOPLE.gifted);
    const running = await startFight(owner, 'Ogre');
    const prepared = await startFight(owner, 'Orc');
    expect((await send(owner, running, { intent: 'begin' })).status).toBe(303);
    const gift = "update users set role = 'GrantedUser', groups = '[\"GrantedUser\"]'";
    await here.db.prepare(gift).run();
    const shelf = await pageOf(owner, '/initiative-tracker');
    expect(shelf).toContain('Demonstration: the whole tracker');
    expect(shelf).toContain(`href="${running}"`);
    expect(shelf).toContain(`href="${prepared}"`);
    const html = await pageOf(owner, running);
    expect(html).toContain('Beginning another fight needs Pro');
    expect(html).toContain('This one can be finished. Reading and export stay free.');
    expect(await pageOf(owner, prepared)).toContain('Running this fight needs Pro');
    const [ogre = ''] = idsOf(html, 'Ogre');
    expect((await send(owner, running, { intent: 'harm', who: ogre, amount: '5' })).status).toBe(
      303,
    );
    expect((await append(owner, running, { events: [NOTE('late')] })).status).toBe(200);
    expect((await send(owner, prepared, { intent: 'begin' })).status).toBe(402);
    expect((await append(owner, prepared, { events: [NOTE('late')] })).status).toBe(402);
    const table = (fight: string, fields: Record<string, string>) =>
      send(owner, `${fight}/table`, fields);
    for (const intent of ['share', 'table:pause']) {
      const refused = await table(prepared, { intent, on: '1' });
      expect(refused.status, intent).toBe(402);
      expect(await refused.text(), intent).toMatch(/Upgrade to Pro<\/a>/);
    }
    for (const intent of ['share', 'table:pause', 'stop-sharing']) {
      expect((await table(running, { intent })).status, intent).toBe(303);
    }
    // Clearing the fight and starting it again in one event would be a new fight.
    const anew = [{ do: 'sweep', how: 'clear' }, { do: 'begin' }];
    expect(
      (await append(owner, running, { events: [{ ...NOTE('anew'), deeds: anew }] })).status,
    ).toBe(402);
    expect((await send(owner, running, { intent: 'end' })).status).toBe(303);
    expect((await send(owner, running, { intent: 'harm', who: ogre, amount: '5' })).status).toBe(
      402,
    );
    expect((await send(owner, running, { intent: 'undo' })).status).toBe(303);
    expect((await owner.ask(`${prepared}/log?as=json`)).status).toBe(200);
    const id = prepared.split('/').at(-1) ?? '';
    const list = (intent: string) => send(owner, '/initiative-tracker', { intent, id });
    expect([(await list('copy')).status, (await list('remove')).status]).toEqual([402, 303]);
    expect((await list('restore')).status).toBe(303);
  });

  it('it is the owner’s plan that counts, not the helper’s', async () => {
    const owner = await signedInHere(here, PEOPLE.gifted);
    const helper = await signedInHere(here, PEOPLE.lapsed);
    const [first, second] = [await startFight(owner, 'Ogre'), await startFight(owner, 'Orc')];
    for (const fight of [first, second]) {
      await send(owner, `${fight}/table`, { intent: 'invite-helper' });
      const [, code = ''] =
        /href="(\/join\/\w+)"/.exec(await pageOf(owner, `${fight}/table`)) ?? [];
      expect((await send(helper, code, {})).headers.get('Location')).toBe(fight);
    }
    expect((await send(helper, first, { intent: 'begin' })).status).toBe(303);
    const gift = "update users set role = 'GrantedUser', groups = '[\"GrantedUser\"]'";
    await here.db.prepare(gift).run();
    const refused = await send(helper, second, { intent: 'begin' });
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain('The owner of this fight has no Pro now');
    const sent = await append(helper, second, { events: [NOTE('late')] });
    expect(sent.status).toBe(402);
    expect(await sent.json()).toEqual({ error: expect.stringContaining('has no Pro') });
    expect((await append(helper, first, { events: [NOTE('late')] })).status).toBe(200);
  });
});
