import { backOffMs } from './back-off';
import { holdEvent } from './held-events';
import { isKeepable, type Kept, type WaitingEvent } from './outbox-event';
import { markOutbox } from './outbox-mark';
import { type OutboxStore, openOutboxStore } from './outbox-store';
import { aloneWith, openTabs } from './outbox-tabs';
import { postEvents } from './post-events';
import { type Deliver, type Round, sendWaiting } from './send-waiting';
import { takeHeld } from './take-held';

/** What waits, as a screen shows it. */
export type OutboxView = {
  events: readonly WaitingEvent[];
  /** `later`: tried again by itself; `signed-out`: waits for its person; `blocked`: this browser keeps nothing. */
  line: 'quiet' | 'sending' | 'later' | 'signed-out' | 'blocked';
};

/** One person's outbox on an open page. */
export type Outbox = {
  /** Keeps what was done until the server has it, and sends it as soon as it can. Ends when it is on the device. */
  add(event: { to: string; body: unknown; name: string; id?: string }): Promise<Kept>;
  /** Takes a refused event off the list. */
  letGo(id: string): Promise<void>;
  /** Tries now rather than later. */
  sendNow(): void;
  view(): OutboxView;
  /** Calls back whenever the view has changed; returns what ends that. */
  watch(changed: () => void): () => void;
  /** The page turns to something else: what waits stays on the device. */
  close(): void;
};

const NOTHING: OutboxView = { events: [], line: 'quiet' };

/**
 * Opens what waits on this device for a person, and goes on sending it, whichever page noted it. `heard` is told what an address
 * said besides, before what it has taken is gone from the view.
 */
export function openOutbox(
  person: string,
  heard: (to: string, said: unknown) => void = () => undefined,
): Outbox {
  const opened = openOutboxStore();
  const watchers = new Set<() => void>();
  let view = NOTHING;
  let failed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  let hasLeft = false;
  let isSending = false;
  let isMore = false;
  /** The ids of what this page has noted. */
  const noted: string[] = [];

  const tabs = openTabs((news) => {
    if (news.person !== person) return;
    if (news.news === 'left') {
      hasLeft = true;
      close();
      void takeBack();
    }
    void look();
  });

  function show(next: Partial<OutboxView>): void {
    view = { ...view, ...next };
    for (const changed of watchers) changed();
  }

  /** What this page noted while its person was leaving, and the clearing of the device has missed. */
  async function takeBack(): Promise<void> {
    try {
      await (await opened)?.drop(person, noted);
    } catch {
      // The device let go of the store, and of all that was in it for this page.
    }
  }

  async function look(): Promise<void> {
    try {
      show({ events: (await (await opened)?.list(person)) ?? [] });
    } catch {
      // The device let go of the store: what the page shows is the last that it knew.
    }
  }

  /** One round after the other; whoever asks meanwhile gets one more behind it. */
  async function send(): Promise<void> {
    if (isSending) {
      isMore = true;
      return;
    }
    isSending = true;
    const store = await opened;
    do {
      isMore = false;
      // Also what the round before has put off: this one is that next try.
      clearTimeout(timer);
      if (store === null || !isOpen) break;
      show({ line: 'sending' });
      const round = await roundOf(store);
      await look();
      tabs.say({ person, news: 'changed' });
      settle(round);
    } while (isMore);
    isSending = false;
    if (store === null) show({ line: 'blocked' });
  }

  const deliver: Deliver = async (whose, to, events) => {
    const delivery = await postEvents(whose, to, events);
    if (delivery.kind === 'taken' && delivery.said !== undefined) heard(to, delivery.said);
    return delivery;
  };

  async function roundOf(store: OutboxStore): Promise<Round> {
    try {
      return await aloneWith(person, async () =>
        isOpen ? sendWaiting(store, person, deliver) : { kind: 'done' },
      );
    } catch {
      return { kind: 'later', afterMs: null };
    }
  }

  function settle(round: Round): void {
    failed = round.kind === 'later' ? failed + 1 : 0;
    show({ line: round.kind === 'done' ? 'quiet' : round.kind });
    if (round.kind !== 'later' || !isOpen) return;
    const waitMs = Math.max(round.afterMs ?? 0, backOffMs(failed, Math.random()));
    timer = setTimeout(sendNow, waitMs);
  }

  function sendNow(): void {
    if (isOpen) void send();
  }

  function close(): void {
    isOpen = false;
    clearTimeout(timer);
    removeEventListener('online', sendNow);
    removeEventListener('pageshow', sendNow);
    tabs.close();
  }

  addEventListener('online', sendNow);
  addEventListener('pageshow', sendNow);
  void opened
    .then((store) => store && takeHeld(store, person, () => hasLeft))
    .then(look)
    .then(sendNow);

  return {
    async add({ to, body, name, id = crypto.randomUUID() }) {
      if (hasLeft) return { ok: false, reason: 'left' };
      const event = {
        id,
        to,
        body: JSON.stringify(body),
        name,
        at: Date.now(),
      };
      let letGoOf = () => {};
      try {
        markOutbox(localStorage, person);
        // The page may go before the store is open and has it.
        if (isKeepable(event)) letGoOf = holdEvent(localStorage, person, event);
      } catch {
        // Without its mark it would be missed when its person leaves.
        return { ok: false, reason: 'blocked' };
      }
      const store = await opened;
      if (store === null) {
        letGoOf();
        return { ok: false, reason: 'blocked' };
      }
      noted.push(event.id);
      const kept = await store.add(person, event, () => hasLeft);
      letGoOf();
      if (!kept.ok) return kept;
      if (hasLeft) {
        await takeBack();
        return { ok: false, reason: 'left' };
      }
      await look();
      tabs.say({ person, news: 'changed' });
      sendNow();
      return kept;
    },
    async letGo(id) {
      await (await opened)?.drop(person, [id]);
      await look();
      tabs.say({ person, news: 'changed' });
    },
    sendNow,
    view: () => view,
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    close() {
      close();
      void opened.then((store) => store?.close());
    },
  };
}
