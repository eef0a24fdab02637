import { isPlainPage } from '~/ui/plain-page';

/**
 * Opens the collapsed part of the page when the URL's fragment names a card inside it; returns a function that stops
 * this.
 */
export function startFeatures(page: Document): () => void {
  function unfold() {
    const card = page.getElementById(location.hash.slice(1));
    const folded = card?.closest('details:not([open])');
    if (!card || !folded) return;
    folded.setAttribute('open', '');
    card.scrollIntoView();
  }
  unfold();
  addEventListener('hashchange', unfold);
  return () => removeEventListener('hashchange', unfold);
}

if (isPlainPage()) startFeatures(document);
