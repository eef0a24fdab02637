import { isPlainPage } from '~/ui/plain-page';

/** Opens the folded part of the page when the address names a card inside it; returns what ends that. */
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
