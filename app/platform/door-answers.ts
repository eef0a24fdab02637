import { isWrite } from './guard';
import type { Verdict } from './verdict';

/** The response to a request that the guard refuses. */
export function refusalAt(request: Request, verdict: Verdict & { pass: false }): Response {
  const response = sentenceFor(request, verdict.status, verdict.problem);
  if (verdict.status === 405) response.headers.set('Allow', allowedBeside(request.method));
  if (verdict.status === 429) response.headers.set('Retry-After', '60');
  return response;
}

/** The `Allow` header where this method is refused: of the writing methods, a page takes only POST. */
function allowedBeside(method: string): string {
  return isWrite(method) ? 'GET, HEAD, POST' : 'GET, HEAD, POST, PUT, PATCH, DELETE';
}

/** The 405 response to a GET of a file that only a form POST returns; the sentence says which button to use. */
export function byPressAlone(request: Request, sentence: string): Response {
  const response = sentenceFor(request, 405, sentence);
  response.headers.set('Allow', 'POST');
  return response;
}

/** A response of one sentence: a plain page for a browser, JSON for a program. */
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
