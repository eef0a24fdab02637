import type { Sent } from '~/platform/send-form';

/** The server's response to the editor, or a sentence on why there is none. The drawing is kept in any case. */
export type Reply<Body> =
  | { kind: 'answer'; status: number; body: Partial<Body> & { problem?: string } }
  | { kind: 'no-line' | 'signed-out' | 'problem'; problem: string };

const STAYS = 'Your drawing is still here';

/** Converts the result of a submission. */
export function replyOf<Body extends object>(sent: Sent): Reply<Body> {
  switch (sent.kind) {
    case 'no-line':
      return {
        kind: 'no-line',
        problem: `Offline. ${STAYS}: try again when you are back online.`,
      };
    case 'not-taken':
      // Our own "not found" is a page: the map was deleted elsewhere.
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
  // The guards report refusals in `error`.
  const problem = 'error' in body && typeof body.error === 'string' ? body.error : undefined;
  return { ...(problem !== undefined && { problem }), ...(body as Partial<Body>) };
}
