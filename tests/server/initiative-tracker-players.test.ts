import { beforeAll, describe, expect, it } from 'vitest';
import { gifted, idsOf, pageOf, send, startFight } from '../harness/fight-pages';
import { PEOPLE, Visitor } from '../harness/visitor';

const json = { 'Content-Type': 'application/json' };

/** Adds an event to a fight as a device does. */
async function happen(owner: Visitor, fight: string, deeds: object[]): Promise<void> {
  const event = { v: 1, id: crypto.randomUUID(), by: 'x', at: 1, deeds };
  const body = JSON.stringify({ events: [event] });
  const answer = await owner.ask(`${fight}/events`, { method: 'POST', body, headers: json });
  expect(await answer.json()).toMatchObject({ refused: [] });
}

let owner: Visitor;
let fight: string;
let table: string;
let mira: string;

beforeAll(async () => {
  owner = await gifted();
  fight = await startFight(owner, 'Ogre\nMira hp 31 ac 16 init 20 level 3');
  table = `${fight}/table`;
  [mira = ''] = idsOf(await pageOf(owner, fight), 'Mira');
});

describe('the page that manages the players’ view', () => {
  it('is for those who run the fight only', async () => {
    const stranger = new Visitor();
    expect((await stranger.ask(table)).status).not.toBe(200);
    const other = new Visitor();
    await other.signIn(PEOPLE.paying, '/about');
    expect((await other.ask(table)).status).toBe(404);
    for (const intent of ['share', 'stop-sharing', 'renew-code', 'table:pause', 'x']) {
      expect((await send(other, table, { intent, on: '1' })).status, intent).toBe(404);
      expect((await send(stranger, table, { intent })).status, intent).not.toBe(200);
    }
  });

  it('admits players by a code, renews the code, and ends sharing', async () => {
    expect(await pageOf(owner, table)).toContain('Start sharing');
    expect((await send(owner, table, { intent: 'renew-code' })).status).toBe(409);
    const code = async () => />([A-Z0-9]{5}-[A-Z0-9]{5})</.exec(await pageOf(owner, table))?.[1];
    expect((await send(owner, table, { intent: 'share' })).status).toBe(303);
    const first = await code();
    expect(first).toBeDefined();
    const html = await pageOf(owner, table);
    expect(html).toContain(`/table/${first?.replace('-', '')}`);
    expect(html).toMatch(/<svg[^>]*aria-label="QR code of the link"/);
    expect((await send(owner, table, { intent: 'share' })).status).toBe(303);
    expect(await code()).toBe(first);
    expect((await send(owner, table, { intent: 'renew-code' })).status).toBe(303);
    expect(await code()).not.toBe(first);
    expect((await send(owner, table, { intent: 'stop-sharing' })).status).toBe(303);
    expect(await code()).toBeUndefined();
  });

  it('assigns a seat, and takes it back', async () => {
    await happen(owner, fight, [{ do: 'claim', seat: 's1', who: mira, name: 'Ann <b>' }]);
    expect(await pageOf(owner, table)).toContain('Ann &lt;b&gt; asks to play Mira');
    expect(await pageOf(owner, fight)).toContain('Ann &lt;b&gt; asks to play Mira');
    const given = await send(owner, table, { intent: 'table:give', due: 'claim s1' });
    expect(given.status).toBe(303);
    const html = await pageOf(owner, given.headers.get('Location') ?? '');
    expect(html).toContain('Ann &lt;b&gt; plays Mira.');
    const again = await send(owner, table, { intent: 'table:give', due: 'claim s1' });
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('Already answered');
    expect((await send(owner, table, { intent: 'table:unseat', seat: 's1' })).status).toBe(303);
    expect(await pageOf(owner, table)).toContain('Nobody yet.');
  });

  it('shows a player’s suggestion, applies it in full or by half, and can undo it', async () => {
    const answered = await startFight(owner, 'Ogre\nMira hp 31 ac 16 init 20 level 3');
    const html = await pageOf(owner, answered);
    const [by = '', ogre = ''] = ['Mira', 'Ogre'].flatMap((name) => idsOf(html, name));
    await happen(owner, answered, [{ do: 'seat', seat: 's1', who: by, name: 'Ann' }]);
    const suggested = { do: 'suggest', seat: 's1', by, targets: [ogre], amount: 6, type: 'fire' };
    await happen(owner, answered, [suggested]);
    const asks = await pageOf(owner, answered);
    expect(asks).toContain('6 fire to Ogre');
    expect(asks).toContain('59/59');
    const due = /name="due" value="(suggest[^"]*)"/.exec(asks)?.[1] ?? '';
    const half = await send(owner, answered, { intent: 'table:half', due });
    const after = await pageOf(owner, half.headers.get('Location') ?? '');
    expect(after).toContain('56/59');
    expect(after).not.toContain('6 fire to Ogre');
    expect((await send(owner, answered, { intent: 'undo' })).status).toBe(303);
    const back = await pageOf(owner, answered);
    expect(back).toContain('59/59');
    expect(back).toContain('6 fire to Ogre');
  });

  it('stores what players may see and do, shows handouts, rolls in secret, and pauses', async () => {
    const see = {
      intent: 'table:see',
      'party-hit-points': 'words',
      'other-hit-points': 'hidden',
      'table-title': 'At the ford',
      'may-end-turn': '1',
    };
    expect((await send(owner, table, see)).status).toBe(303);
    const kept = await pageOf(owner, table);
    expect(kept).toMatch(/<option value="hidden" selected="">/);
    expect(kept).toMatch(/name="may-end-turn"[^>]* checked=""/);
    expect(kept).not.toMatch(/name="may-slots"[^>]* checked=""/);
    const shown = await send(owner, table, { intent: 'table:handout', handout: 'Run!', to: mira });
    expect(shown.status).toBe(303);
    expect(await pageOf(owner, table)).toContain('Mira’s player');
    const secret = { intent: 'table:secret', 'secret-save': 'wis' };
    const rolled = (await send(owner, table, secret)).headers.get('Location') ?? '';
    expect(await pageOf(owner, rolled)).toMatch(/Secret Wisdom save: Mira -?\d+ \(\d+ \+ 0\)/);
    expect((await send(owner, table, { intent: 'table:pause', on: '1' })).status).toBe(303);
    expect(await pageOf(owner, table)).toContain('Resume');
    expect(await pageOf(owner, fight)).toContain('The fight is paused');
    expect((await send(owner, table, { intent: 'table:pause', on: '' })).status).toBe(303);
  });
});

