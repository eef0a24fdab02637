import { isPlainPage } from '~/ui/plain-page';
import { startSlides } from './start-slides';
import { startSuggestions } from './start-suggestions';

/** Starts the home page's slides and the search suggestions; returns a function that stops them. */
export function startHome(page: Document): () => void {
  const ends = [
    ...[...page.querySelectorAll<HTMLElement>('[data-slides]')].map(startSlides),
    ...[...page.querySelectorAll<HTMLElement>('[data-suggest]')].map(startSuggestions),
  ];
  return () => {
    for (const end of ends) end();
  };
}

if (isPlainPage()) startHome(document);
