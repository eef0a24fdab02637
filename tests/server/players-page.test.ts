import { describe, expect, it } from 'vitest';
import { weighPage } from '../bench/weigh-page.mjs';
import { CANARY, CANARY_POINTS, canaryDeeds, numbersIn } from '../harness/canary-fight';
import { gifted, pageOf, send, startFight } from '../harness/fight-pages';
import { appOrigin } from '../harness/origin';
import { Visitor } from '../harness/visitor';

/** kB of scripts (gzip) that a phone loads before it shows the current turn and receives changes. */
const BUDGET_KB = 110;

/** Creates a fight that is shared with players; returns the game master, its path and the players' path. */
async function shared(events: readonly unknown[][]) {
  const master = await gifted();
  const fight = await startFight(master, '', { name: CANARY });
  const sent = events.map((deeds, at) => ({
    v: 1,
    id: `${CANARY}-${at}`,
    by: 'device',
    at: 1,
    deeds,
  }));
  const kept = await master.ask(`${fight}/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ events: sent }),
  });
  expect(await kept.json()).toMatchObject({ refused: [] });
  expect((await send(master, `${fight}/table`, { intent: 'share' })).status).toBe(303);
  const table = /href="(\/table\/[A-Z0-9]{10})"/.exec(await pageOf(master, `${fight}/table`))?.[1];
  if (table === undefined) throw new Error('The fight is not shared.');
  return { master, fight, table };
}

const idOf = (html: string, name: string) =>
  new RegExp(`name="who" value="([a-z0-9]+)"[^>]*>(?:<[^>]*>)*${name}`).exec(html)?.[1] ?? '';
const pressOf = (html: string) => /name="press" value="([\w-]+)"/.exec(html)?.[1] ?? '';

/** Opens the players' page on a phone and gets the seat of this combatant. */
async function seated({ master, fight, table }: Awaited<ReturnType<typeof shared>>, name: string) {
  const phone = new Visitor();
  await pageOf(phone, table);
  const html = await pageOf(phone, `${table}?do=1`);
  const claim = { is: 'claim', who: idOf(html, name), name: 'Ann', press: pressOf(html) };
  expect((await send(phone, table, claim)).headers.get('Location')).toBe(table);
  const due = /name="due" value="([^"]+)"/.exec(
    (await pageOf(master, `${fight}/table`)).split('Ann')[1] ?? '',
  )?.[1];
  await send(master, `${fight}/table`, { intent: 'table:give', due: due ?? '' });
  return phone;
}

const SEEDS = [
  {
    id: 'mira',
    side: 'party',
    initiative: 18,
    sheet: {
      name: 'Mira',
      edition: '2014',
      maximum: 31,
      saves: {},
      deathSaves: true,
    },
  },
  { id: 'gob', initiative: 5, sheet: { name: 'Goblin', edition: '2014', maximum: 7, saves: {} } },
];
const FIGHT = [[{ do: 'add', seeds: SEEDS }, { do: 'begin' }]];

describe('the players’ page', () => {
  it('contains nothing hidden: neither in HTML, nor in .data, nor for a seated player', async () => {
    const table = await shared(canaryDeeds());
    const phone = await seated(table, 'Mira');
    const watching = new Visitor();
    for (const who of [watching, phone]) {
      for (const path of ['', '?do=1', '.data', '/press']) {
        const answer = await who.ask(table.table + path);
        const text = await answer.text();
        expect(answer.status, path).toBe(200);
        expect(text, path).toContain('Pale stranger');
        expect(text.toLowerCase(), path).not.toContain(CANARY);
        for (const hidden of ['goblin', 'ogre', 'stranger', 'ghost'] as const) {
          for (const points of CANARY_POINTS[hidden]) {
            expect(numbersIn(text).has(points), `${path} ${hidden}`).toBe(false);
          }
        }
      }
    }
  });

  it('is open to everyone who has its URL, and is not indexed', async () => {
    const { master, fight, table } = await shared(FIGHT);
    const phone = new Visitor();
    const answer = await phone.ask(table);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.headers.get('Referrer-Policy')).toBe('same-origin');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const html = (await answer.text()).replaceAll('<!-- -->', '');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('Mira’s turn');
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="10"\/><\/noscript>/i);
    expect(html).not.toContain('href="/login');
    const typed = await phone.ask(table.toLowerCase());
    expect(typed.headers.get('Location')).toBe(table);
    await send(master, `${fight}/table`, { intent: 'stop-sharing' });
    for (const path of ['', '/press']) expect((await phone.ask(table + path)).status).toBe(404);
  });

  it('works without scripts: a player asks for a seat, and damage counts once however often it is sent', async () => {
    const opened = await shared(FIGHT);
    const phone = await seated(opened, 'Mira');
    const html = await pageOf(phone, `${opened.table}?do=1`);
    expect(html).not.toMatch(/http-equiv="refresh"/i);
    expect(html).toContain('End my turn');
    const who = /name="who" value="([a-z0-9]+)"/.exec(html)?.[1] ?? '';
    const hurt = { is: 'hurt', who, amount: '5', type: '', press: pressOf(html) };
    for (let times = 0; times < 2; times += 1) {
      expect((await send(phone, opened.table, hurt)).headers.get('Location')).toBe(opened.table);
    }
    expect(await pageOf(phone, opened.table)).toContain('26/31');
    const wrong = await send(phone, opened.table, { ...hurt, amount: 'many' });
    expect(wrong.status).toBe(400);
    const again = await wrong.text();
    expect(again).toContain('Type the damage');
    expect(again).toContain('value="many"');
    const late = await send(phone, opened.table, { is: 'end-turn', who, round: '7', press: 'x1' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('That turn is over.');
  });

  it('refuses forms from a browser without the player cookie, and malformed ones', async () => {
    const { table } = await shared(FIGHT);
    const bare = await send(new Visitor(), table, { is: 'leave', press: 'x' });
    expect(bare.status).toBe(400);
    const phone = new Visitor();
    await phone.ask(table);
    for (const body of ['', '[]', '{"v":1,"id":"12345678","intent":{"is":"win"}}']) {
      const answer = await phone.ask(`${table}/press`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      expect(answer.status).toBe(400);
      expect(Object(await answer.json()).error).toMatch(/\.$/);
    }
    expect((await phone.ask('/table/AAAAAAAAAA')).status).toBe(404);
    expect((await phone.ask('/table/what')).status).toBe(404);
  });

  it('is light: the scripts for the seat’s forms and the live connection load when they are needed', async () => {
    const { table } = await shared(FIGHT);
    const { script } = await weighPage(appOrigin(), table);
    expect(script).toBeGreaterThan(80);
    expect(script).toBeLessThan(BUDGET_KB);
    const html = await (await new Visitor().ask(table)).text();
    for (const late of ['seat-forms', 'page-table-line', 'rules-popover']) {
      expect(html).not.toContain(`/assets/${late}`);
    }
  });
});
