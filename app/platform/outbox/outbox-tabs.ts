/** A message between tabs about a user's waiting events. */
export type TabNews = { person: string; news: 'changed' | 'left' };

/** Opens a channel between the tabs; a message reaches every other outbox, also one on the same page. */
export function openTabs(hear: (news: TabNews) => void): {
  say(news: TabNews): void;
  close(): void;
} {
  const channel = new BroadcastChannel('outbox');
  let isOpen = true;
  channel.addEventListener('message', ({ data }) => hear(data));
  return {
    // A page that closes while it adds an event has no open channel.
    say: (news) => {
      if (isOpen) channel.postMessage(news);
    },
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}

/**
 * Runs work on a user's events under a lock shared by all tabs; others wait. A closed tab releases it automatically. In
 * a browser without locks, the server recognizes events sent twice by their ids.
 */
export async function aloneWith<T>(person: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`outbox ${person}`, work);
}
