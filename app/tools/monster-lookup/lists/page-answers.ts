import type { ListsAnswer } from './lists-intents.server';

/** Keeps the page with its typed values after any failure, with a message; redirects pass through. */
export async function answerOrStay(ask: () => Promise<ListsAnswer>): Promise<ListsAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response) throw error;
    const reason = error instanceof TypeError ? 'Offline.' : 'The server did not answer.';
    return { problem: `${reason} Nothing was changed: try again later.` };
  }
}
