import { Link } from '@remix-run/react';
import layout from '~/ui/layout.module.css';
import type { KeyPageLink } from '../key/key-pages';

type KeyPageLinksProps = { label: string; page: number; pages: readonly KeyPageLink[] };

/** Links to the pages of a key; nothing where there is one. */
export function KeyPageLinks({ label, page, pages }: KeyPageLinksProps) {
  if (pages.length < 2) return null;
  return (
    <nav aria-label={label} className={layout.row}>
      {pages.map(({ page: one, from, to }) => {
        const rooms = `Rooms ${from}–${to}`;
        return one === page ? (
          <strong key={one} aria-current="page">
            {rooms}
          </strong>
        ) : (
          <Link key={one} to={`?page=${one}`}>
            {rooms}
          </Link>
        );
      })}
    </nav>
  );
}
