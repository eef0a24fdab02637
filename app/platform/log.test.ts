import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env.server';
import { createLog } from './log';

describe('the log', () => {
  it('writes one JSON object a line, whatever a visitor sent', () => {
    const lines: string[] = [];
    createLog((line) => lines.push(line), { path: '/' }).info('refused', {
      userAgent: 'x\r\n{"level":"forged"}',
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\r\n]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'refused', path: '/' });
  });

  it('cuts a value that would flood it', () => {
    const lines: string[] = [];
    createLog((line) => lines.push(line)).info('x', { path: 'a'.repeat(100_000) });
    expect(lines[0]?.length).toBeLessThan(2200);
  });
});

describe('the environment', () => {
  it('names everything that is missing, and no value', () => {
    const checked = readEnvironment({ APP_ORIGIN: 'https://a.example/path', TICKET_SECRET: 'shh' });
    expect(checked.ok).toBe(false);
    const problems = checked.ok ? '' : checked.problems.join('\n');
    for (const name of [
      'DB',
      'FILES',
      'WRITE_LIMIT',
      'APP_ORIGIN',
      'SESSION_KEYS',
      'TICKET_SECRET',
    ]) {
      expect(problems).toContain(name);
    }
    expect(problems).not.toContain('shh');
  });
});
