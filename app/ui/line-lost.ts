/** What browsers say when a request did not come through: Chromium and our own late files, Firefox, Safari. */
const LINE_LOST = /failed to fetch|networkerror|load failed|importing a module/i;

/** Whether something failed because there is no connection. */
export function isLineLost(error: unknown): boolean {
  return error instanceof Error && LINE_LOST.test(error.message);
}
