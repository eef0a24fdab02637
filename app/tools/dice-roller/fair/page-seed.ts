/** A new unpredictable seed: 128 random bits as 32 hexadecimal digits. */
export function drawSeed(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * The SHA-256 of a seed as 64 hexadecimal digits: shown before a roll, it proves afterwards that the seed was not
 * changed.
 */
export async function hashOfSeed(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return hexOf(new Uint8Array(digest));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
