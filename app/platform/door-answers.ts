import { isWrite } from './guard';
import type { Verdict } from './verdict';

/** The answer to a request that the door does not let in. */
export function refusalAt(request: Request, verdict: Verdict & { pass: false }): Response {
  const response = sentenceFor(request, verdict.status, verdict.problem);
  if (verdict.status === 405) response.headers.set('Allow', allowedBeside(request.method));
  if (verdict.status === 429) response.headers.set('Retry-After', '60');
  return response;
}

/** What is taken where this method is not: of those that write, a page takes POST. */
function allowedBeside(method: string): string {
  return isWrite(method) ? 'GET, HEAD, POST' : 'GET, HEAD, POST, PUT, PATCH, DELETE';
}

/** What reading an address answers whose file only a press gives: 405 with a sentence that says where to press. */
export function byPressAlone(request: Request, sentence: string): Response {
  const response = sentenceFor(request, 405, sentence);
  response.headers.set('Allow', 'POST');
  return response;
}

/** One sentence: as a plain page for a person who sent a form, as JSON for a program. */
export function sentenceFor(request: Request, status: number, text: string): Response {
  const headers = { 'Cache-Control': 'no-store' };
  if (!/\btext\/html\b/.test(request.headers.get('Accept') ?? '')) {
    return Response.json({ error: text }, { status, headers });
  }
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text}</title><h1>${text}</h1><p>Go back with your browser: what you typed is still there. Or <a href="/">go home</a>.</p></html>`;
  return new Response(html, {
    status,
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
