import { expect, it } from 'vitest';
import type { Objects } from '~/platform/objects.server';
import { newFight } from '../log/new-fight';
import { exportFight } from './fight-export.server';

/** An object with one event and two pictures, of which some may be lost, until it is emptied. */
function fightObject() {
  const picture = { type: 'image/png', bytes: new Uint8Array(3) };
  const pictures = new Map([
    ['one', picture],
    ['two', picture],
  ]);
  const ids = [...pictures.keys()];
  let isEmpty = false;
  const calls = {
    read: async () => ({ seq: 1, base: { seq: 1, fight: newFight('Ambush', '2014') }, events: [] }),
    log: async () => (isEmpty ? null : { events: ['{"v":1}'], next: null }),
    pictureIds: async () => (isEmpty ? null : ids),
    tablePicture: async (_owner: string, _at: null, id: string) =>
      isEmpty ? null : (pictures.get(id) ?? null),
  };
  const objects = { ask: (_: string, ask: (fight: never) => unknown) => ask(calls as never) };
  return {
    objects: objects as unknown as Objects,
    lose: (id: string) => pictures.delete(id),
    empty: () => {
      isEmpty = true;
    },
  };
}

/** The exported text; `during` runs after the part that contains `after`. */
async function exported(objects: Objects, after = '', during = () => {}): Promise<string> {
  let text = '';
  for await (const part of (await exportFight(objects, 'ann', 'a')) ?? []) {
    text += part;
    if (part.includes(after)) during();
  }
  return text;
}

const picturesIn = (text: string) =>
  JSON.parse(text).pictures.map(({ id }: { id: string }) => id) as string[];

it('exports the log and the pictures', async () => {
  const text = await exported(fightObject().objects);
  expect(JSON.parse(text).log).toHaveLength(1);
  expect(picturesIn(text)).toEqual(['one', 'two']);
});

it('leaves out a picture that was replaced during the export', async () => {
  const { objects, lose } = fightObject();
  const text = await exported(objects, '"log"', () => lose('one'));
  expect(picturesIn(text)).toEqual(['two']);
});

it.each(['"log"', '"pictures"', '"one"'])(
  'aborts when the fight is removed after the part with %s',
  async (after) => {
    const { objects, empty } = fightObject();
    await expect(exported(objects, after, empty)).rejects.toThrow('removed');
  },
);
