import { beforeEach, expect, it } from 'vitest';
import { createRandom } from '~/rules/random';
import { DAY, goblin, joins, NOW, restart } from './fights-desk';
import { type Device, keptFight, openDevice } from './fights-device';
import { append, fight, ids, openOne } from './fights-one';

beforeEach(openOne);

const DEEDS = 1000;

/** A random step: mostly an event, often a request, sometimes a reload or a restart of the object. */
async function step(device: Device, chance: number): Promise<void> {
  if (chance <= 60) device.act();
  else if (chance <= 80) await device.send(true);
  else if (chance <= 97) await device.hear(true);
  else if (chance <= 99) await device.reload();
  else await restart('one');
}

it.each(['ford', 'bridge', 'keep'])(
  'three devices with bad connections reach the same state, without lost or repeated events (%s)',
  async (seed) => {
    const random = createRandom(seed);
    await append(joins(goblin('a'), goblin('b'), goblin('c')));
    const begun = (await ids()).length;
    // Two devices of the owner and one of another user; two clocks are wrong by a day.
    const devices = [
      await openDevice('ann', random),
      await openDevice('ann', random, DAY),
      await openDevice('cleo', random, -DAY),
    ];
    const doneSoFar = () => devices.reduce((sum, { done }) => sum + done.length, 0);
    while (doneSoFar() < DEEDS) {
      const device = devices[random.die(devices.length) - 1];
      if (device) await step(device, random.die(100));
    }
    // With a good connection each device sends its pending events and reads the others'.
    for (const device of devices) while (device.waits() > 0) await device.send(false);
    for (const device of devices) await device.hear(false);

    const log = await ids();
    expect(new Set(log).size).toBe(log.length);
    const done = devices.flatMap((device) => device.done.map(({ id }) => id));
    const refused = devices.flatMap((device) => device.refused);
    expect(new Set(done).size).toBe(done.length);
    expect([...log.slice(begun), ...refused].toSorted()).toEqual(done.toSorted());
    // The events of each device are in the order in which they were made.
    for (const device of devices) {
      const own = device.done.map(({ id }) => id).filter((id) => !device.refused.includes(id));
      expect(log.filter((id) => own.includes(id))).toEqual(own);
    }
    const kept = await keptFight();
    for (const device of devices) {
      const book = device.book();
      expect(book.pending()).toEqual([]);
      expect(book.seq()).toBe(log.length);
      expect(
        book
          .ledger()
          .events()
          .map(({ id }) => id),
      ).toEqual(log.slice(book.before()));
      expect(book.ledger().fight()).toEqual(kept);
    }
    await restart('one');
    expect(await keptFight()).toEqual(kept);
    expect(
      (await fight().append('ann', 'ann', devices[0]?.done.slice(0, 50) ?? [], NOW))?.seq,
    ).toBe(log.length);
  },
);
