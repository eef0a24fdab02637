import { isPlainPage } from '~/ui/plain-page';
import { startSlides } from './start-slides';

/** Sets the home page's slides going; returns what ends it. */
export function startHome(page: Document): () => void {
  const ends = [...page.querySelectorAll<HTMLElement>('[data-slides]')].map(startSlides);
  return () => {
    for (const end of ends) end();
  };
}

if (isPlainPage()) startHome(document);
