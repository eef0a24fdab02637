/** What a first visit to a page loads, in kB (1,000 bytes) after gzip: scripts, and HTML with its style sheets. */
export function weighPage(
  origin: string,
  path: string,
): Promise<{ script: number; page: number; sheets: number }>;
