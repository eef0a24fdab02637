import { appOrigin } from './origin';

/** A page as a browser without scripts gets it: the response, and its HTML. */
export async function plainPage(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${appOrigin()}${path}`, { redirect: 'manual', headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The visible text: without scripts, styles, comments and tags. */
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
