const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The words of a page as they are read: its text and the names that `aria-label` gives, without tags. */
export function wordsOf(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  const labels = [...body.matchAll(/aria-label="([^"]*)"/g)].map((found) => found[1]);
  const text = body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    // A tag inside a sentence joins its parts; a block's end parts them.
    .replace(/<\/?(b|i|a|span|code|em|strong)(\s[^>]*)?>/g, '')
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
