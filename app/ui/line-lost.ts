/** What browsers say when a request did not come through: Chromium, Firefox, Safari; and Vite of a style sheet. */
const LINE_LOST = /failed to fetch|networkerror|load failed|importing a module|unable to preload/i;

/** Whether something failed because there is no connection. */
export function isLineLost(error: unknown): boolean {
  return error instanceof Error && LINE_LOST.test(error.message);
}
