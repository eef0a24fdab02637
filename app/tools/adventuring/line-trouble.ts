/** The error for a form whose request failed: nothing was changed, and the input stays. Redirects are rethrown. */
export function lineTrouble(error: unknown): { intent: string; problem: string } {
  if (error instanceof Response) throw error;
  const reason = error instanceof TypeError ? 'Offline.' : 'The server did not answer.';
  return { intent: '', problem: `${reason} Nothing was changed: try again later.` };
}
