import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { whyNotAll } from '~/characters/play/log';
import { openDeedBook } from './deed-book';
import { deedsOfFields } from './deeds-of-fields';
import { openTableLine } from './page-table-line';
import type { Pressed } from './pressed';
import type { TableFacts } from './table-facts';
import { type OpenTableLine, quietView, type TableLine, type TableView } from './table-line';
import { thrownWords } from './thrown-words';

/** The message about the last action; `asks` is a roll that it requires. */
export type Said = { text: string; asks: string | null; isProblem: boolean };

export type LiveTable = {
  view: TableView;
  said: Said | null;
  /** Applies the deeds of a form; returns whether they were applied. */
  press(form: HTMLFormElement, submitter: HTMLElement | null): boolean;
  /** Applies the deed of these fields. */
  act(fields: Pressed, name: string): boolean;
  letGo(id: string): void;
};

/** A character played on this page: each action applies at once and is sent to its account in the background. */
export function useTable(
  table: TableFacts,
  otherSheet: () => void,
  openLine: OpenTableLine = openTableLine,
): LiveTable {
  const { id, confirmed, facts } = table;
  // A new sheet version needs a new book with its numbers. In a fight the server is polled more often.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first data opens the book; `read` adds later data
  const book = useMemo(
    () => openDeedBook(facts, confirmed),
    [id, confirmed.version, confirmed.inFight],
  );
  const first = useMemo(() => quietView(book), [book]);
  const [line, setLine] = useState<TableLine | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const latest = useRef<TableLine | null>(null);
  const loaded = useRef(table);
  loaded.current = table;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reopen the line only for a new book, with that book's table
  useEffect(() => {
    const opened = openLine(table, book, { otherSheet, table: () => loaded.current });
    latest.current = opened;
    setLine(opened);
    return () => opened.close();
  }, [book]);
  useEffect(() => {
    book.read(confirmed);
    latest.current?.reloaded();
  }, [book, confirmed]);
  const view = useSyncExternalStore(
    useCallback((changed: () => void) => line?.watch(changed) ?? (() => undefined), [line]),
    () => line?.view() ?? first,
    () => first,
  );
  const apply = useCallback(
    (fields: Map<string, string>, name: string): boolean => {
      fields.set('id', crypto.randomUUID());
      const asked = deedsOfFields(fields);
      if (!asked.ok || latest.current === null) {
        const text = asked.ok ? 'Not ready yet. Try again.' : asked.problem;
        setSaid({ text, asks: null, isProblem: true });
        return false;
      }
      const { deeds } = asked;
      // No slot is spent on a spell that the character cannot concentrate on.
      const problem = whyNotAll(facts, latest.current.view(), deeds);
      if (problem !== null) {
        setSaid({ text: problem, asks: null, isProblem: true });
        return false;
      }
      const words: string[] = [];
      let asks: string | null = null;
      for (const deed of deeds) {
        const told = latest.current.add(deed, name);
        if (!told.ok) {
          setSaid({ text: told.problem, asks: null, isProblem: true });
          return false;
        }
        words.push(thrownWords(deed) + told.said);
        asks = told.asks && `DC ${told.asks.dc} Constitution save to keep ${told.asks.on}.`;
      }
      setSaid({ text: words.join('. '), asks, isProblem: false });
      return true;
    },
    [facts],
  );
  const press = useCallback(
    (form: HTMLFormElement, submitter: HTMLElement | null): boolean => {
      const name = submitter?.getAttribute('aria-label') ?? submitter?.textContent?.trim() ?? '';
      return apply(fieldsIn(form, submitter), name);
    },
    [apply],
  );
  const act = useCallback(
    (fields: Pressed, name: string): boolean =>
      apply(new Map(Object.entries(fields).map(([key, value]) => [key, String(value)])), name),
    [apply],
  );
  const letGo = useCallback((which: string) => latest.current?.letGo(which), []);
  return { view, said, press, act, letGo };
}

function fieldsIn(form: HTMLFormElement, submitter: HTMLElement | null): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.set(name, value);
  }
  const name = submitter?.getAttribute('name');
  if (name) fields.set(name, submitter?.getAttribute('value') ?? '');
  return fields;
}
