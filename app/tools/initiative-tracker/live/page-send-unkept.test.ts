import { expect, it } from 'vitest';
import type { FightEvent } from '~/fights/log/deeds';
import { eventOf } from '../../../../tests/harness/fight-table';
import {
  answerWith,
  noLine,
  pass,
  sent,
  settled,
  stillClockForTests,
  taken,
} from '../../../../tests/harness/outbox-clock';
import { sendUnkept } from './page-send-unkept';

/** Events that a device without space could not store, sent from the page itself. */
stillClockForTests();

const blow = (): FightEvent => eventOf([{ do: 'begin' }]);
const idsSent = () => sent.map(({ events }) => events.map(({ id }) => id));

function sending() {
  const told: unknown[] = [];
  const unkept = sendUnkept('ann', '/fights/a', {
    heard: () => told.push('heard'),
    refused: (id, reason) => told.push([id, reason]),
    changed: () => told.push('changed'),
  });
  return { unkept, told };
}

it('goes in its order, without a line tried again by itself, until the server has it', async () => {
  answerWith(noLine);
  const { unkept, told } = sending();
  const [first, second] = [blow(), blow()];
  unkept.add(first);
  await settled();
  unkept.add(second);
  await settled();
  expect(idsSent()).toEqual([[first.id], [first.id, second.id]]);
  expect([unkept.waits(), told]).toEqual([true, []]);
  answerWith(taken);
  await pass(60_000);
  expect(idsSent().slice(2)).toEqual([[first.id, second.id]]);
  expect([unkept.waits(), told]).toEqual([false, ['heard', 'changed']]);
});

it('lets go of what is refused with its reason, and of a page that closes', async () => {
  const { unkept, told } = sending();
  const event = blow();
  answerWith(() =>
    Response.json({ acknowledged: [], refused: [{ id: event.id, reason: 'Never.' }] }),
  );
  unkept.add(event);
  await settled();
  expect(told).toEqual(['heard', [event.id, 'Never.'], 'changed']);
  expect(unkept.waits()).toBe(false);
  answerWith(noLine);
  unkept.add(blow());
  await settled();
  const tries = sent.length;
  unkept.close();
  await pass(120_000);
  expect(sent).toHaveLength(tries);
});