describe('a malformed form of the players’ page', () => {
  const odd = ['', '\u0000', '__proto__', '9'.repeat(400), '<img src=x>', '🐉'.repeat(3000)];
  const fields = [
    'due',
    'seat',
    'party-hit-points',
    'other-hit-points',
    'table-title',
    'handout',
    'to',
    'picture',
    'picture-file',
    'shown',
    'secret-save',
    'secret-bonus',
    'secret-edge',
    'who',
  ];

  it.each([
    'table:give',
    'dismiss',
    'table:unseat',
    'table:see',
    'table:handout',
    'table:put-away',
    'table:secret',
    'table:see-one',
    'table:full',
    'harm',
    'strike:x:y',
    'constructor',
    '',
  ])('is answered with a sentence, whatever its fields contain: %s', async (intent) => {
    for (const value of odd) {
      const sent = Object.fromEntries(fields.map((name) => [name, value]));
      const answer = await send(owner, table, { ...sent, intent });
      expect([303, 400, 409], `${intent} ${value.slice(0, 9)}`).toContain(answer.status);
      const html = await answer.text();
      if (answer.status !== 303) expect(html).toMatch(/role="alert"/);
      expect(html).not.toMatch(/<img src=x/);
    }
  });

  it('keeps what was typed', async () => {
    const sent = { intent: 'table:handout', handout: 'The bridge falls', to: 'nobody' };
    const answer = await send(owner, table, sent);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('The bridge falls</textarea>');
    const see = { intent: 'table:see', 'party-hit-points': 'x', 'table-title': 'My title' };
    const again = await (await send(owner, table, { ...see, 'may-slots': '1' })).text();
    expect(again).toContain('My title');
    expect(again).toMatch(/name="may-slots"[^>]* checked=""/);
    expect(again).not.toMatch(/name="may-suggest"[^>]* checked=""/);
  });
});

/** A PNG of one pixel with a text chunk. */
const POINT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAACHRFWHRBAEdQUyA1Mrhg39oAAAANSURBVHicYzhhI/IfAAUAAhhSw31xAAAAAElFTkSuQmCC';

describe('a picture for the players', () => {
  async function show(file: Uint8Array<ArrayBuffer>, type = 'image/png'): Promise<Response> {
    const form = new FormData();
    form.set('intent', 'table:handout');
    form.set('handout', 'Look');
    form.set('picture-file', new File([file], 'x.png', { type }));
    return owner.ask(table, { method: 'POST', body: form });
  }

  it('is stored without its metadata, and is for those who run the fight only', async () => {
    const bytes = Uint8Array.from(atob(POINT), (one) => one.charCodeAt(0));
    expect((await show(bytes, 'text/html')).status).toBe(303);
    const [, path = ''] =
      /<img[^>]*src="([^"]+pictures[^"]+)"/.exec(await pageOf(owner, table)) ?? [];
    const picture = await owner.ask(path);
    expect(picture.headers.get('Content-Type')).toBe('image/png');
    expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(picture.headers.get('Content-Security-Policy')).toContain('sandbox');
    const kept = await picture.text();
    expect(kept).toContain('IDAT');
    expect(kept).not.toContain('GPS');
    const other = new Visitor();
    await other.signIn(PEOPLE.paying, '/about');
    expect((await other.ask(path)).status).toBe(404);
    expect((await new Visitor().ask(path)).status).not.toBe(200);
    expect((await owner.ask(`${path}x`)).status).toBe(404);
  });

  it('is refused with a sentence when it is not a picture or too large, and the message is kept', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const answer = await show(svg);
    expect(answer.status).toBe(415);
    const html = await answer.text();
    expect(html).toContain('PNG, JPEG or WebP');
    expect(html).toContain('Look</textarea>');
    const large = await show(new Uint8Array(1024 * 1024 + 1));
    expect(large.status).toBe(413);
    expect(await large.text()).toContain('larger than 1024 kB');
    expect((await show(new Uint8Array(3 * 1024 * 1024))).status).toBe(413);
  });
});
