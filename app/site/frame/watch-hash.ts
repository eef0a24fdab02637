/**
 * Scrolls to the top when the address comes to name an element that is not there [specification 2]: the browser itself stays
 * where it was. Returns what ends that.
 */
export function watchHash(page: Document): () => void {
  const view = page.defaultView;
  function toTop() {
    if (page.location.hash !== '' && elementOfHash(page) === null) view?.scrollTo({ top: 0 });
  }
  view?.addEventListener('hashchange', toTop);
  return () => view?.removeEventListener('hashchange', toTop);
}

/** The element that the address names, as it stands there or decoded; a name that cannot be decoded names nothing more. */
function elementOfHash(page: Document): HTMLElement | null {
  const name = page.location.hash.slice(1);
  try {
    return page.getElementById(name) ?? page.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}
