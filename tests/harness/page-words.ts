const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The text of a page as readers get it: its text and its `aria-label` names, without tags. */
export function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const labels = [...body.matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1]);
  const text = body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    // Inline tags join the text around them; the end of a block separates it.
    .replace(/<\/?(b|i|a|span|code|em|strong|wbr)(\s[^>]*|\/)?>/g, '')
    .replace(/<[^>]+>/g, ' ');
  return [text, ...labels]
    .join(' ')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ');
}

/** The title of a page. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}
