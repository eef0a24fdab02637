function encoded(text: string): string {
  return [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
}

/** Spellings of an address that the router treats as the same, the plain one first. */
export function spellingsOf(path: string): string[] {
  const parts = path.split('/').slice(1);
  const each = (change: (part: string) => string) => `/${parts.map(change).join('/')}`;
  return [
    path,
    path.toUpperCase(),
    each((part) => part.charAt(0).toUpperCase() + part.slice(1)),
    each((part) => encoded(part.charAt(0)) + part.slice(1)),
    each(encoded),
    each((part) => part.slice(0, -1) + encoded(part.slice(-1).toUpperCase())),
    `${path}/`,
    `${path}//`,
    `${path.toUpperCase()}/`,
    `${path}.data`,
    `${each(encoded)}.data`,
    `/x/..${path}?index`,
    `/.${path}?a=/b`,
  ];
}
