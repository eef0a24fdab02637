import { fightPaths } from '~/fight-paths';
import type { SeatIntent } from '~/fights/table/seat-intents';
import type { TableView } from '~/fights/table/table-view';
import { applyChanges } from '~/fights/table/view-changes';
import { askJson } from '~/platform/ask-json';
import { openLiveSocket } from '~/platform/live-socket';
import { postJson } from '~/platform/post-json';
import { newDeviceFightId } from '../live/page-new-id';
import { openKeptPresses } from './page-kept-presses';
import type { LineState, TableLine } from './table-line';
import { newsIn } from './table-news';
import { intentWords } from './table-words';

/** Without a socket the table is asked for so often, while somebody looks at the page. */
const ASKED_AFTER_MS = 10_000;
/** The object lets go of whoever does not say for long that they still read. */
const SAID_AFTER_MS = 1000;
/** What waits is tried again after so long, and after twice as long each time. */
const RETRY_MS = [2000, 4000, 8000, 15_000] as const;

/** What the server closes a socket with whose table is shared no more. */
const CLOSED_CODE = 4004;
const CLOSED = 'The game master has stopped sharing this.';
const FULL = 'Too many unsent changes on this device. Get back online first.';

type Opened = { code: string; device: string; view: TableView; shelf: Storage | null };

/**
 * The line between a player's page and the table: what changes is told over a socket, or asked for where there is none. What the
 * player does waits on this device until the server has it, in order, and counts once however often it is sent.
 */
export function openTableLine({ code, device, view, shelf }: Opened): TableLine {
  const watchers = new Set<() => void>();
  const leaving = new AbortController();
  const { signal } = leaving;
  const kept = openKeptPresses(shelf, code, device);
  /** What the socket has told up to its `n`-th message; null: it has told nothing yet. */
  let base: { n: number; view: TableView } | null = null;
  let isOpen = false;
  let isSending = false;
  let tries = 0;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let saying: ReturnType<typeof setTimeout> | undefined;
  let state: LineState = {
    ...{ view, toldAt: performance.now(), waiting: [] },
    ...{ problem: null, ended: null, isLost: false },
  };

  function show(more: Partial<LineState> = {}): void {
    const waiting = kept.all().map(({ id, intent }) => ({ id, words: intentWords(intent) }));
    const toldAt = more.view && more.view.turn !== state.view.turn ? performance.now() : null;
    state = { ...state, ...more, waiting, toldAt: toldAt ?? state.toldAt };
    for (const changed of watchers) changed();
  }

  const say = (is: 'hello' | 'have') => socket.say({ v: 1, is, seq: base?.n ?? 0 });
  const socket = openLiveSocket(fightPaths.tableLive({ code }), {
    opened() {
      isOpen = true;
      say('hello');
      void send();
    },
    heard,
    closed(code, reason) {
      isOpen = false;
      if (code === CLOSED_CODE) end(reason);
    },
  });

  function heard(text: string): void {
    const news = newsIn(text);
    if (news === null) return;
    if (news.is === 'table') base = { n: news.n, view: news.view };
    else if (base !== null && news.n === base.n + 1) {
      base = { n: news.n, view: applyChanges(base.view, news) };
    } else {
      say('hello');
      return;
    }
    show({ view: base.view, isLost: false });
    saying ??= setTimeout(() => {
      saying = undefined;
      say('have');
    }, SAID_AFTER_MS);
  }

  function end(reason: string): void {
    socket.close();
    clearTimeout(retrying);
    kept.clear();
    show({ ended: reason || CLOSED });
  }

  /** Sends what waits, one after the other. */
  async function send(): Promise<void> {
    const [first] = kept.all();
    if (isSending || first === undefined || state.ended !== null || signal.aborted) return;
    isSending = true;
    clearTimeout(retrying);
    const path = fightPaths.tablePress({ code });
    const done = await postJson<{ view: TableView }>(path, { v: 1, ...first });
    isSending = false;
    if (signal.aborted) return;
    if (done.is === 'missing') return end(CLOSED);
    if (done.is === 'later') {
      const wait = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)];
      tries += 1;
      retrying = setTimeout(() => void send(), wait);
      return show({ isLost: true });
    }
    tries = 0;
    kept.drop(first.id);
    if (done.is === 'done') show({ view: done.value.view, isLost: false });
    else show({ problem: done.sentence, isLost: false });
    return send();
  }

  async function ask(): Promise<void> {
    if (isOpen || state.ended !== null || document.visibilityState !== 'visible') return;
    const answer = await askJson<{ view: TableView }>(fightPaths.tablePress({ code }), signal);
    if (signal.aborted || isOpen) return;
    if (answer.is === 'missing') return end(CLOSED);
    if (answer.is === 'lost') return show({ isLost: true });
    show({ view: answer.value.view, isLost: false });
    void send();
  }

  const asking = setInterval(() => void ask(), ASKED_AFTER_MS);
  const comeBack = () => {
    tries = 0;
    void send();
  };
  addEventListener('online', comeBack, { signal });
  addEventListener('offline', () => show({ isLost: true }), { signal });
  addEventListener('storage', ({ key }) => key === kept.key && show(), { signal });
  show();
  void send();

  return {
    state: () => state,
    press(intent: SeatIntent) {
      const isKept = kept.add({ id: newDeviceFightId(), intent });
      show({ problem: isKept ? null : FULL });
      void send();
    },
    letGo: () => show({ problem: null }),
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    close() {
      leaving.abort();
      socket.close();
      clearInterval(asking);
      clearTimeout(retrying);
      clearTimeout(saying);
    },
  };
}

/** Where this device keeps what waits; null where its browser refuses to. */
export function shelfOfDevice(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
