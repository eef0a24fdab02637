import type { Sent } from '~/platform/send-form';

/** What the server says to the editor, or in one sentence why it says nothing. Whatever it is, the drawing stays. */
export type Reply<Body> =
  | { kind: 'answer'; status: number; body: Partial<Body> & { problem?: string } }
  | { kind: 'no-line' | 'signed-out' | 'problem'; problem: string };

const STAYS = 'Your drawing is still here';

/** The words for what came back. */
export function replyOf<Body extends object>(sent: Sent): Reply<Body> {
  switch (sent.kind) {
    case 'no-line':
      return {
        kind: 'no-line',
        problem: `Offline. ${STAYS}: try again when you are back online.`,
      };
    case 'not-taken':
      // Our own missing page is one that comes as a page: the map was deleted somewhere else.
      if (sent.status === 404) return { kind: 'answer', status: 404, body: {} };
      return {
        kind: 'problem',
        problem: `The server did not answer. ${STAYS}: try again in a moment.`,
      };
    case 'answered':
      if (sent.status === 401) {
        return {
          kind: 'signed-out',
          problem: `You are signed out. ${STAYS}, and comes back when you sign in.`,
        };
      }
      return { kind: 'answer', status: sent.status, body: bodyOf<Body>(sent.body) };
  }
}

function bodyOf<Body extends object>(body: unknown): Partial<Body> & { problem?: string } {
  if (typeof body !== 'object' || body === null) return {};
  // The guards' own refusals say `error`.
  const problem = 'error' in body && typeof body.error === 'string' ? body.error : undefined;
  return { ...(problem !== undefined && { problem }), ...(body as Partial<Body>) };
}
