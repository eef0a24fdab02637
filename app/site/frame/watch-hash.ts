/**
 * Scrolls to the top when the URL's fragment names an element that does not exist [specification 2]; the browser itself
 * would not scroll. Returns a function that stops this.
 */
export function watchHash(page: Document): () => void {
  const view = page.defaultView;
  function toTop() {
    if (page.location.hash !== '' && elementOfHash(page) === null) view?.scrollTo({ top: 0 });
  }
  view?.addEventListener('hashchange', toTop);
  return () => view?.removeEventListener('hashchange', toTop);
}

/** The element that the fragment names, as written or decoded; a fragment that cannot be decoded names none. */
function elementOfHash(page: Document): HTMLElement | null {
  const name = page.location.hash.slice(1);
  try {
    return page.getElementById(name) ?? page.getElementById(decodeURIComponent(name));
  } catch {
    return null;
  }
}
