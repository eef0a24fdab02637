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

/** Polling interval in milliseconds without a socket, while the page is visible. */
const ASKED_AFTER_MS = 10_000;
/** Milliseconds after a message until it is acknowledged; the server disconnects pages that do not acknowledge. */
const SAID_AFTER_MS = 1000;
/** Delays in milliseconds before each retry. */
const RETRY_MS = [2000, 4000, 8000, 15_000] as const;

/** Close code when the fight is no longer shared. */
const CLOSED_CODE = 4004;
const CLOSED = 'The game master has stopped sharing this.';
const FULL = 'Too many unsent changes on this device. Get back online first.';

type Opened = { code: string; device: string; view: TableView; shelf: Storage | null };

/**
 * The connection of a player's page: changes arrive over a socket, or by polling without one. Actions wait on this
 * device until the server has them, in order, and each counts once however often it is sent.
 */
export function openTableLine({ code, device, view, shelf }: Opened): TableLine {
  const watchers = new Set<() => void>();
  const leaving = new AbortController();
  const { signal } = leaving;
  const kept = openKeptPresses(shelf, code, device);
  /** The last message's number and the view up to it; null before the first. */
  let base: { n: number; view: TableView } | null = null;
  let isOpen = false;
  let isSending = false;
  let tries = 0;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let saying: ReturnType<typeof setTimeout> | undefined;
  let state: LineState = {
    view,
    toldAt: performance.now(),
    waiting: [],
    problem: null,
    ended: null,
    isLost: false,
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

  /** Sends the waiting actions one after the other. */
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

/** The storage for waiting actions; null when the browser denies access. */
export function shelfOfDevice(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
