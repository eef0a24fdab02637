import { beforeAll, describe, expect, it } from 'vitest';
import { gifted, startFight } from '../harness/fight-pages';
import { knock } from '../harness/knock';
import { PEOPLE, Visitor } from '../harness/visitor';

let owner: Visitor;
let live: string;

beforeAll(async () => {
  owner = await gifted();
  live = `${await startFight(owner, 'goblin')}/live`;
});

describe('the WebSocket of a fight', () => {
  it('opens for its owner', async () => {
    expect(await knock(live, owner)).toBe(101);
  });

  it('opens for nobody else, and not for a fight that does not exist', async () => {
    const other = new Visitor();
    await other.signIn(PEOPLE.paying, '/about');
    expect(await knock(live, other)).toBe(404);
    expect(await knock('/initiative-tracker/nowhere/live', owner)).toBe(404);
    const asked = await new Visitor().ask(live);
    expect(await knock(live, null)).toBe(asked.status);
    expect(asked.status).not.toBe(200);
  });

  it.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ])('refuses cross-site requests, whatever cookies they have: %o', async (from) => {
    expect(await knock(live, owner, from as unknown as Record<string, string>)).toBe(403);
  });

  it('answers a normal GET with 426 and a sentence', async () => {
    const answer = await owner.ask(live);
    expect(answer.status).toBe(426);
    expect(await answer.json()).toEqual({ error: 'This address takes a WebSocket.' });
  });
});
