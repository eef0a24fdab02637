/** A heading folds its section where the style sheet folds them at all: on a phone. */
const FOLDING = '(width < 48rem)';

/** What an entry of the browser's history remembers of the sheet that was left: the unfolded sections, and the place. */
type LeftSheet = { open: readonly string[]; top: number };

function leftSheetOf(state: unknown): LeftSheet | null {
  const left = (state as { sheet?: Partial<LeftSheet> } | null)?.sheet;
  return Array.isArray(left?.open) && typeof left.top === 'number'
    ? { open: left.open, top: left.top }
    : null;
}

/**
 * Lets the headings of a sheet fold and unfold their sections on a phone, and unfolds the section of whatever an address
 * points at. Until it runs, the style sheet unfolds the one that the address names. Whoever comes back finds unfolded what
 * was, and the place that was read. Returns what tells anew which sections are unfolded: a search unfolds them all.
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

  /** What a heading does is said where it does anything. */
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
    // The browser has looked for it while sections above it were folded, or goes back to where it stood then.
    if (folding.matches) named?.scrollIntoView();
  }

  /** Another width folds or unfolds everything: what was read last stays in sight. */
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
  // A press on the way to where one is already changes no address.
  page.addEventListener(
    'click',
    (event) => {
      const way = event.target instanceof Element ? event.target.closest('nav a[href^="#"]') : null;
      if (way?.getAttribute('href') === page.location.hash) unfoldNamed();
    },
    { signal },
  );
  /** Notes what is unfolded and where one reads, for the way back; the router's own notes stay. */
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
