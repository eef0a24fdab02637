import type { ChildProcess } from 'node:child_process';

export function keepUp(work: {
  program: ChildProcess;
  again(): ChildProcess;
  say(text: string): void;
  answers?(): Promise<boolean>;
  lookMs?: number;
  now?(): number;
}): Promise<boolean>;
