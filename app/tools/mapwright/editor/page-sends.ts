import { paths } from '~/paths';
import { type Sent, sendForm } from '~/platform/send-form';
import type { MapAnswer } from '../saved-map-answers';

/** What the server says to the editor, or in one sentence why it says nothing. Whatever it is, the drawing stays. */
export type Reply =
  | { kind: 'answer'; status: number; body: MapAnswer }
  | { kind: 'no-line' | 'signed-out' | 'problem'; problem: string };

const STAYS = 'Your drawing stays here';

/** Sends a form about kept maps, and the page stays as it is. */
export async function sendMapForm(fields: Record<string, string>): Promise<Reply> {
  return replyOf(await sendForm(paths.keepMap(), fields));
}

/** Asks whether an export may go ahead now. */
export async function askExportPermit(fields: Record<string, string>): Promise<Reply> {
  return replyOf(await sendForm(paths.exportPermit(), fields));
}

/** The words for what came back. */
export function replyOf(sent: Sent): Reply {
  switch (sent.kind) {
    case 'no-line':
      return {
        kind: 'no-line',
        problem: `There is no connection just now. ${STAYS}: try again when the line is back.`,
      };
    case 'not-taken':
      // Our own missing page is one that comes as a page: the map was deleted somewhere else.
      if (sent.status === 404) return { kind: 'answer', status: 404, body: {} };
      return {
        kind: 'problem',
        problem: `The server could not answer. ${STAYS}: try again in a moment.`,
      };
    case 'answered':
      if (sent.status === 401) {
        return {
          kind: 'signed-out',
          problem: `You are no longer signed in. ${STAYS}, and is here again once you have signed in.`,
        };
      }
      return { kind: 'answer', status: sent.status, body: bodyOf(sent.body) };
  }
}

function bodyOf(body: unknown): MapAnswer {
  if (typeof body !== 'object' || body === null) return {};
  // The guards' own refusals say `error`.
  const problem = 'error' in body && typeof body.error === 'string' ? body.error : undefined;
  return { ...(problem !== undefined && { problem }), ...(body as MapAnswer) };
}
