import type { ListsAnswer } from './lists-intents.server';

/** Whatever goes wrong on the way, the page stays, with what was typed, and says so; a redirect goes through. */
export async function answerOrStay(ask: () => Promise<ListsAnswer>): Promise<ListsAnswer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Response) throw error;
    const reason = error instanceof TypeError ? 'Offline.' : 'The server did not answer.';
    return { problem: `${reason} Nothing was changed: try again later.` };
  }
}
