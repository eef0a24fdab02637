/** An id that nobody finds by trying: 128 random bits as 22 letters that need no escaping. */
export function newFightId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Whether a text is such an id. */
export function isFightId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
