/** What a first visit to a page loads, in kB (1,000 bytes) after gzip: scripts, with late parts of these names, and HTML with its style sheets. */
export function weighPage(
  origin: string,
  path: string,
  parts?: readonly string[],
): Promise<{ script: number; page: number; sheets: number }>;
