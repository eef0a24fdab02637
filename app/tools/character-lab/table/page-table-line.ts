import { characterPaths } from '~/character-paths';
import type { Deed } from '~/characters/play/deed';
import { askJson } from '~/platform/ask-json';
import { openOutbox } from '~/platform/outbox/open-outbox';
import { keepSentence, type WaitingEvent } from '~/platform/outbox/outbox-event';
import type { DeedBook } from './deed-book';
import type { CharacterKeeper } from './page-keep-character';
import { sendUnkept } from './page-send-unkept';
import { confirmedIn } from './read-confirmed';
import type { TableFacts } from './table-facts';
import {
  quietView,
  type RefusedDeed,
  type TableLine,
  type TableView,
  type WatchedTable,
} from './table-line';
import { gearMark } from './things-now';

/** How often to poll while the page is visible: other users may have changed the character, or begun a fight. */
const ASKED_EACH_MS = 12_000;

/** In a running fight others change it on every turn. */
const FIGHT_ASKED_EACH_MS = 6_000;

/**
 * Connects a played character with the server: deeds wait in the user's outbox on this device until the server has
 * them, changes by other tabs and devices are fetched while the page is visible, and the device stores a copy.
 */
export function openTableLine(table: TableFacts, book: DeedBook, watched: WatchedTable): TableLine {
  const { owner, id } = table;
  const address = characterPaths.deeds({ id });
  const watchers = new Set<() => void>();
  const leaving = new AbortController();
  const { signal } = leaving;
  /** Deeds that the outbox has listed and not removed since. */
  let listed = new Set<string>();
  let refused: RefusedDeed[] = [];
  let trouble: string | null = null;
  let isReading = false;
  let keeper: CharacterKeeper | undefined;
  let view: TableView = quietView(book);
  /** The gear that the numbers of the loaded sheet are of. */
  let mark = gearMark(table.confirmed.play);

  function show(): void {
    const { line } = outbox.view();
    view = {
      ...book.log(),
      waiting: book.pending().length,
      refused,
      state: unkept.waits() ? 'unkept' : line === 'blocked' ? 'quiet' : line,
      trouble: unkept.waits() ? trouble : null,
    };
    for (const changed of watchers) changed();
    keeper?.changed();
  }

  /** Takes the server's state from a response body. */
  function take(said: unknown): void {
    const confirmed = confirmedIn(said);
    if (confirmed === null) return;
    book.read(confirmed);
    keeper?.confirmed();
    const { version, inFight = false } = table.confirmed;
    const now = gearMark(confirmed.play);
    const isOtherGear = now !== mark;
    mark = now;
    if (confirmed.version !== version || confirmed.inFight !== inFight || isOtherGear)
      watched.otherSheet();
  }

  async function read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    const answer = await askJson<unknown>(address, signal);
    isReading = false;
    if (signal.aborted) return;
    if (answer.is === 'missing') keeper?.gone();
    if (answer.is !== 'here') return;
    take(answer.value);
    show();
  }

  function look(): void {
    if (document.visibilityState === 'visible') void read();
  }

  /** Adds the deeds in the outbox to the book: those of other tabs, or of this page before a reload. */
  function settle(): void {
    const mine = outbox.view().events.filter(({ to }) => to === address);
    const still = new Set(mine.map((event) => event.id));
    const answered = [...listed].filter((one) => !still.has(one));
    listed = still;
    const pending = new Set(book.pending().map((deed) => deed.id));
    const known = new Set(book.confirmed().done.map((one) => one.id));
    for (const waiting of mine) {
      if (waiting.refusal !== null || pending.has(waiting.id) || known.has(waiting.id)) continue;
      const deed = deedIn(waiting);
      if (deed !== null) book.add(deed);
    }
    refused = mine.flatMap(({ id: which, name, refusal }) => {
      if (refusal === null) return [];
      book.drop(which);
      return [{ id: which, name, reason: refusal }];
    });
    // Another tab has sent it, so this page does not know the result and must fetch it.
    if (book.pending().some((deed) => answered.includes(deed.id))) void read();
    show();
  }

  const outbox = openOutbox(owner, (to, said) => {
    if (to === address) take(said);
  });
  const unkept = sendUnkept(owner, address, {
    heard: take,
    refused: (which, reason) => {
      book.drop(which);
      refused = [...refused, { id: which, name: 'Last action', reason }];
    },
    changed: show,
  });
  const endWatch = outbox.watch(settle);
  addEventListener('focus', look, { signal });
  addEventListener('online', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  const each = table.confirmed.inFight ? FIGHT_ASKED_EACH_MS : ASKED_EACH_MS;
  const timer = setInterval(look, each);

  async function keep(): Promise<void> {
    const { keepCharacter } = await import('./page-keep-character');
    if (signal.aborted) return;
    keeper = keepCharacter(owner, id, () => ({ ...watched.table(), confirmed: book.confirmed() }));
  }
  // A failure only means that the character is not available offline.
  void keep().catch(() => undefined);

  return {
    view: () => view,
    add(deed, name) {
      const told = book.add(deed);
      if (!told.ok) return told;
      show();
      void outbox.add({ to: address, body: deed, name, id: deed.id }).then((kept) => {
        if (kept.ok) return;
        if (kept.reason === 'left') return book.drop(deed.id);
        trouble = keepSentence(kept.reason);
        unkept.add(deed);
        show();
      });
      return told;
    },
    letGo(which) {
      refused = refused.filter((one) => one.id !== which);
      void outbox.letGo(which);
      show();
    },
    reloaded() {
      keeper?.changed();
    },
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    close() {
      leaving.abort();
      clearInterval(timer);
      keeper?.close();
      endWatch();
      outbox.close();
      unkept.close();
    },
  };
}

/** The waiting deed, checking only its main fields; the server validates it. Null for anything else. */
function deedIn({ id, body }: WaitingEvent): Deed | null {
  try {
    const read = Object(JSON.parse(body));
    return read.id === id && typeof read.does === 'string' ? (read as Deed) : null;
  } catch {
    return null;
  }
}
