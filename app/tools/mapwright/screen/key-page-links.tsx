import { useLocation } from '@remix-run/react';
import layout from '~/ui/layout.module.css';
import { type KeyPageLink, pageSearch } from '../key/key-pages';

type KeyPageLinksProps = { label?: string; page: number; pages: readonly KeyPageLink[] };

/** Links to the pages of a key; nothing where there is one. */
export function KeyPageLinks({ label = 'Pages of the key', page, pages }: KeyPageLinksProps) {
  const { search } = useLocation();
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
          <a key={one} href={`${pageSearch(search, one)}#room-${from}`}>
            {rooms}
          </a>
        );
      })}
    </nav>
  );
}
