/** An unguessable id: 128 random bits as 22 URL-safe characters. */
export function newFightId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Whether a text has the form of such an id. */
export function isFightId(text: string): boolean {
  return /^[\w-]{22}$/.test(text);
}
