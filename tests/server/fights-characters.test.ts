import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf, pageOf, send, signedInHere } from '../harness/fight-pages';
import { wordsOf } from '../harness/page-words';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

/** A character file: a fighter of level 1 with 12 hit points and a longsword. */
const VEX = {
  format: 'delvewright-character',
  version: 1,
  edition: '2024',
  name: 'Vex',
  levels: [{ class: 'fighter', hp: null }],
  abilities: {
    method: 'hand',
    rolls: [],
    seed: '',
    base: { str: 16, dex: 12, con: 14, int: 10, wis: 10, cha: 8 },
  },
  items: [{ id: 'a', item: 'longsword', equipped: true }],
};

const TAKE = '/initiative-tracker/characters';

let here: WorkerHere;
let owner: Visitor;
let stranger: Visitor;
let vex: string;

beforeAll(async () => {
  here = await openWorkerHere();
  owner = await signedInHere(here, PEOPLE.admin);
  stranger = await signedInHere(here, PEOPLE.gifted);
  vex = crypto.randomUUID();
  const sent = { intent: 'keep', id: vex, whole: JSON.stringify(VEX) };
  const kept = await send(owner, '/lab/character/import', sent);
  expect(kept.status, await kept.clone().text()).toBe(303);
});
afterAll(() => here?.close());

/** Starts a fight of the owner; returns its path. */
async function fight(lines = 'Ogre'): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  const form = { id, name: 'The ford', edition: '2014', hp: 'average', lines };
  const made = await send(owner, '/initiative-tracker/start', form);
  expect(made.status).toBe(303);
  return made.headers.get('Location') ?? '';
}

const idOf = (address: string) => address.split('/').at(-1) ?? '';

describe('a character of the character lab', () => {
  it('is added from its page to a prepared fight, and attacks there with its sword', async () => {
    expect(await pageOf(owner, `/lab/character/${vex}`)).toContain(`${TAKE}?character=${vex}`);
    const at = await fight();
    const form = await pageOf(owner, `${TAKE}?character=${vex}`);
    expect(form).toMatch(new RegExp(`value="${vex}"[^>]*checked|checked[^>]*value="${vex}"`));
    expect(form).toContain('The ford (Ready)');
    const brought = await send(owner, TAKE, { character: vex, fight: idOf(at) });
    expect([brought.status, brought.headers.get('Location')]).toEqual([303, at]);
    const page = await pageOf(owner, `${at}?chosen=${vex}`);
    expect(page).toMatch(/12\/12|12<\/span>/);
    expect(page).toContain(`value="strike:${vex}:0.a"`);
    expect(wordsOf(page)).toContain('+5 to hit · 1d8 + 3 slashing');
    const [ogre = ''] = idsOf(page, 'Ogre');
    const strike = await send(owner, at, { intent: `strike:${vex}:0.a`, who: ogre, chosen: vex });
    expect(strike.status).toBe(200);
    expect(wordsOf(await strike.text())).toContain('Longsword');
    const again = await send(owner, TAKE, { character: vex, fight: idOf(at) });
    expect(again.status).toBe(409);
    expect(wordsOf(await again.text())).toContain('Already in this fight: Vex.');
  });

  it('starts a new fight with the edition of its book', async () => {
    const led = await send(owner, TAKE, { character: vex, fight: '' });
    expect(led.headers.get('Location')).toBe(`/initiative-tracker/new?characters=${vex}`);
    const form = await pageOf(owner, `/initiative-tracker/new?characters=${vex}`);
    expect(form).toContain('Your characters');
    expect(form).toMatch(/<option value="2024" selected/);
    const id = /name="id" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const fields = { id, name: 'Alone', edition: '2024', hp: 'average', lines: 'Wolf' };
    const started = await send(owner, '/initiative-tracker/start', { ...fields, character: vex });
    expect(started.status).toBe(303);
    const page = await pageOf(owner, started.headers.get('Location') ?? '');
    for (const name of ['Vex', 'Wolf']) expect(idsOf(page, name)).toHaveLength(1);
    const device = await send(owner, '/initiative-tracker/start', {
      ...fields,
      character: vex,
      where: 'device',
    });
    expect([device.status, wordsOf(await device.text()).includes('Vex')]).toEqual([200, true]);
  });

  it('is offered on the party page of a fight', async () => {
    const at = await fight();
    expect(await pageOf(owner, `${at}/party`)).toContain('From your characters');
    const form = { intent: 'bring-characters', character: vex };
    expect((await send(owner, `${at}/party`, form)).status).toBe(303);
    expect(idsOf(await pageOf(owner, at), 'Vex')).toEqual([vex]);
    expect(await pageOf(owner, `${at}/party`)).not.toContain('From your characters');
    const nobody = await send(owner, `${at}/party`, { intent: 'bring-characters' });
    expect(nobody.status).toBe(400);
  });

  it('cannot be taken by another user, and typed fields are kept', async () => {
    const at = await fight();
    expect(wordsOf(await pageOf(stranger, `${TAKE}?character=${vex}`))).not.toContain('Vex');
    for (const fields of [
      { character: vex, fight: idOf(at) },
      { character: 'none', fight: '' },
      { character: '<b>', fight: idOf(at) },
      { character: '', fight: 'x'.repeat(2000) },
    ]) {
      const refused = await send(stranger, TAKE, fields);
      expect([303, 400, 409], JSON.stringify(fields)).toContain(refused.status);
    }
    expect(idsOf(await pageOf(owner, at), 'Vex')).toEqual([]);
    const other = await pageOf(stranger, `/initiative-tracker/new?characters=${vex}`);
    expect(other).toContain('One of these characters is no longer yours.');
    const anybody = new Visitor({
      origin: here.origin,
      identity: here.standin.url,
      send: here.ask,
    });
    const nobody = await pageOf(anybody, `/initiative-tracker/new?characters=${vex}`);
    expect(nobody).toContain('Sign in to add your characters.');
    expect(nobody).toMatch(new RegExp(`type="hidden" name="character" value="${vex}"`));
    const fields = { character: vex, lines: 'Ogre', name: 'Bridge', where: 'device' };
    const refused = await send(anybody, '/initiative-tracker/start', fields);
    expect(refused.status).toBe(401);
    const again = await refused.text();
    expect(again).toContain(`name="character" value="${vex}"`);
    expect(again).toMatch(/>\s*Ogre</);
    const theirs = await send(stranger, '/initiative-tracker/start', fields);
    expect(theirs.status).toBe(409);
    expect(await theirs.text()).toMatch(/>\s*Ogre</);
  });
});
