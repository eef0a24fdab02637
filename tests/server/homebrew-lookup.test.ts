import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMonsterRecord } from '~/compendium/records/read-records';
import { openDatabase } from '~/platform/database.server';
import { doToCreatures } from '~/tools/homebrew/kept/acts-sql.server';
import { newCreature } from '~/tools/homebrew/kept/creature';
import { keepCreature } from '~/tools/homebrew/kept/creatures.server';
import { wordsOf } from '../harness/page-words';
import { SRD_MONSTERS } from '../harness/srd-5-1';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
let maker: Visitor;
let friend: Visitor;
let stranger: Visitor;
let makerId = '';
let ownId = '';

const NAME = 'Zither Hulk';

const arrives = async (email: string) => {
  const visitor = new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
  await visitor.signIn(email, '/about');
  return visitor;
};

async function idOf(email: string): Promise<string> {
  const query = 'select id from users where email = ?1';
  return (await here.db.prepare(query).bind(email).first<string>('id')) ?? '';
}

async function wordsAt(who: Visitor, path: string): Promise<string> {
  const answer = await who.ask(path);
  expect(answer.status, path).toBe(200);
  return wordsOf(await answer.text());
}

beforeAll(async () => {
  here = await openWorkerHere({}, { seed: true });
  maker = await arrives(PEOPLE.admin);
  friend = await arrives(PEOPLE.paying);
  stranger = await arrives(PEOPLE.trial);
  makerId = await idOf(PEOPLE.admin);
  const db = openDatabase(here.db);
  const desk = { db, files: here.environment.FILES, clock: { now: () => Date.now() } };
  const ogre = SRD_MONSTERS.find(({ slug }) => slug === 'ogre');
  const read = readMonsterRecord({ ...ogre, source: 'Homebrew', name: NAME });
  if (!read.ok) throw new Error(read.problem);
  const { id, done } = await keepCreature(desk, makerId, newCreature(read.record));
  if (!done.ok) throw new Error(done.reason);
  await here.db.batch([
    here.db
      .prepare(
        "insert into parties (id, user_id, name, code, created_at, updated_at) values ('table', ?1, 'Table', 'c1', 0, 0)",
      )
      .bind(makerId),
    here.db
      .prepare("insert into party_people values ('table', ?1, 'player', 0, 0)")
      .bind(await idOf(PEOPLE.paying)),
  ]);
  await doToCreatures(desk, makerId, [id], { kind: 'party', to: 'table' });
  const query = 'select own_id from homebrew_creatures where id = ?1';
  ownId = (await here.db.prepare(query).bind(id).first<string>('own_id')) ?? '';
});
afterAll(() => here?.close());

it('the owner and the players of the owner’s party find the creature with a badge in the lookup, and nobody else does', async () => {
  for (const who of [maker, friend]) {
    const list = await wordsAt(who, '/monster-lookup?q=zither');
    expect(list).toMatch(new RegExp(`${NAME} ?Homebrew`));
    expect(await wordsAt(who, `/monster-lookup/${ownId}`)).toContain(NAME);
    const all = await wordsAt(who, '/monster-lookup?q=ogre');
    expect(all).not.toMatch(/Ogre ?Homebrew/);
  }
  expect(await wordsAt(stranger, '/monster-lookup?q=zither')).not.toContain(`${NAME}`);
  expect((await stranger.ask(`/monster-lookup/${ownId}`)).status).toBe(404);
});

it('the owner and the players of the owner’s party find the creature in the encounter builder', async () => {
  const path = '/encounter-builder?edition=2014&party=4x3&monsters=&q=zither';
  await here.db
    .prepare('update users set groups = \'["AdminUser"]\' where id in (?1, ?2)')
    .bind(await idOf(PEOPLE.paying), await idOf(PEOPLE.trial))
    .run();
  for (const who of [maker, friend]) expect(await wordsAt(who, path)).toContain(NAME);
  expect(await wordsAt(stranger, path)).not.toContain(NAME);
});

it('a creature shared by a link is read by its id by who is signed in, until it is no longer shared', async () => {
  const page = `/monster-lookup/${ownId}`;
  const shares = (shared: string | null) =>
    here.db
      .prepare('update homebrew_creatures set shared = ?1, code = ?2 where own_id = ?3')
      .bind(shared, 'a'.repeat(32), ownId)
      .run();
  const asked = async (who: Visitor, name: string) => {
    const answer = await who.ask(`/initiative-tracker/creatures?name=${encodeURIComponent(name)}`);
    const { creatures } = (await answer.json()) as { creatures: Record<string, { id: string }> };
    return creatures[name]?.id ?? null;
  };
  const link = `https://elsewhere.example/homebrew/s/${'a'.repeat(32)}`;
  expect(await asked(stranger, link)).toBeNull();
  await shares('all');
  expect(await asked(stranger, link)).toBe(ownId);
  expect(await wordsAt(stranger, page)).toContain(NAME);
  expect(await wordsAt(stranger, '/monster-lookup?q=zither')).not.toContain(NAME);
  const found = await stranger.ask(
    `/initiative-tracker/creatures?find=${encodeURIComponent(link)}`,
  );
  expect(await found.json()).toMatchObject({ items: [{ id: ownId, name: NAME }] });
  expect(
    await asked(
      new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask }),
      link,
    ),
  ).toBeNull();
  await shares(null);
  expect(await asked(stranger, link)).toBeNull();
  expect((await stranger.ask(page)).status).toBe(404);
});

it('a creature that a party shares is found in the tracker by its name', async () => {
  const find = async (who: Visitor) => {
    const answer = await who.ask('/initiative-tracker/creatures?find=zither');
    return (await answer.json()) as { items: { id: string }[] };
  };
  expect((await find(friend)).items.map(({ id }) => id)).toEqual([ownId]);
  expect((await find(stranger)).items).toEqual([]);
});
