import { expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { ADMIN, makePerson, type Somebody, visitorOf } from '../harness/person';
import { keep } from '../harness/things';
import { Visitor } from '../harness/visitor';

type Facts = {
  groups: { title: string; targets: { to: string; name: string; says: string }[] }[];
  ways: { says: string; to: string }[];
  copies: boolean;
  signedOut: boolean;
  key: string;
};
type Answer = { ok: boolean; said?: string; to?: string; undo?: string | null; problem?: string };

async function somebody(who: Somebody): Promise<Visitor> {
  const { userId } = await makePerson(who);
  return visitorOf(userId);
}

async function menu(visitor: Visitor, thing: string): Promise<Facts> {
  const answer = await visitor.ask(`/add.json?${thing}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  return (await answer.json()) as Facts;
}

async function press(
  visitor: Visitor,
  thing: string,
  fields: Record<string, string>,
): Promise<Answer & { status: number }> {
  const body = String(new URLSearchParams({ key: crypto.randomUUID(), ...fields }));
  const answer = await visitor.ask(`/add.json?${thing}`, { method: 'POST', body });
  return { status: answer.status, ...((await answer.json()) as Answer) };
}

function targetsOf({ groups }: Facts, title: string) {
  return groups.find((group) => group.title === title)?.targets ?? [];
}

/** The names in the order of a fight, as its page shows them. */
async function combatants(visitor: Visitor, fight: string): Promise<string> {
  return wordsOf(await (await visitor.ask(fight)).text());
}

it('the same page may add another number, or to another fight', async () => {
  const gm = await somebody(ADMIN);
  const mill = await keep(gm, 'fight', { name: 'The mill', lines: 'Goblin' });
  const ford = await keep(gm, 'fight', { name: 'The ford', lines: 'Goblin' });
  const key = crypto.randomUUID();
  const targets = targetsOf(await menu(gm, 'monster=ogre'), 'Fights');
  const to = (name: string) => targets.find((one) => one.name === name)?.to ?? '';
  for (const [name, count] of [
    ['The mill', '2'],
    ['The mill', '3'],
    ['The ford', '2'],
  ] as const) {
    const said = `Added ${count} × Ogre to “${name}”`;
    expect(await press(gm, 'monster=ogre', { to: to(name), count, key })).toMatchObject({ said });
  }
  expect(await combatants(gm, mill)).toContain('Ogre 5');
  expect(await combatants(gm, ford)).toContain('Ogre 2');
});

it('a monster joins a fight once, however often it is pressed, and Undo removes it', async () => {
  const gm = await somebody(ADMIN);
  const fight = await keep(gm, 'fight', { name: 'The mill', lines: 'Goblin' });
  const [target] = targetsOf(await menu(gm, 'monster=ogre'), 'Fights');
  expect(target).toMatchObject({ name: 'The mill', says: 'Prepared · 1 combatant' });
  const fields = { to: target?.to ?? '', count: '2', key: crypto.randomUUID() };
  const first = await press(gm, 'monster=ogre', fields);
  expect(first).toMatchObject({ ok: true, said: 'Added 2 × Ogre to “The mill”', to: fight });
  expect(await press(gm, 'monster=ogre', fields)).toMatchObject({ ok: true });
  const after = targetsOf(await menu(gm, 'monster=ogre'), 'Fights')[0];
  expect(after?.says).toBe('Prepared · 3 combatants');
  expect(await combatants(gm, fight)).toContain('Ogre 2');
  const undone = await press(gm, 'monster=ogre', { undo: first.undo ?? '' });
  expect(undone).toMatchObject({ ok: true, said: 'Undone', undo: null });
  expect(await combatants(gm, fight)).not.toContain('Ogre 2');
});

it('a monster joins a saved encounter and a new one, and both can be undone', async () => {
  const gm = await somebody(ADMIN);
  const made = await press(gm, 'monster=ogre', { to: 'encounter:', name: 'Bandit camp' });
  expect(made).toMatchObject({ ok: true, said: 'Added Ogre to “Bandit camp”' });
  const [target] = targetsOf(await menu(gm, 'monster=ogre'), 'Encounters');
  expect(target).toMatchObject({ name: 'Bandit camp', says: '1 foe · 450 XP' });
  const key = crypto.randomUUID();
  const fields = { to: target?.to ?? '', count: '3', key };
  const more = await press(gm, 'monster=ogre', fields);
  await press(gm, 'monster=ogre', fields);
  const [grown] = targetsOf(await menu(gm, 'monster=ogre'), 'Encounters');
  expect(grown?.says).toBe('4 foes · 1,800 XP');
  await press(gm, 'monster=ogre', { undo: more.undo ?? '' });
  const [shrunk] = targetsOf(await menu(gm, 'monster=ogre'), 'Encounters');
  expect(shrunk?.says).toBe('1 foe · 450 XP');
  await press(gm, 'monster=ogre', { undo: made.undo ?? '' });
  expect(targetsOf(await menu(gm, 'monster=ogre'), 'Encounters')).toEqual([]);
});

it('a monster joins a list, says so when it is in it already, and Undo takes it out', async () => {
  const user = await somebody({ plan: 'none' });
  const made = await press(user, 'monster=ogre', { to: 'list:', name: 'Brutes' });
  expect(made).toMatchObject({ ok: true, said: 'Added Ogre to “Brutes”' });
  const [list] = targetsOf(await menu(user, 'monster=goblin'), 'Lists');
  const added = await press(user, 'monster=goblin', { to: list?.to ?? '' });
  const again = await press(user, 'monster=goblin', { to: list?.to ?? '' });
  expect(again).toMatchObject({ said: 'Goblin is already in “Brutes”', undo: null });
  await press(user, 'monster=goblin', { undo: added.undo ?? '' });
  expect(targetsOf(await menu(user, 'monster=goblin'), 'Lists')[0]?.says).toBe('1 monster');
});

it('a spell joins a spellbook and a character of its rules', async () => {
  const gm = await somebody(ADMIN);
  const made = await press(gm, 'spell=fireball', { to: 'book:', name: 'Mira’s book' });
  expect(made).toMatchObject({ ok: true, said: 'Added Fireball to “Mira’s book”' });
  const [book] = targetsOf(await menu(gm, 'spell=fly'), 'Spellbooks');
  expect(book?.says).toBe('1 spell');
  const added = await press(gm, 'spell=fly', { to: book?.to ?? '' });
  expect(wordsOf(await (await gm.ask(added.to ?? '')).text())).toContain('Fly');
  await press(gm, 'spell=fly', { undo: added.undo ?? '' });
  expect(targetsOf(await menu(gm, 'spell=fly'), 'Spellbooks')[0]?.says).toBe('1 spell');
});

it('an encounter joins a fight with its waves, and leads to a day', async () => {
  const gm = await somebody(ADMIN);
  await keep(gm, 'fight', { name: 'The mill', lines: 'Goblin' });
  const made = await press(gm, 'monster=ogre', { to: 'encounter:', name: 'Camp', count: '3' });
  const id = made.to?.split('/').at(-1) ?? '';
  const facts = await menu(gm, `encounter=${id}`);
  expect(facts.ways.map(({ says }) => says)).toEqual(['New fight', 'Adventuring day']);
  const [fight] = targetsOf(facts, 'Fights');
  const joined = await press(gm, `encounter=${id}`, { to: fight?.to ?? '' });
  expect(joined.said).toBe('Added Camp to “The mill”');
  expect(targetsOf(await menu(gm, `encounter=${id}`), 'Fights')[0]?.says).toBe(
    'Prepared · 4 combatants',
  );
});

it('a map is put beside the order of a fight, and Undo removes it', async () => {
  const gm = await somebody(ADMIN);
  const fight = await keep(gm, 'fight', { name: 'The mill', lines: 'Goblin' });
  const map = (await keep(gm, 'map', 'preset=bandit-cellars&seed=two')).split('/').at(-1);
  const [target] = targetsOf(await menu(gm, `map=${map}`), 'Fights');
  const placed = await press(gm, `map=${map}`, { to: target?.to ?? '' });
  expect(placed).toMatchObject({ ok: true, to: fight });
  const mat = async () => wordsOf(await (await gm.ask(`${fight}/mat`)).text());
  expect(await mat()).toContain('Uncover all');
  await press(gm, `map=${map}`, { undo: placed.undo ?? '' });
  expect(await mat()).not.toContain('Uncover all');
});

it('a map becomes the place of an encounter, and Undo restores the one before', async () => {
  const gm = await somebody(ADMIN);
  const map = (await keep(gm, 'map', 'preset=bandit-cellars&seed=one')).split('/').at(-1);
  await press(gm, 'monster=ogre', { to: 'encounter:', name: 'Camp' });
  const [target] = targetsOf(await menu(gm, `map=${map}`), 'The place of an encounter');
  const placed = await press(gm, `map=${map}`, { to: target?.to ?? '' });
  const page = async () => (await gm.ask(placed.to ?? '')).text();
  expect(await page()).toContain(`/mapwright/maps/${map}`);
  await press(gm, `map=${map}`, { undo: placed.undo ?? '' });
  expect(await page()).not.toContain(`/mapwright/maps/${map}`);
});

it('without scripts the menu is a page with forms, which answers where one is', async () => {
  const gm = await somebody(ADMIN);
  const fight = await keep(gm, 'fight', { name: 'The mill', lines: 'Goblin' });
  const html = await (await gm.ask('/add?monster=ogre')).text();
  expect(html).toMatch(/<form method="post" action="\/add\?monster=ogre"/);
  expect(wordsOf(html)).toMatch(/Back to Ogre.*The mill.*New list.*Make it my own/);
  const { key } = await menu(gm, 'monster=ogre');
  const to = `fight:${fight.split('/').at(-1)}`;
  const body = String(new URLSearchParams({ key, to, count: '1' }));
  const answer = await gm.ask('/add?monster=ogre', { method: 'POST', body });
  expect(answer.status).toBe(200);
  const told = await answer.text();
  expect(wordsOf(told)).toContain('Added Ogre to “The mill”.');
  expect(told).toContain(`href="${fight}"`);
});

it('a stranger is offered only what needs no account', async () => {
  const facts = await menu(new Visitor(), 'monster=ogre');
  expect(facts).toMatchObject({ groups: [], copies: false, signedOut: true });
  expect(facts.ways).toEqual([
    { says: 'New fight', to: '/initiative-tracker/new?monsters=ogre:1' },
  ]);
  expect(await press(new Visitor(), 'monster=ogre', { to: 'list:' })).toMatchObject({
    status: 401,
    ok: false,
  });
});

it('nothing is offered of a tool that is not open to the user, nor taken by it', async () => {
  const user = await somebody({ plan: 'paying' });
  const facts = await menu(user, 'monster=ogre');
  expect(facts.groups.map(({ title }) => title)).toEqual(['Lists']);
  expect(facts.copies).toBe(false);
  expect(await press(user, 'monster=ogre', { to: 'encounter:' })).toMatchObject({
    status: 403,
    problem: 'This tool is not open to you. Nothing was added.',
  });
});

it('nobody adds to what is another’s, or adds what is another’s', async () => {
  const gm = await somebody(ADMIN);
  const fight = await keep(gm, 'fight', { name: 'The mill', lines: 'Goblin' });
  const made = await press(gm, 'monster=ogre', { to: 'encounter:', name: 'Camp' });
  const other = await somebody(ADMIN);
  const to = `fight:${fight.split('/').at(-1)}`;
  expect(await press(other, 'monster=ogre', { to })).toMatchObject({ status: 404, ok: false });
  const encounter = made.to?.split('/').at(-1) ?? '';
  expect(await press(other, 'monster=ogre', { to: `encounter:${encounter}` })).toMatchObject({
    status: 404,
    problem: 'This encounter no longer exists.',
  });
  expect((await other.ask(`/add?encounter=${encounter}`)).status).toBe(404);
  expect((await other.ask('/add.json?monster=no-such')).status).toBe(404);
  expect(await press(gm, 'monster=ogre', { to: 'nonsense:1' })).toMatchObject({ status: 400 });
});

it('another site cannot add anything', async () => {
  const gm = await somebody(ADMIN);
  const body = String(new URLSearchParams({ key: crypto.randomUUID(), to: 'list:', name: 'Bad' }));
  const headers = { Origin: 'https://elsewhere.test', 'Sec-Fetch-Site': 'cross-site' };
  const answer = await gm.ask('/add.json?monster=ogre', { method: 'POST', body, headers });
  expect(answer.status).toBe(403);
});

it('every fight is a target; those beyond the first eight are in a fold, without scripts too', async () => {
  const gm = await somebody(ADMIN);
  for (let at = 1; at <= 10; at += 1)
    await keep(gm, 'fight', { name: `Bout ${at}`, lines: 'Goblin' });
  expect(targetsOf(await menu(gm, 'monster=ogre'), 'Fights')).toHaveLength(10);
  const html = await (await gm.ask('/add?monster=ogre')).text();
  expect(html).toMatch(/<summary>2 more<\/summary>[\s\S]*Bout 1<\/b>/);
});
