import { type ChildProcess, spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { keepUp } from '../../scripts/setup/keep-up.mjs';

const dying = (): ChildProcess => spawn(process.execPath, ['-e', 'process.exit(1)']);

/** Simulates a program that dies at these times (in seconds); returns its starts and the messages. */
async function lives(deathsAt: number[]) {
  const said: string[] = [];
  let starts = 1;
  let deaths = 0;
  const kept = await keepUp({
    program: dying(),
    again: () => {
      starts += 1;
      return dying();
    },
    say: (text) => said.push(text),
    now: () => (deathsAt[deaths++] ?? 100_000) * 1000,
  });
  return { kept, starts, said };
}

describe('a site process that dies', () => {
  it('is restarted twice within a minute, but not three times', async () => {
    const { kept, starts, said } = await lives([0, 10, 20]);
    expect(kept).toBe(false);
    expect(starts).toBe(3);
    expect(said).toEqual([
      'The site ended by itself; starting it again…',
      'The site ended by itself; starting it again…',
      'The site ended three times within a minute, and is not started again.',
    ]);
  });

  it('is restarted any number of times if that is rare', async () => {
    const { starts } = await lives([0, 50, 100, 150, 151, 152]);
    expect(starts).toBe(5);
  });

  it('is restarted when it runs but does not answer', async () => {
    const deaf = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
    const said: string[] = [];
    let starts = 1;
    await keepUp({
      program: deaf,
      again: () => {
        starts += 1;
        return dying();
      },
      say: (text) => said.push(text),
      answers: async () => false,
      lookMs: 5,
      now: () => 0,
    });
    expect(deaf.signalCode).toBe('SIGTERM');
    expect(starts).toBe(3);
    expect(said).toHaveLength(3);
  });

  it('is not restarted after a short silence', async () => {
    const slow = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 300)'], { detached: true });
    let looks = 0;
    await keepUp({
      program: slow,
      again: dying,
      say: () => {},
      answers: async () => ++looks % 3 === 0,
      lookMs: 5,
      now: () => 0,
    });
    expect(slow.signalCode).toBe(null);
    expect(looks).toBeGreaterThan(8);
  });
});
