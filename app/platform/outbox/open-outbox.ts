import { backOffMs } from './back-off';
import { holdEvent } from './held-events';
import { isKeepable, type Kept, type WaitingEvent } from './outbox-event';
import { markOutbox } from './outbox-mark';
import { type OutboxStore, openOutboxStore } from './outbox-store';
import { aloneWith, openTabs } from './outbox-tabs';
import { postEvents } from './post-events';
import { type Deliver, type Round, sendWaiting } from './send-waiting';
import { takeHeld } from './take-held';

/** The waiting events as a screen shows them. */
export type OutboxView = {
  events: readonly WaitingEvent[];
  /**
   * `later`: retries by itself; `signed-out`: waits until the user signs in; `blocked`: this browser refuses storage.
   */
  line: 'quiet' | 'sending' | 'later' | 'signed-out' | 'blocked';
};

/** A user's outbox on an open page. */
export type Outbox = {
  /**
   * Stores an event until the server has it, and sends it as soon as possible. Resolves when it is stored on the
   * device.
   */
  add(event: { to: string; body: unknown; name: string; id?: string }): Promise<Kept>;
  /** Removes a refused event from the list. */
  letGo(id: string): Promise<void>;
  /** Sends now instead of waiting for the next retry. */
  sendNow(): void;
  view(): OutboxView;
  /** Calls back whenever the view has changed; returns a function that stops this. */
  watch(changed: () => void): () => void;
  /** Closes the outbox when the page goes; waiting events stay on the device. */
  close(): void;
};

const NOTHING: OutboxView = { events: [], line: 'quiet' };

/**
 * Opens a user's waiting events on this device and keeps sending them, whichever page added them. `heard` gets the
 * further content of an address's response before the accepted events leave the view.
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
  /** The ids of the events that this page added. */
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

  /** Deletes what this page added while the user was signing out, after the device was cleared. */
  async function takeBack(): Promise<void> {
    try {
      await (await opened)?.drop(person, noted);
    } catch {
      // The browser has dropped the store, and with it everything that this page had added.
    }
  }

  async function look(): Promise<void> {
    try {
      show({ events: (await (await opened)?.list(person)) ?? [] });
    } catch {
      // The browser has dropped the store: the page keeps showing the last known state.
    }
  }

  /** Sends one round at a time; a call during a round causes one more round after it. */
  async function send(): Promise<void> {
    if (isSending) {
      isMore = true;
      return;
    }
    isSending = true;
    const store = await opened;
    do {
      isMore = false;
      // Events that an earlier round put off are sent too: this round is their retry.
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
        // The page may close before the store is open and has the event.
        if (isKeepable(event)) letGoOf = holdEvent(localStorage, person, event);
      } catch {
        // Without the mark, signing out would not look for this event.
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
