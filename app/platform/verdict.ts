/** The guard's decision before Remix sees a request: let it pass, or refuse it with a status and a sentence. */
export type Verdict = { pass: true } | { pass: false; status: number; problem: string };

export const PASS: Verdict = { pass: true };

/** Refuses a request with a status and one sentence. */
export function refuse(status: number, problem: string): Verdict & { pass: false } {
  return { pass: false, status, problem };
}
