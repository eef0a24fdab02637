const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', minus: '-', ndash: '–' },
  ...{ mdash: '—', rsquo: "'", lsquo: "'", rdquo: '"', ldquo: '"', times: '×' },
};

/** The words of a field of HTML: paragraphs as lines, without tags and without Foundry's own marks in brackets. */
export function htmlWords(html: string): string {
  return html
    .slice(0, 20_000)
    .replace(/<(?:br|hr)\b[^>]{0,200}>|<\/(?:p|li|h[1-6]|tr|div|section)>/gi, '\n')
    .replace(/<[^<>]{0,2000}>/g, '')
    .replace(/@\w+\[[^\]]{0,300}\]\{([^}]{0,300})\}/g, '$1')
    .replace(
      /&Reference\[([^\]=]{0,80})(?:=[^\]]{0,80})?\](?:\{([^}]{0,80})\})?/g,
      (_, key, label) => label ?? key,
    )
    .replace(/\[\[[^\]]{0,300}\]\]\{([^}]{0,300})\}/g, '$1')
    .replace(
      /\[\[\/(?:damage|r|roll|heal)\s+([^\]]{0,200}?)(?:\s+(?:average|extended))*\]\]/gi,
      '$1',
    )
    .replace(/\[\[\/(?:save|check)\s+([^\]]{0,200})\]\]/gi, '$1')
    .replace(/\[\[[^\]]{0,300}\]\]/g, '')
    .replace(
      /&(#\d{1,6}|#x[\da-f]{1,5}|\w{2,8});/gi,
      (whole, name: string) => decoded(name) ?? whole,
    )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function decoded(name: string): string | undefined {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
