import type { Edition } from '~/rules/edition';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  minus: '-',
  ndash: '–',
  mdash: '—',
  rsquo: "'",
  lsquo: "'",
  rdquo: '"',
  ldquo: '"',
  times: '×',
};

/**
 * Converts an HTML field to text: paragraphs as lines, no tags or enrichers; `unread` lists enrichers that were
 * dropped.
 */
export function htmlWords(
  html: string,
  edition: Edition = '2014',
): { readonly words: string; readonly unread: readonly string[] } {
  const plain = html
    .slice(0, 20_000)
    .replace(/<(?:br|hr)\b[^>]{0,200}>|<\/(?:p|li|h[1-6]|tr|div|section)>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, '');
  const { html: said, unread } = marksAsWords(plain, edition);
  const words = said
    .replace(
      /&(#\d{1,6}|#x[\da-f]{1,5}|\w{2,8});/gi,
      (whole, name: string) => decoded(name) ?? whole,
    )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
  return { words, unread };
}

/**
 * Replaces Foundry's enrichers for links and rules by the text they show; others are removed and listed in `unread`.
 */
export function marksAsWords(
  html: string,
  edition: Edition,
): { readonly html: string; readonly unread: readonly string[] } {
  const unread: string[] = [];
  const left = (whole: string) => {
    unread.push(whole.slice(0, 160));
    return '';
  };
  const words = html
    .replace(/&amp;(?=Reference\[)/g, '&')
    .replace(/@\w+\[[^\]]{0,300}\]\{([^}]{0,300})\}/g, '$1')
    .replace(
      /&Reference\[([^\]]{0,160})\](?:\{([^}]{0,80})\})?/g,
      (_, key: string, label: string | undefined) => label ?? referenceWords(key, edition),
    )
    .replace(/\[\[[^\]]{0,300}\]\]\{([^}]{0,300})\}/g, '$1')
    .replace(/\[\[[^\]]{0,300}\]\]/g, left)
    .replace(/@(?:UUID|Embed|Compendium|Actor|Item|JournalEntry)\[[^\]]{0,300}\]/g, left);
  return { html: words, unread };
}

/**
 * The display text of a reference such as "Frightened apply=false", "condition=prone" or 'rule="Difficult Terrain"'.
 */
function referenceWords(key: string, edition: Edition): string {
  const named = /^(?:[a-z]+=)?(?:"([^"]*)"|(.+?))(?:\s+[a-z]+=\S+)*$/i.exec(key.trim());
  const word = (named?.[1] ?? named?.[2] ?? key).replace(/\s+[a-z]+=\S+$/i, '').trim();
  return edition === '2024' ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
