import { expect, it } from 'vitest';
import { gifted, send } from '../harness/fight-pages';

const noted = (id: string) => ({
  v: 1,
  id,
  by: 'device',
  at: 1,
  deeds: [{ do: 'note', text: id }],
});
const textOf = (...ids: string[]) =>
  JSON.stringify({ kind: 'fight', v: 1, edition: '2014', events: ids.map(noted) });

it('a fight stored on a device is imported once, and its later events are added to it', async () => {
  const owner = await gifted();
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  const keep = (fight: string) =>
    send(owner, '/initiative-tracker', { intent: 'keep-device', id, fight });
  const first = await keep(textOf('one', 'two'));
  expect(first.headers.get('Location')).toBe(`/initiative-tracker/${id}?along=2`);
  const events = async () => {
    const { events } = JSON.parse(
      await (await owner.ask(`/initiative-tracker/${id}/events`)).text(),
    );
    return events.map((event: { id: string }) => event.id);
  };
  expect(await events()).toEqual(['one', 'two']);
  expect((await keep(textOf('one', 'two'))).status).toBe(303);
  expect(await events()).toEqual(['one', 'two']);
  const again = await keep(textOf('one', 'two', 'three', 'four'));
  expect(again.headers.get('Location')).toBe(`/initiative-tracker/${id}?along=4`);
  expect(await events()).toEqual(['one', 'two', 'three', 'four']);
});
