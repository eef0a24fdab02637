import { beforeAll, describe, expect, it } from 'vitest';
import { type Fields, gifted, idsOf, pageOf, send, startFight } from '../harness/fight-pages';
import type { Visitor } from '../harness/visitor';

let person: Visitor;

beforeAll(async () => {
  person = await gifted();
});

/** Submits a form that must succeed; returns the resulting page. */
async function press(fight: string, fields: Fields): Promise<string> {
  const answer = await send(person, fight, fields);
  expect(answer.status, await answer.clone().text()).toBe(303);
  return pageOf(person, answer.headers.get('Location') ?? '');
}

/** Submits a form that must be refused; returns its error sentence. */
async function refused(fight: string, fields: Fields): Promise<string> {
  const answer = await send(person, fight, fields);
  expect(answer.status).toBe(400);
  return (await answer.text()).replaceAll('<!-- -->', '');
}

const idOf = (fight: string) => fight.split('/').at(-1) ?? '';

describe('loading a saved fight into the running one, without scripts', () => {
  it('adds new copies of its creatures in one press, with one undo', async () => {
    const cave = await startFight(person, '2 goblins\nOgre\nOdo hp 20 init 3', {
      name: 'The cave',
    });
    const ford = await startFight(person, 'Goblin\nMira hp 31 init 30');
    const begun = await press(ford, { intent: 'begin' });
    expect(begun).toContain('Load a saved fight');
    expect(begun).toContain(`<option value="${idOf(cave)}">The cave</option>`);
    const loaded = await press(ford, { intent: 'load-fight', fight: idOf(cave) });
    expect(idsOf(loaded, 'Goblin')).toHaveLength(3);
    expect([idsOf(loaded, 'Ogre').length, idsOf(loaded, 'Odo').length]).toEqual([1, 0]);
    expect(loaded).toMatch(/Goblin 2, Goblin 3 and Ogre join/);
    const back = await press(ford, { intent: 'undo' });
    expect([idsOf(back, 'Goblin').length, idsOf(back, 'Ogre').length]).toEqual([1, 0]);
    expect(back).toMatch(/Undone: Goblin 2, Goblin 3 and Ogre join/);
    const fields = { intent: 'load-fight', fight: idOf(cave), arrives: 'soon' };
    expect(await refused(ford, fields)).toContain('A round is a whole number');
  });

  it('works for the user’s own fights only', async () => {
    const ford = await startFight(person, 'Goblin');
    const fields = { intent: 'load-fight', fight: 'x'.repeat(22) };
    expect(await refused(ford, fields)).toContain('That fight was not found');
  });
});

describe('a name without a record', () => {
  it('is reported with suggestions, and joins the fight by name only', async () => {
    const ford = await startFight(person, 'Goblin');
    const said = await press(ford, { intent: 'add', lines: '2 hobgoblinn' });
    expect(said).toContain('“2 hobgoblinn”: no monster is called “hobgoblinn”.');
    expect(said).toContain('Did you mean Hobgoblin');
    const { near } = (await (
      await person.ask('/initiative-tracker/creatures?name=hobgoblinn&name=Mira&near=hobgoblinn')
    ).json()) as { near: Record<string, string[]> };
    expect(Object.keys(near)).toEqual(['hobgoblinn']);
    expect(near.hobgoblinn).toContain('Hobgoblin');
  });
});
