import { beforeEach, describe, expect, it } from 'vitest';
import { bringParty } from '~/fights/kept/bring-party.server';
import { shareFight } from '~/fights/kept/fight-codes.server';
import { fightFor } from '~/fights/kept/kept-fights.server';
import { fightOfRead } from '~/fights/kept/read-fight';
import { doorOf, openTable, pressAtTable } from '~/fights/kept/table-desk.server';
import { begin, openDesk } from './fights-desk';
import { addPeople } from './kept-rows';
import { joinedBy, partyOfAnn } from './parties-desk';

const desk = openDesk();

beforeEach(async () => {
  await addPeople('ann', 'ben', 'cay');
});

/** A shared fight of Ann's with her party, in which Ben plays a member; returns its id and code. */
async function shared(): Promise<{ id: string; code: string }> {
  const party = await partyOfAnn('Mira');
  await joinedBy(party.code, 'ben');
  const id = await begin(desk);
  await bringParty(desk, 'ann', id, party.id, null);
  const answer = await shareFight(desk, 'ann', id, doorOf(desk, 'ann', id));
  if (!answer?.ok) throw new Error('The fight is not shared.');
  return { id, code: answer.code };
}

/** Asks for a seat on a phone of its own, on which this user is signed in. */
async function asks(code: string, who: string, userId: string | null) {
  const phone = `phone of ${userId}`;
  const opened = await openTable(desk, code, phone);
  if (!opened?.ok || opened.view.seat.is !== 'none') throw new Error('No seat can be asked for.');
  const free = opened.view.seat.free.find(({ name }) => name === who);
  const intent = { is: 'claim', who: free?.id ?? '', name: 'Player' } as const;
  const press = { v: 1, id: `claim-of-${userId}`, intent } as const;
  const done = await pressAtTable(desk, code, phone, press, {
    userId: async () => userId,
    spell: async () => null,
  });
  if (!done?.ok) throw new Error('The seat was refused.');
  return done.view.seat;
}

async function dueOf(id: string) {
  const read = await fightFor(desk, 'ann', id);
  if (!read?.ok) throw new Error('The fight cannot be read.');
  return fightOfRead(read.fight).due;
}

describe('the player of a party’s member', () => {
  it('sits down at once when signed in, and the game master is told', async () => {
    const { id, code } = await shared();
    expect(await asks(code, 'ben’s own', 'ben')).toMatchObject({
      is: 'seated',
      ones: [{ name: 'ben’s own' }],
    });
    expect(await dueOf(id)).toMatchObject([
      { kind: 'reminder', text: 'Player took this seat, signed in as its player.' },
    ]);
  });

  it('asks for everybody else, as do others, and whoever is not signed in', async () => {
    const { id, code } = await shared();
    expect(await asks(code, 'Mira', 'ben')).toMatchObject({ is: 'asked' });
    expect(await asks(code, 'ben’s own', 'cay')).toMatchObject({ is: 'asked' });
    expect(await asks(code, 'ben’s own', null)).toMatchObject({ is: 'asked' });
    expect((await dueOf(id)).map(({ kind }) => kind)).toEqual(['claim', 'claim', 'claim']);
  });
});
