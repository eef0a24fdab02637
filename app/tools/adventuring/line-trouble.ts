/** What a form is told that the line lost on its way: nothing was changed, and what was typed stays. A redirect goes through. */
export function lineTrouble(error: unknown): { intent: string; problem: string } {
  if (error instanceof Response) throw error;
  const reason = error instanceof TypeError ? 'Offline.' : 'The server did not answer.';
  return { intent: '', problem: `${reason} Nothing was changed: try again later.` };
}
