import { expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { ADMIN, makePerson, visitorOf } from '../harness/person';
import { keep } from '../harness/things';
import { Visitor } from '../harness/visitor';

async function found(visitor: Visitor, text: string): Promise<string> {
  const answer = await visitor.ask(`/search?q=${encodeURIComponent(text)}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** The headings of the groups of results, in order. */
function groupsOf(html: string): string[] {
  return [...html.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title = '']) => title);
}

it('one search finds monsters, spells and rules for everybody, forgiving typos', async () => {
  const visitor = new Visitor();
  const grapple = await found(visitor, 'grappled');
  expect(groupsOf(grapple)).toContain('Rules');
  expect(grapple).toContain('href="/cheat-sheet');
  const goblin = await found(visitor, 'gobln');
  expect(goblin).toMatch(/href="\/monster-lookup\/goblin\?back=%2Fsearch%3Fq%3Dgobln"/);
  const walls = await found(visitor, 'walk on walls');
  expect(groupsOf(walls)).toEqual(['Spells']);
  // The spell lookup is not open to a stranger: the spell opens beside the monsters.
  expect(walls).toContain(
    'href="/monster-lookup/spells/spider-climb?back=%2Fsearch%3Fq%3Dwalk%2Bon%2Bwalls"',
  );
  expect(wordsOf(await found(visitor, 'zzqqy'))).toContain('Nothing is called “zzqqy”.');
});

it('weapons, armor and gear of the chosen edition are found with their rows', async () => {
  const html = await found(new Visitor(), 'longsw');
  expect(groupsOf(html)).toContain('Equipment');
  expect(html).toContain('href="/search?q=Longsword"');
  expect(wordsOf(html)).toContain(
    'Martial melee weapon, 1d8 slashing, 2014 · versatile (1d10) · 3 lb., 15 GP',
  );
  const liking = { headers: { Cookie: 'preferences=system.a4.2024' } };
  const later = await (await new Visitor().ask('/search?q=longsword', liking)).text();
  expect(wordsOf(later)).toContain('versatile (1d10), mastery: sap');
});

it('one’s own things come first, and nobody finds another’s', async () => {
  const { userId } = await makePerson(ADMIN);
  const gm = await visitorOf(userId);
  const fight = await keep(gm, 'fight', { name: 'Goblins at the quernstone', lines: 'Goblin' });
  await keep(gm, 'party', { name: 'The Quernstone Five', members: [{ name: 'Mira' }] });
  const kept = await gm.ask('/search?q=quernstone');
  expect(kept.headers.get('Cache-Control')).toBe('private, no-store');
  const html = await kept.text();
  expect(groupsOf(html)[0]).toBe('Yours');
  expect(html).toContain(`href="${fight}"`);
  expect(wordsOf(html)).toMatch(/Goblins at the quernstone.*Fight.*The Quernstone Five.*Party/);
  const { userId: other } = await makePerson(ADMIN);
  expect(wordsOf(await found(await visitorOf(other), 'quernstone'))).not.toContain('Mira');
  expect(groupsOf(await found(await visitorOf(other), 'quernstone'))).not.toContain('Yours');
  expect(groupsOf(await found(gm, '2d6+3'))).toEqual(['Dice']);
});

it('a fight is found by the notes of its game master, as they are now', async () => {
  const gm = await visitorOf((await makePerson(ADMIN)).userId);
  const fight = await keep(gm, 'fight', { name: 'The ford', lines: 'Goblin' });
  const note = (notes: string) =>
    gm.ask(fight, {
      method: 'POST',
      body: String(new URLSearchParams({ intent: 'notes', notes })),
    });
  expect((await note('The Ferryman owes Mira\na favour.')).status).toBe(303);
  expect(await found(gm, 'ferryman')).toContain(`href="${fight}"`);
  expect(await found(gm, 'ford ferryman')).toContain(`href="${fight}"`);
  expect(await (await gm.ask(fight)).text()).toContain('a favour.');
  const other = await visitorOf((await makePerson(ADMIN)).userId);
  expect(await found(other, 'ferryman')).not.toContain(fight);
  await note('');
  expect(await found(gm, 'ferryman')).not.toContain(fight);
});

it('the rooms of one’s maps are found by their names, texts and contents, as they are now', async () => {
  const gm = await visitorOf((await makePerson(ADMIN)).userId);
  const map = await keep(gm, 'map', 'seed=rooms-to-find');
  const write = (version: string, fields: Record<string, string>) =>
    gm.ask(`${map}/key`, {
      method: 'POST',
      body: String(new URLSearchParams({ intent: 'room', version, room: '1', ...fields })),
    });
  expect((await write('1', { name: 'Gorn’s Hall', notes: 'A brass owl hoots.' })).status).toBe(303);
  const html = await found(gm, 'brass owl');
  expect(html).toContain(`href="${map}/key?room=1#room-1"`);
  expect(wordsOf(html)).toMatch(/Gorn’s Hall ?Room 1 of /);
  const other = await visitorOf((await makePerson(ADMIN)).userId);
  expect(await found(other, 'brass owl')).not.toContain(map);
  expect((await write('2', { name: 'Gorn’s Hall', notes: '' })).status).toBe(303);
  expect(await found(gm, 'brass owl')).not.toContain(map);
});

it('texts that could break a search are words', async () => {
  for (const text of ["' or 1=1 --", '%', '"', '*', '🐉', 'a'.repeat(300), '((', '\u0000']) {
    await found(new Visitor(), text);
  }
});

it('the palette gets the same groups as JSON, with more about each to look at', async () => {
  const answer = await new Visitor().ask('/search.json?q=goblin');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const { groups } = (await answer.json()) as {
    groups: { title: string; things: { to: string; name: string; shows?: string }[] }[];
  };
  const [first] = groups.find(({ title }) => title === 'Monsters')?.things ?? [];
  expect(first).toMatchObject({ name: 'Goblin', to: '/monster-lookup/goblin' });
  expect(first?.shows).toMatch(/^Small humanoid, neutral evil · AC 15 · HP 7 · 30 ft\. · 50 XP$/);
  const nothing = await new Visitor().ask('/search.json');
  expect(await nothing.json()).toEqual({ text: '', groups: [] });
});

it('one’s own macros and tables are found by their names', async () => {
  const { userId } = await makePerson(ADMIN);
  const gm = await visitorOf(userId);
  for (const [kind, name, body] of [
    ['macro', 'Quern strike', '1d20+5'],
    ['table', 'Quern rumors', '1: A mill\n2: A miller'],
  ]) {
    const fields = { intent: 'create', kind, name, body, character: '', party: '', key: name };
    const sent = String(new URLSearchParams(fields as Record<string, string>));
    await gm.ask('/dice-roller/kept', { method: 'POST', body: sent });
  }
  const words = wordsOf(await found(gm, 'quern'));
  expect(words).toMatch(/Quern strike ?Dice macro.*Quern rumors ?Table to roll on/);
});
