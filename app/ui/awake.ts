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

/**
 * Notes the router's key of the location that the page now shows: the address in the browser changes before what is
 * shown does. Lets others, such as tests, wait for it.
 */
export function tellShown(page: Document, key: string): void {
  page.documentElement.dataset.shown = key;
}
