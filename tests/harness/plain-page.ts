import { appOrigin } from './origin';

/** A page as a browser without scripts gets it: its answer, and its words as HTML. */
export async function plainPage(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${appOrigin()}${path}`, { redirect: 'manual', headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The words that a reader sees: without scripts, tags and the marks between them. */
export function readWords(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
