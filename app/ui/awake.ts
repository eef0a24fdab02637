/** The event of a page whose own scripts run: from then on they say themselves when there is no line. */
export const AWAKE = 'page-awake';

/** Says that the scripts of a page run, to whoever listens and to whoever comes later. */
export function tellAwake(page: Document): void {
  page.documentElement.dataset.awake = '';
  page.defaultView?.dispatchEvent(new Event(AWAKE));
}

/** Whether the scripts of a page run. */
export function isAwake(page: Document): boolean {
  return 'awake' in page.documentElement.dataset;
}
