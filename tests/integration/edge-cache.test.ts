import { expect, it } from 'vitest';
import { KEPT_BY_VERSION, keptAnswer } from '~/platform/edge-cache.server';

const made: string[] = [];

async function ask(address: string, version: string): Promise<string> {
  const works: Promise<unknown>[] = [];
  const answer = await keptAnswer(
    new Request(address),
    (work) => works.push(work),
    version,
    () => {
      made.push(version);
      return new Response(`drawn by ${version}`, { headers: { 'Cache-Control': KEPT_BY_VERSION } });
    },
  );
  await Promise.all(works);
  return answer.text();
}

it('a response is computed once per version, whatever parameters are added to the URL', async () => {
  const address = 'https://edge.test/map.svg?v=1&seed=x';
  expect(await ask(address, '1')).toBe('drawn by 1');
  expect(await ask(address, '1')).toBe('drawn by 1');
  expect(made).toEqual(['1']);
  expect(await ask(`${address}&kept-version=2`, '1')).toBe('drawn by 1');
  expect(await ask(address, '2')).toBe('drawn by 2');
  expect(await ask(`${address}&kept-version=1`, '2')).toBe('drawn by 2');
});
