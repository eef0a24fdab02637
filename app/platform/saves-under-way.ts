/** Of one visit: no server ever notes a save here. */
const underWay = new Set<Promise<unknown>>();

/** Notes a save that goes on while its page is left within the site. */
export function noteSave(save: Promise<unknown>): void {
  underWay.add(save);
  void save.finally(() => underWay.delete(save));
}

/** Waits for what is being saved, so that whoever comes back meanwhile is not shown what was before. */
export async function savesDone(): Promise<void> {
  await Promise.allSettled(underWay);
}
