import { useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import { askJson } from '~/platform/ask-json';
import { spellPaths } from '~/spell-paths';
import { LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useDeviceList } from '~/ui/use-device-list';
import { readBookName } from './book-limits';
import { isOfEdition } from './book-rules';
import { BookScreen } from './book-screen';
import type { BookView } from './book-view';
import { changeBook, readBookChange, readSlot, type Slot } from './change-book';
import { DEVICE_BOOKS } from './device-books';

type DeviceBookProps = {
  id: string;
  view: BookView;
  search: string;
  found: readonly SpellListItem[];
};

/** A spellbook stored on this device, on the same page as an account's. */
export function DeviceBookScreen({ id, view, search, found }: DeviceBookProps) {
  const [books, change] = useDeviceList(DEVICE_BOOKS);
  const [problem, setProblem] = useState<string | null>(null);
  const [cast, setCast] = useState<{ slot: Slot; spell: string } | null>(null);
  const navigate = useNavigate();
  const open = books.find((one) => one.id === id);
  const rows = useRows(open?.book.spells.map((one) => one.id) ?? []);
  if (!open) {
    return (
      <EmptyState
        title="This spellbook is not on this device."
        action={<LinkButton to={spellPaths.books()}>All spellbooks</LinkButton>}
      />
    );
  }

  function send(form: FormData) {
    const said = (name: string) => String(form.get(name) ?? '');
    const intent = said('intent');
    setCast(null);
    setProblem(null);
    if (intent === 'delete') {
      change((now) => now.filter((one) => one.id !== id));
      navigate(spellPaths.books());
      return;
    }
    if (intent === 'rename') {
      const read = readBookName(said('name'));
      if (!read.ok) return setProblem(read.problem);
      change((now) => now.map((one) => (one.id === id ? { ...one, name: read.text } : one)));
      return;
    }
    const asked = readBookChange(intent, said, form.getAll('spell').map(String));
    if (asked === null)
      return setProblem('This form is out of date. Reload the page and try again.');
    let refused: string | null = null;
    const isKept = change((now) =>
      now.map((one) => {
        if (one.id !== id) return one;
        const changed = changeBook(
          one.book,
          asked.do === 'add' ? { ...asked, rows: found } : asked,
        );
        if (changed.ok) return { ...one, book: changed.book };
        refused = changed.problem;
        return one;
      }),
    );
    if (!isKept) refused = 'This device is full, or stores nothing for this site.';
    setProblem(refused);
    const slot = readSlot(said('slot'));
    if (refused === null && asked.do === 'cast' && slot !== null)
      setCast({ slot, spell: said('spell') });
  }

  const { name, book } = open;
  // The server does not know the edition of a book on the device.
  const fitting = found.filter((row) => isOfEdition(book, row));
  const shown = { id, name, book, rows, view, search, found: fitting };
  return <BookScreen {...shown} {...{ cast, problem, send }} />;
}

/** The compendium's facts about some spells, loaded on demand. */
function useRows(ids: readonly string[]): readonly SpellListItem[] {
  const [rows, setRows] = useState<readonly SpellListItem[]>([]);
  const wanted = [...new Set(ids)].join(',');
  useEffect(() => {
    if (wanted === '') return;
    const asking = new AbortController();
    const query = new URLSearchParams({ ids: wanted });
    askJson<{ items: SpellListItem[] }>(`${spellPaths.spellRows()}?${query}`, asking.signal)
      .then((answer) => {
        if (answer.is === 'here') setRows(answer.value.items);
      })
      .catch(() => {});
    return () => asking.abort();
  }, [wanted]);
  return rows;
}
