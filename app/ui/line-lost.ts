/** The error messages of browsers when a request failed: Chromium and our own lazy files, Firefox, Safari. */
const LINE_LOST = /failed to fetch|networkerror|load failed|importing a module/i;

/** Whether an error means that the network failed. */
export function isLineLost(error: unknown): boolean {
  return error instanceof Error && LINE_LOST.test(error.message);
}
