import { expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { ADMIN, makePerson, type Somebody, visitorOf } from '../harness/person';
import { keep } from '../harness/things';
import { Visitor } from '../harness/visitor';

async function somebody(who: Somebody): Promise<Visitor> {
  const { userId } = await makePerson(who);
  return visitorOf(userId);
}

async function tonight(visitor: Visitor): Promise<string> {
  const answer = await visitor.ask('/tonight');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  return answer.text();
}

it('Tonight asks a stranger to sign in, and comes back to it', async () => {
  const answer = await new Visitor().ask('/tonight');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('/access-gate?auth=auth&next=%2Ftonight');
});

it('Tonight shows a user’s running fight, party, maps and characters, and nobody else’s', async () => {
  const gm = await somebody(ADMIN);
  const fight = await keep(gm, 'fight', { name: 'The burning mill', lines: 'Goblin\nOrc' });
  await keep(gm, 'party', { name: 'The Lanterns', members: [{ name: 'Mira', hp: 24, level: 4 }] });
  await keep(gm, 'map', 'preset=bandit-cellars&seed=one');
  const html = await tonight(gm);
  const words = wordsOf(html);
  expect(words).toContain('The burning mill');
  expect(html).toContain(`href="${fight}"`);
  expect(words).toMatch(/The Lanterns.*Mira.*Level 4.*24 \/ 24/);
  expect(html).toMatch(/href="\/mapwright\/maps\/[^"]+"[^>]*><div[^>]*><svg/);
  const other = wordsOf(await tonight(await somebody(ADMIN)));
  expect(other).toContain('No fight is running or prepared.');
  expect(other).toContain('A fight at a bridge');
  expect(words).not.toContain('A fight at a bridge');
  for (const name of ['The burning mill', 'The Lanterns', 'Mira']) {
    expect(other).not.toContain(name);
  }
});

it('Tonight leads to no tool that is not open to the user', async () => {
  const words = wordsOf(await tonight(await somebody({ plan: 'none' })));
  expect(words).toContain('You are in no party.');
  for (const closed of ['New encounter', 'New monster', 'New character', 'Roll dice']) {
    expect(words).not.toContain(closed);
  }
});

it('the logo of a signed-in user leads to Tonight, and home says how to go on', async () => {
  const gm = await somebody(ADMIN);
  const html = await (await gm.ask('/')).text();
  expect(wordsOf(html)).toContain('Go on: Tonight');
  expect(html).toMatch(
    /href="\/tonight"[^>]*aria-label="Delvewright, Tonight"|aria-label="Delvewright, Tonight"[^>]*href="\/tonight"/,
  );
  const strangers = await (await new Visitor().ask('/')).text();
  expect(strangers).not.toContain('/tonight');
});
