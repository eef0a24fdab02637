import type { IdentityStandin } from '../standins/identity/start.mjs';

/** The built Worker inside this process: see worker-here.mjs. */
export type WorkerHere = {
  origin: string;
  standin: IdentityStandin;
  db: D1Database;
  reads: string[];
  /** Every line that the Worker logged so far. */
  lines: string[];
  environment: Record<string, unknown> & { FILES: R2Bucket };
  ask(path: string, init?: RequestInit): Promise<Response>;
  schedule(): Promise<void>;
  settle(): Promise<unknown>;
  close(): Promise<void>;
};

export function openWorkerHere(
  values?: Record<string, string>,
  options?: { seed?: boolean },
): Promise<WorkerHere>;
