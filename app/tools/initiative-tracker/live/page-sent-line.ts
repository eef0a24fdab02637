import { fightPaths } from '~/fight-paths';
import type { Appended, FightRead } from '~/fights/kept/fight-calls';
import type { FightEvent } from '~/fights/log/deeds';
import { askJson } from '~/platform/ask-json';
import { openOutbox } from '~/platform/outbox/open-outbox';
import { keepSentence, type WaitingEvent } from '~/platform/outbox/outbox-event';
import type { FightBook } from './fight-book';
import type { TakesBefore } from './fight-copy';
import { type FightLine, type LineView, quietView, type RefusedEvent } from './fight-line';
import type { FightKeeper } from './page-keep-fight';
import { sendUnkept } from './page-send-unkept';

/**
 * An account's fight: events wait in the user's outbox on this device until the server has them. Events of other tabs
 * and devices are received live, and fetched whenever the page becomes visible in case a message was missed. The
 * device stores a copy.
 */
export function openSentLine(
  owner: string,
  id: string,
  book: FightBook,
  takes: TakesBefore,
): FightLine {
  const address = fightPaths.fightEvents({ id });
  const watchers = new Set<() => void>();
  const leaving = new AbortController();
  /** Ids of events that the outbox has listed and not removed since. */
  let listed = new Set<string>();
  let refused: RefusedEvent[] = [];
  let trouble: string | null = null;
  let isReading = false;
  /** What was asked for during the current read, whose answer may be older: what is missing then, or the whole fight. */
  let readNext: 'missing' | 'whole' | null = null;
  let keeper: FightKeeper | undefined;
  let view: LineView = quietView(book);

  function show(): void {
    const { line } = outbox.view();
    view = {
      fight: book.ledger().fight(),
      waiting: book.pending().length,
      refused,
      state: unkept.waits() ? 'unkept' : line === 'blocked' ? 'quiet' : line,
      trouble: unkept.waits() ? trouble : null,
    };
    for (const changed of watchers) changed();
    keeper?.changed();
  }

  function hear(to: string, said: unknown): void {
    if (to !== address) return;
    const { accepted, readAnew } = Object(said) as Partial<Appended>;
    if (readAnew) void read(null);
    else if (Array.isArray(accepted) && !book.taken(accepted)) void read(book.seq());
  }

  /** Fetches missing events; `since` null: the whole fight. During another read, it follows that one. */
  async function read(since: number | null): Promise<void> {
    if (isReading) {
      if (readNext !== 'whole') readNext = since === null ? 'whole' : 'missing';
      return;
    }
    isReading = true;
    const asked = since === null ? address : `${address}?since=${since}`;
    const answer = await askJson<FightRead>(asked, leaving.signal);
    isReading = false;
    if (leaving.signal.aborted) return;
    const next = readNext;
    readNext = null;
    if (answer.is === 'here') {
      if (!book.read(answer.value)) return read(null);
      show();
    }
    if (next !== null) return read(next === 'whole' ? null : book.seq());
  }

  /** Adds received events; if some in between are missing, fetches them. */
  function told({ seq, events }: { seq: number; events: readonly FightEvent[] }): void {
    if (!book.read({ base: null, seq, events: [...events] })) return void read(book.seq());
    show();
  }

  async function keep(): Promise<void> {
    const { keepFight } = await import('./page-keep-fight');
    if (!leaving.signal.aborted) keeper = keepFight(owner, id, book, takes);
  }
  // Without this the fight is not available offline.
  void begin(keep);

  let unfollow = () => undefined as unknown;
  async function follow(): Promise<void> {
    if (!navigator.onLine) {
      addEventListener('online', () => void begin(follow), { once: true, signal: leaving.signal });
      return;
    }
    const { followFight } = await import('./page-follow-fight');
    if (leaving.signal.aborted) return;
    const seq = () => book.seq();
    unfollow = followFight(id, {
      seq,
      tail: told,
      behind: () => void read(seq()),
      gone: () => keeper?.gone(),
    });
  }
  // Without this the fight is read whenever the page becomes visible.
  void begin(follow);

  function look(): void {
    // Several of these events can come at once; one read is enough.
    if (document.visibilityState === 'visible' && !isReading) void read(book.seq());
  }

  /** Adds the outbox's events to the book: of another tab, or of this one before it was reopened. */
  function settle(): void {
    const mine = outbox.view().events.filter(({ to }) => to === address);
    const still = new Set(mine.map((event) => event.id));
    const answered = [...listed].filter((one) => !still.has(one));
    listed = still;
    const unread = new Set<string>();
    for (const waiting of mine) {
      if (waiting.refusal !== null) continue;
      const event = eventIn(waiting);
      if (event === null) unread.add(waiting.id);
      else book.add(event);
    }
    refused = mine.flatMap(({ id: which, name, refusal }) => {
      if (unread.has(which)) return [{ id: which, name, reason: UNREAD }];
      if (refusal === null) return [];
      book.drop(which);
      return [{ id: which, name, reason: refusal }];
    });
    // Another tab sent it, so its number is not known here.
    if (book.pending().some((event) => answered.includes(event.id))) void read(book.seq());
    show();
  }

  const outbox = openOutbox(owner, hear);
  const unkept = sendUnkept(owner, address, {
    heard: (said) => hear(address, said),
    refused: (which, reason) => {
      book.drop(which);
      refused = [...refused, { id: which, name: 'Last change', reason }];
    },
    changed: show,
  });
  const endWatch = outbox.watch(settle);
  addEventListener('focus', look);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);

  return {
    book: () => book,
    view: () => view,
    add(event, name) {
      book.add(event);
      show();
      void outbox.add({ to: address, body: event, name, id: event.id }).then((kept) => {
        if (kept.ok) return;
        if (kept.reason === 'left') return book.drop(event.id);
        trouble = keepSentence(kept.reason);
        unkept.add(event);
        show();
      });
    },
    letGo(which) {
      refused = refused.filter((one) => one.id !== which);
      void outbox.letGo(which);
      show();
    },
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    close() {
      leaving.abort();
      unfollow();
      keeper?.close();
      endWatch();
      outbox.close();
      unkept.close();
      removeEventListener('focus', look);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

/** Starts an optional part and ignores its failure. */
async function begin(what: () => Promise<void>): Promise<void> {
  await what().catch(() => undefined);
}

const UNREAD = 'This saved change cannot be read here. The server will decide.';

/** Parses a waiting event, checking only its outline, because the server validates it. Null for anything else. */
function eventIn({ id, body }: WaitingEvent): FightEvent | null {
  try {
    const read = Object(JSON.parse(body));
    const isEvent = read.v === 1 && read.id === id && Array.isArray(read.deeds);
    return isEvent ? (read as FightEvent) : null;
  } catch {
    return null;
  }
}
