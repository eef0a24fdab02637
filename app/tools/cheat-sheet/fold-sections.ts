/** Sections collapse only where the style sheet supports it: on a phone. */
const FOLDING = '(width < 48rem)';

/** The state stored in a browser history entry: the expanded sections, and the scroll position. */
type LeftSheet = { open: readonly string[]; top: number };

function leftSheetOf(state: unknown): LeftSheet | null {
  const left = (state as { sheet?: Partial<LeftSheet> } | null)?.sheet;
  return Array.isArray(left?.open) && typeof left.top === 'number'
    ? { open: left.open, top: left.top }
    : null;
}

/**
 * Makes the sheet's headings collapse and expand their sections on a phone, and expands the section of the URL's
 * fragment. Before it runs, the style sheet expands that section. Going back restores the expanded sections and the
 * scroll position. Returns a function to update the headings' state, because a search expands all sections.
 */
export function foldSections(page: Document, sheet: HTMLElement, signal: AbortSignal): () => void {
  const view = page.defaultView;
  if (!view) return () => {};
  const folding = view.matchMedia(FOLDING);
  const sections = [...sheet.querySelectorAll<HTMLElement>('section')];
  const headingOf = (section: HTMLElement) => section.querySelector<HTMLElement>('h2 a');

  let lastUnfolded: HTMLElement | null = null;

  function fold(section: HTMLElement, open: boolean): void {
    lastUnfolded = open ? section : null;
    section.toggleAttribute('data-open', open);
    tellState(section);
  }

  /** Sets `aria-expanded` only while the heading collapses its section. */
  function tellState(section: HTMLElement): void {
    const heading = headingOf(section);
    const isFolding = folding.matches && !sheet.hasAttribute('data-asked');
    if (!isFolding) heading?.removeAttribute('aria-expanded');
    else heading?.setAttribute('aria-expanded', String(section.hasAttribute('data-open')));
  }

  function unfoldNamed(): void {
    const named = page.getElementById(page.location.hash.slice(1));
    const section = named?.closest<HTMLElement>('[data-sheet] > section');
    if (!section) return;
    fold(section, true);
    // The browser scrolled while sections above were collapsed, or restored an outdated position. Instantly: a step back
    // while the page still moves must not end half-way.
    if (folding.matches) named?.scrollIntoView({ behavior: 'instant' });
  }

  /** A change of width collapses or expands everything, so the last read section is scrolled into view. */
  function foldAnew(): void {
    sections.forEach(tellState);
    const named = page.getElementById(page.location.hash.slice(1));
    (named ?? lastUnfolded)?.scrollIntoView();
  }

  for (const section of sections) {
    headingOf(section)?.addEventListener(
      'click',
      (event) => {
        if (!folding.matches || sheet.hasAttribute('data-asked')) return;
        event.preventDefault();
        fold(section, !section.hasAttribute('data-open'));
      },
      { signal },
    );
  }
  folding.addEventListener('change', foldAnew, { signal });
  view.addEventListener('hashchange', unfoldNamed, { signal });
  // A link to the current fragment does not change the URL.
  page.addEventListener(
    'click',
    (event) => {
      const way = event.target instanceof Element ? event.target.closest('nav a[href^="#"]') : null;
      if (way?.getAttribute('href') === page.location.hash) unfoldNamed();
    },
    { signal },
  );
  /** Stores the expanded sections and scroll position in the history entry, keeping the router's own state. */
  function note(): void {
    const open = sections.filter((section) => section.hasAttribute('data-open'));
    const left: LeftSheet = { open: open.map(({ id }) => id), top: view?.scrollY ?? 0 };
    view?.history.replaceState({ ...view.history.state, sheet: left }, '');
  }

  const left = folding.matches ? leftSheetOf(view.history.state) : null;
  if (left === null) unfoldNamed();
  else {
    for (const section of sections) if (left.open.includes(section.id)) fold(section, true);
    view.scrollTo({ top: left.top, behavior: 'instant' });
  }
  page.addEventListener('scrollend', note, { signal });
  view.addEventListener('pagehide', note, { signal });
  sections.forEach(tellState);
  sheet.setAttribute('data-by-hand', '');
  return () => sections.forEach(tellState);
}
