/** A new id for a fight on this device, valid for an account too: 128 bits in base64url. */
export function newDeviceFightId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}
