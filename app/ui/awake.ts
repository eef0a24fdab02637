/** The event that is dispatched once a page's own scripts run: from then on they report being offline themselves. */
export const AWAKE = 'page-awake';

/** Announces that the scripts of a page run: by the event, and by an attribute for code that starts later. */
export function tellAwake(page: Document): void {
  page.documentElement.dataset.awake = '';
  page.defaultView?.dispatchEvent(new Event(AWAKE));
}

/** Whether the scripts of a page run. */
export function isAwake(page: Document): boolean {
  return 'awake' in page.documentElement.dataset;
}
