/** Browser only: no server ever adds a save here. */
const underWay = new Set<Promise<unknown>>();

/** Tracks a save that continues while the visitor moves to another page of the site. */
export function noteSave(save: Promise<unknown>): void {
  underWay.add(save);
  void save.finally(() => underWay.delete(save));
}

/** Waits for saves in progress, so that a visitor who returns meanwhile is not shown the old state. */
export async function savesDone(): Promise<void> {
  await Promise.allSettled(underWay);
}
