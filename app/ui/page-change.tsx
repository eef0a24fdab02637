import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './visually-hidden';

/**
 * What a browser does when it loads a page, for pages that change without being loaded: the new title is read out, and the
 * keyboard goes on from the new page's heading. A search that changes is no new page, and a link into a page knows its place.
 */
export function PageChange() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    if (hash === '') takeKeyboardTo(document.querySelector('main'));
  }, [pathname, hash]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}

function takeKeyboardTo(page: HTMLElement | null) {
  // Who is in the middle of something stays there; only a link that was followed, or a place that is gone, gives way.
  const at = document.activeElement;
  if (page === null || (at !== null && !at.matches('body, a'))) return;
  const heading = page.querySelector('h1') ?? page;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
