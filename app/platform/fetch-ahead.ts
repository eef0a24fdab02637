/** Fetches files of the site before they are used, so that the device has them offline. Never throws. */
export function fetchAhead(addresses: readonly string[]): void {
  for (const address of addresses) fetch(address).catch(() => {});
}
