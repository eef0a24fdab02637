/** What a first visit to a page loads, in kB (1,000 bytes) after gzip: scripts, with late parts of these names, and HTML with its style sheets. */
export function weighPage(
  origin: string,
  path: string,
  parts?: readonly string[],
): Promise<{ script: number; page: number; sheets: number; files: number }>;

/** What a visit of several pages loads, in kB of script after gzip, with the late parts that are opened at each stop. */
export function weighVisit(
  origin: string,
  stops: readonly { path: string; parts: readonly string[] }[],
): Promise<number>;

export function weighHtml(
  origin: string,
  html: string,
  parts?: readonly string[],
): Promise<{ script: number; page: number; sheets: number; files: number }>;
