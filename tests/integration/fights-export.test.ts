import { beforeEach, describe, expect, it } from 'vitest';
import { snapshotsOf } from '~/fights/kept/fight-export.server';
import { keepPicture } from '~/fights/kept/fight-pictures.server';
import { appendToFight, createFight, removeFight } from '~/fights/kept/kept-fights.server';
import { streamText } from '~/platform/stream-text';
import { exportPerson } from '~/settings/person/export.server';
import {
  begin,
  type Desk,
  event,
  goblin,
  joins,
  named,
  objectOf,
  openDesk,
  restart,
  takesBack,
} from './fights-desk';
import { silent } from './fights-shelf';
import { addPeople, store } from './kept-rows';

let desk: Desk;

beforeEach(async () => {
  await addPeople('ann', 'ben');
  desk = openDesk();
});

describe('exported fights', () => {
  const owner = { userId: 'ann', verifiedEmail: null };
  const exported = async (of = store) =>
    new Response(streamText(exportPerson(of, owner, ''), () => {})).text();

  it('contain each fight’s state and its whole log, one event per line, and nobody else’s fights', async () => {
    const id = await begin(desk, { events: [joins(goblin('g'))] });
    const undone = named('Bridge');
    await appendToFight(desk, 'ann', id, [undone, takesBack(undone)]);
    const shown = { type: 'image/png', bytes: new Uint8Array(20_000).fill(7) };
    const picture = await keepPicture(desk, 'ann', id, shown);
    expect(await keepPicture(desk, 'ben', id, shown)).toMatchObject({ ok: false });
    const away = await begin(desk, { name: 'Away' });
    await removeFight(desk, 'ann', away);
    await createFight(desk, 'ben', { name: 'Ben’s', edition: '2014' });
    await restart(id);
    const text = await exported();
    const { fights } = JSON.parse(text);
    expect(fights).toHaveLength(2);
    const of = (which: string) => fights.find((fight: { id: string }) => fight.id === which);
    expect(of(id)).toMatchObject({
      name: 'Ambush',
      fight: {
        pictures: [
          {
            id: picture.ok && picture.id,
            file: expect.stringMatching(/^data:image.png;base64,(Bw|cH)/),
          },
        ],
        seq: 3,
        standing: { name: 'Ambush', combatants: { g: { hitPoints: 7 } } },
        log: [{ by: 'ann' }, { id: undone.id }, { deeds: [{ do: 'undo', event: undone.id }] }],
      },
    });
    expect(of(away)).toMatchObject({ fight: { seq: 0, log: [], pictures: [] } });
    expect(text.split('\n').filter((line) => line.startsWith('{"v":1'))).toHaveLength(3);
  });

  it('are read in parts of about a megabyte', async () => {
    const id = await begin(desk);
    const long = () =>
      event(Array.from({ length: 15 }, () => ({ do: 'note', text: 'x'.repeat(1000) }) as const));
    for (let time = 0; time < 3; time += 1) {
      const events = Array.from({ length: 60 }, long);
      expect(await appendToFight(desk, 'ann', id, events)).toMatchObject({ refused: [] });
    }
    let longest = 0;
    let text = '';
    for await (const part of exportPerson(store, owner, '')) {
      longest = Math.max(longest, part.length);
      text += part;
    }
    expect(JSON.parse(text).fights[0].fight.log).toHaveLength(180);
    expect(text.length).toBeGreaterThan(2_500_000);
    expect(longest).toBeLessThan(1_100_000);
  });

  it('stop with an error when an object does not answer, and report a lost one', async () => {
    const id = await begin(desk);
    await expect(exported({ ...store, fights: silent })).rejects.toThrow();
    await objectOf(id).remove();
    const [fight] = JSON.parse(await exported()).fights;
    expect(fight).toMatchObject({ id, fight: null, fight_missing: /no longer in our storage/ });
  });

  it('in a backup are those of all users, one after another, and can continue after a given one', async () => {
    const one = await begin(desk, { events: [named('Bridge')] });
    const made = await createFight(desk, 'ben', { name: 'Ben’s', edition: '2024' });
    const two = made.ok ? made.id : '';
    const snapshots = async (after?: string) => {
      const found = [];
      for await (const snapshot of snapshotsOf(desk, after)) found.push(snapshot);
      return found;
    };
    const all = await snapshots();
    expect(all.map(({ id }) => id)).toEqual([one, two].toSorted());
    expect(all.find(({ id }) => id === one)).toMatchObject({
      userId: 'ann',
      seq: 1,
      fight: { name: 'Bridge' },
    });
    expect(await snapshots(all[0]?.id)).toEqual(all.slice(1));
    await objectOf(two).remove();
    expect((await snapshots()).find(({ id }) => id === two)?.fight).toBeNull();
  });
});
