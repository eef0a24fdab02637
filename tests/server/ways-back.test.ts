import { expect, it } from 'vitest';
import { ADMIN, makePerson, visitorOf } from '../harness/person';
import { Visitor } from '../harness/visitor';

/** The first link on a page whose address begins so, as a browser reads it. */
function linkTo(html: string, beginning: string): string {
  const found = [...html.matchAll(/href="([^"]+)"/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  );
  return found.find((to) => to.startsWith(beginning)) ?? '';
}

async function textAt(path: string, visitor = new Visitor()): Promise<string> {
  const answer = await visitor.ask(path);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

it('from a monster one gets back to the page of the list that one came from', async () => {
  const next = linkTo(
    await textAt('/monster-lookup?q=dragon&type=dragon'),
    '/monster-lookup?q=dragon&type=dragon&cursor=',
  );
  const list = await textAt(next);
  const monster = linkTo(list, '/monster-lookup/young-');
  const page = await textAt(monster);
  expect(linkTo(page, '/monster-lookup?q=dragon')).toBe(next);
  expect(page).toContain('Back to the monsters');
});

it('from a spell one gets back to the search with its filters', async () => {
  const { userId } = await makePerson(ADMIN);
  const admin = await visitorOf(userId);
  const spell = linkTo(await textAt('/spell-lookup?q=fire&level=3', admin), '/spell-lookup/fire');
  expect(await textAt(spell, admin)).toMatch(
    /href="\/spell-lookup\?q=fire&amp;level=3" aria-label="Back to the spells"|aria-label="Back to the spells"[^>]*href="\/spell-lookup\?q=fire&amp;level=3"/,
  );
});

it('from a creature of an encounter one gets back to the encounter', async () => {
  const { userId } = await makePerson(ADMIN);
  const admin = await visitorOf(userId);
  const builder = '/encounter-builder?edition=2014&party=4x3&monsters=ogre:1';
  const monster = linkTo(await textAt(builder, admin), '/monster-lookup/ogre?back=');
  const page = await textAt(monster, admin);
  expect(linkTo(page, '/encounter-builder?edition=2014')).toBe(builder);
  expect(page).toContain('Back to the encounter');
});

it('leads back to no other site', async () => {
  const page = await textAt('/monster-lookup/ogre?back=https%3A%2F%2Fevil.test%2F');
  expect(page).not.toContain('href="https://evil.test');
  expect(page).toContain('All monsters');
});
