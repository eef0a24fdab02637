import { Link } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { type OpenWord, useWordTools } from './use-word-tools';
import styles from './word-link.module.css';

type WordLinkProps = { word: OpenWord; to: string; children: ReactNode };

/** A link that opens its description in an overlay where possible, and previews it on hover and focus. */
export function WordLink({ word, to, children }: WordLinkProps) {
  const { open, peek } = useWordTools();
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (open === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(word);
  }
  return (
    <Link
      to={to}
      // It opens here; only a browser without scripts follows it.
      discover="none"
      className={word.kind === 'spell' ? undefined : styles.quiet}
      onClick={handleClick}
      onPointerEnter={({ pointerType, currentTarget: element }) => {
        if (pointerType === 'mouse') peek?.({ word, element });
      }}
      onPointerLeave={() => peek?.(null)}
      onFocus={({ currentTarget: element }) => {
        if (element.matches(':focus-visible')) peek?.({ word, element });
      }}
      onBlur={() => peek?.(null)}
    >
      {children}
    </Link>
  );
}
