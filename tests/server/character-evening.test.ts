import { afterAll, beforeAll, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { keep } from '../harness/things';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

/** An evening at the table with forms alone: what is used, carried, written, rolled and prepared. */

let here: WorkerHere;
let admin: Visitor;
let presses = 0;

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

beforeAll(async () => {
  here = await openWorkerHere();
  admin = visitor();
  await admin.signIn(PEOPLE.admin, '/about');
});
afterAll(() => here?.close());

const SCORES = { str: 16, dex: 14, con: 14, int: 10, wis: 16, cha: 10 };

/** Imports a character of level 5; returns its page. */
function made(slug: string, more: object = {}): Promise<string> {
  return keep(admin, 'character', {
    format: 'delvewright-character',
    version: 1,
    edition: '2014',
    name: `The ${slug}`,
    race: 'human',
    background: 'acolyte',
    abilities: { base: SCORES },
    levels: Array(5).fill({ class: slug }),
    ...more,
  });
}

/** Presses a button of a page; returns the status with the words of the answer. */
async function press(page: string, value: string, fields: Record<string, string> = {}) {
  presses += 1;
  const id = `evening-${String(presses).padStart(4, '0')}`;
  const body = new URLSearchParams({ intent: 'play', id, press: value, ...fields });
  const answer = await admin.ask(page, { method: 'POST', body: String(body) });
  return `${answer.status} ${wordsOf(await answer.text())}`;
}

const words = async (page: string) => wordsOf(await (await admin.ask(page)).text());

it('Second Wind spends its use and heals in one press, and Undo gives both back', async () => {
  const page = await made('fighter');
  await press(page, 'does=damage&amount=20');
  const used = await press(page, 'does=supply&key=second-wind&by=-1&heals=1d10%2B5');
  expect(used).toMatch(/^200 .*Second Wind used: 0 left\. Healed by ([6-9]|1[0-5])\./);
  const { past }: { past: { id: string }[] } = await (await admin.ask(`${page}/deeds`)).json();
  await press(page, `does=undo&of=${past[0]?.id}`);
  expect(await (await admin.ask(`${page}/deeds`)).json()).toMatchObject({
    play: { spent: {}, hitPoints: 24 },
  });
});

it('a rage adds to the damage of the page until it ends', async () => {
  const page = await made('barbarian', { items: [{ id: 'a', item: 'greataxe', equipped: true }] });
  expect(await words(page)).toContain('1d12+3');
  const raging = await press(page, 'does=supply&key=rage&by=-1&begins=rage');
  expect(raging).toContain('resists bludgeoning, piercing, slashing');
  expect(raging).toContain('1d12+3+2');
  expect(await press(page, 'does=effect&key=rage&on=false')).not.toContain('1d12+3+2');
});

it('a shield that is equipped counts for the Armor Class at once, here and where the character is made', async () => {
  const items = [
    { id: 'shield', item: 'shield' },
    { id: 'arrows', item: 'arrows', count: 20 },
  ];
  const page = await made('fighter', { items });
  expect(await words(page)).toMatch(/Armor Class12 /);
  expect(await press(page, 'does=gear&item=shield&equipped=true')).toMatch(/Armor Class14 /);
  await press(page, 'does=gear&item=arrows&by=-1&shot=true');
  const making = await (await admin.ask(`${page}/make?step=equipment`)).text();
  expect(making).toMatch(/value="19"/);
});

it('a potion is drunk, loot is carried with its weight, and a note is kept for its owner alone', async () => {
  const page = await made('fighter', { items: [{ id: 'p', item: 'potion-of-healing' }] });
  await press(page, 'does=damage&amount=30');
  expect(await press(page, 'does=gear&item=p&by=-1&heals=2d4%2B2')).toMatch(
    /Potion of Healing used: 0 left\. Healed by \d+\./,
  );
  const found = { name: 'Silver idol', count: '2', pounds: '1.5' };
  expect(await press(page, 'does=loot', found)).toContain('2 × Silver idol added.');
  expect(await words(`${page}?part=equipment`)).toMatch(/2 × Silver idol [\s\S]*255 3 \/ 255/);
  await press(page, 'does=note', { text: 'The duke lies.' });
  expect(await words(`${page}?part=notes`)).toContain('The duke lies.');
  await admin.ask(page, { method: 'POST', body: 'intent=share' });
  const query = here.db.prepare('select code from characters where id = ?1');
  const code = String(await query.bind(page.split('/').at(-1)).first('code'));
  const shared = await (await visitor().ask(`/character/${code}`)).text();
  expect(shared).toContain('Silver idol');
  expect(shared).not.toContain('The duke lies.');
});

it('an empty loot form and an empty note are refused with a sentence', async () => {
  const page = await made('fighter');
  expect(await press(page, 'does=loot', { name: ' ', count: '1', pounds: '' })).toMatch(
    /^400 .*Name the item, with a whole number/,
  );
  expect(await press(page, 'does=note', { text: ' ' })).toMatch(/^400 .*Write something first\./);
  expect(await press(page, 'does=gear&item=none&by=-1')).toMatch(
    /^409 .*This item is no longer on the sheet\./,
  );
});

it('without scripts a number of the sheet is a form that answers with the dice', async () => {
  const page = await made('fighter', { items: [{ id: 'a', item: 'longsword', equipped: true }] });
  const html = await (await admin.ask(page)).text();
  const [, value = ''] =
    /<button type="submit" form="rolls" name="roll" value="([^"]*Longsword, to hit[^"]*)"/.exec(
      html,
    ) ?? [];
  const roll = value.replaceAll('&quot;', '"');
  const answer = await admin.ask(page, {
    method: 'POST',
    body: String(new URLSearchParams({ intent: 'roll', id: 'roll-0001', roll })),
  });
  expect(wordsOf(await answer.text())).toMatch(
    /Longsword, to hit: \d+ \(1d20 \(\d+\) \+ 6 = \d+.*\)\. Damage \d+: \d+ slashing/,
  );
  const odd = await admin.ask(page, { method: 'POST', body: 'intent=roll&roll=%7B' });
  expect(odd.status).toBe(400);
});

it('a cleric prepares spells in the tab, no more than it may, and keeps what was selected', async () => {
  const page = await made('cleric', {
    spells: { cleric: { cantrips: [], known: [], prepared: ['aid'] } },
  });
  const form = await (await admin.ask(`${page}?part=spells&prepare=cleric`)).text();
  expect(wordsOf(form)).toContain('Prepare Cleric spells: up to 8');
  expect(form).toMatch(/value="aid"[^>]*checked|checked[^>]*value="aid"/);
  const send = (spells: readonly string[]) =>
    admin.ask(`${page}?part=spells&prepare=cleric`, {
      method: 'POST',
      body: String(
        new URLSearchParams([
          ['intent', 'prepare'],
          ['class', 'cleric'],
          ...spells.map((spell) => ['spell', spell]),
        ]),
      ),
    });
  const many = [...form.matchAll(/name="spell"[^>]*value="([\w-]+)"/g)].map(
    ([, slug = '']) => slug,
  );
  expect(many.length).toBeGreaterThan(20);
  const refused = await send(many.slice(0, 9));
  expect(refused.status).toBe(400);
  const again = await refused.text();
  expect(wordsOf(again)).toContain('9 spells are selected; Cleric prepares 8. Nothing was saved.');
  expect([...again.matchAll(/checked=""/g)]).toHaveLength(9);
  const done = await send(['bane', 'bless', 'fireball']);
  expect([done.status, done.headers.get('Location')]).toEqual([303, `${page}?part=spells`]);
  const after = await words(`${page}?part=spells`);
  expect(after).toContain('2 of 8 prepared');
  expect(after).not.toContain('Fireball');
});

it('a ritual and a use without a slot are pressed by themselves, and casting tells what is left', async () => {
  const page = await made('wizard', {
    spells: { wizard: { cantrips: [], known: ['detect-magic'], prepared: [] } },
  });
  const cast = { spell: 'Detect Magic', on: 'Detect Magic' };
  expect(await press(page, 'does=cast&cost=ritual&key=', cast)).toContain(
    'Detect Magic cast as a ritual. Concentrating on Detect Magic.',
  );
});

it('a shared character is copied into another account with its source, without notes and portrait', async () => {
  const page = await made('fighter', { notes: 'Owes the thieves 40 gp.' });
  await admin.ask(page, { method: 'POST', body: 'intent=share' });
  const query = here.db.prepare('select code from characters where id = ?1');
  const code = String(await query.bind(page.split('/').at(-1)).first('code'));
  expect(await (await visitor().ask(`/character/${code}`)).text()).toContain(
    `/lab/character?copy=${code}`,
  );
  expect(await words(`/lab/character?copy=${code}`)).toContain('Save a copy of The fighter');
  const id = crypto.randomUUID();
  const fields = new URLSearchParams({ intent: 'copy-shared', id, code });
  for (const _ of ['once', 'twice']) {
    const copied = await admin.ask('/lab/character', { method: 'POST', body: String(fields) });
    expect(copied.headers.get('Location')).toBe(`/lab/character/${id}`);
  }
  const copy = await words(`/lab/character/${id}?part=notes`);
  expect(copy).toContain('Copied from the shared character “The fighter”.');
  expect(copy).not.toContain('Owes the thieves');
  await admin.ask(page, { method: 'POST', body: 'intent=stop-sharing' });
  fields.set('id', crypto.randomUUID());
  const late = await admin.ask('/lab/character', { method: 'POST', body: String(fields) });
  expect(late.status).toBe(404);
});
