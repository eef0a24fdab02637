import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { type Answered, type Numbered, openLine } from './open-line';

type Call = { add: number[] };

/** A worker as a page sees it, over a real MessageChannel; `answer` decides its replies. */
function worker(answer: (call: Call) => Answered<number> | 'never') {
  const { port1, port2 } = new MessageChannel();
  const told = new EventTarget();
  port2.on('message', ({ number, body }: Numbered<Call>) => {
    const answered = answer(body);
    if (answered !== 'never') port2.postMessage({ number, body: answered });
  });
  let ends = 0;
  const page = {
    addEventListener(type: string, listener: (event: MessageEvent) => void) {
      if (type === 'message') {
        port1.on('message', (data) => listener(new MessageEvent('message', { data })));
      } else told.addEventListener(type, listener as (event: Event) => void);
    },
    postMessage: (message: unknown) => port1.postMessage(message),
    terminate() {
      ends += 1;
      port1.close();
      (port2 as MessagePort).close();
    },
  };
  return { page: page as unknown as Worker, told, ends: () => ends };
}

const sum = ({ add }: Call): Answered<number> => ({
  ok: true,
  answer: add.reduce((one, other) => one + other, 0),
});

test('each call gets its own answer, and a failure in words its own sentence', async () => {
  const { page } = worker((call) =>
    call.add.length === 0 ? { ok: false, problem: 'Nothing to add.' } : sum(call),
  );
  const line = openLine<Call, number>(page);
  const answers = await Promise.allSettled([
    line.ask({ add: [1, 2] }),
    line.ask({ add: [] }),
    line.ask({ add: [5] }),
  ]);
  expect(answers).toMatchObject([
    { value: 3 },
    { reason: { message: 'Nothing to add.' } },
    { value: 5 },
  ]);
  line.end();
});

test.each([
  ['error', 'The calculation could not start.'],
  ['messageerror', 'The result could not be read.'],
])('after an %s nobody waits: not who asked before, nor who asks later', async (type, sentence) => {
  const { page, told, ends } = worker(() => 'never');
  let heard = 0;
  const line = openLine<Call, number>(page, () => {
    heard += 1;
  });
  const before = line.ask({ add: [1] });
  told.dispatchEvent(new Event(type));
  told.dispatchEvent(new Event(type));
  await expect(before).rejects.toThrow(sentence);
  await expect(line.ask({ add: [1] })).rejects.toThrow(sentence);
  expect(heard).toBe(1);
  expect(line.isBroken()).toBe(true);
  expect(ends()).toBe(1);
});

test('an ended line leaves nobody waiting and tells nobody that it broke', async () => {
  const { page } = worker(() => 'never');
  let heard = 0;
  const line = openLine<Call, number>(page, () => {
    heard += 1;
  });
  const before = line.ask({ add: [1] });
  line.end();
  await expect(before).rejects.toThrow('The calculation was stopped.');
  await expect(line.ask({ add: [1] })).rejects.toThrow('The calculation was stopped.');
  expect(heard).toBe(0);
  expect(line.isBroken()).toBe(false);
});

test('what cannot be sent is refused at once, and the line goes on', async () => {
  const { page } = worker(sum);
  const line = openLine<unknown, number>(page);
  await expect(line.ask(() => 1)).rejects.toThrow();
  expect(await line.ask({ add: [2, 2] })).toBe(4);
  line.end();
});
