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
  expect(goblin).toMatch(/href="\/monster-lookup\/goblin"/);
  const walls = await found(visitor, 'walk on walls');
  expect(groupsOf(walls)).toEqual(['Spells']);
  // The spell lookup is not open to a stranger: the spell opens beside the monsters.
  expect(walls).toContain('href="/monster-lookup/spells/spider-climb"');
  expect(wordsOf(await found(visitor, 'zzqqy'))).toContain('Nothing is called “zzqqy”.');
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

it('texts that could break a search are words', async () => {
  for (const text of ["' or 1=1 --", '%', '"', '*', '🐉', 'a'.repeat(300), '((', '\u0000']) {
    await found(new Visitor(), text);
  }
});
