import { expect, it } from 'vitest';
import { within } from './patience';

it('gives what work gives in time, and says when it is late', async () => {
  expect(await within(Promise.resolve('done'), 60_000)).toBe('done');
  expect(await within(new Promise(() => {}), 1)).toBe('late');
});

it('fails as the work fails', async () => {
  await expect(within(Promise.reject(new Error('no')), 60_000)).rejects.toThrow('no');
});
