import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './visually-hidden';

/**
 * Does on client-side navigation what a browser does on a page load: announces the new title, and moves the focus to
 * the new page's heading. Not for a changed query of the same page, nor for a link into a page, which has its own
 * target.
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
  // Move the focus only from the body or a link: a user in the middle of typing stays there.
  const at = document.activeElement;
  if (page === null || (at !== null && !at.matches('body, a'))) return;
  const heading = page.querySelector('h1') ?? page;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
