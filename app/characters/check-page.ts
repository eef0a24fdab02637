import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { readAsked } from './asked-character';
import { bookOf } from './books/book-of';
import { checkAnswer } from './make/check-answer';
import { sheetOf } from './sheet/sheet-of';

/** The maximum size of a request body in bytes. */
const MOST_BYTES = 64 * 1024;

/** GET: 405 with a sentence that explains how to use the endpoint. */
export function loader() {
  return problemJson(405, 'Send a character with POST: its file, or its short form.');
}

/**
 * POST /characters/check: calculates a submitted character and returns JSON: its numbers, what is missing, and what the
 * rules forbid. Public: no authentication, no cookies, nothing is stored.
 */
export async function action({ request }: ActionFunctionArgs) {
  if (request.method !== 'POST') return problemJson(405, 'Send a character with POST.');
  const text = await textOf(request);
  if (text === null) return problemJson(413, 'A character can be at most 64 kB.');
  const read = readAsked(text);
  if (!read.ok) return problemJson(400, read.problem);
  const { character } = read;
  const answer = checkAnswer(sheetOf(bookOf(character.edition), character));
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
}

/** The request body as text; null when it is too long or incomplete. */
async function textOf(request: Request): Promise<string | null> {
  try {
    const bytes = await request.arrayBuffer();
    return bytes.byteLength > MOST_BYTES ? null : new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}
