/** What tabs tell each other of what waits on the device. */
export type TabNews = { person: string; news: 'changed' | 'left' };

/** Opens the line between the tabs; what one says all others hear, on the same page too. */
export function openTabs(hear: (news: TabNews) => void): {
  say(news: TabNews): void;
  close(): void;
} {
  const channel = new BroadcastChannel('outbox');
  let isOpen = true;
  channel.addEventListener('message', ({ data }) => hear(data));
  return {
    // A page that turns while something is noted has nobody to tell.
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
 * Does something with a person's events while no other tab does: whoever comes second waits. A tab that is closed gives its place
 * up by itself. Where a browser has no such locks, the events' ids keep the server from taking one twice.
 */
export async function aloneWith<T>(person: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`outbox ${person}`, work);
}
