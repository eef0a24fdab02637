import ReconnectingSocket from 'partysocket/ws';

/** What a page makes of its socket. */
export type SocketEars = {
  /** The socket is open, now or again. */
  opened(): void;
  heard(text: string): void;
  /** The socket is closed, with the sentence that whoever closed it gave; it comes back by itself unless its code says otherwise. */
  closed?(code: number, reason: string): void;
};

/** A socket of an open page, which comes back by itself. */
export type LiveSocket = {
  /** Says something, as JSON, if the socket is open; what is said to a closed one is lost, since it begins anew. */
  say(message: object): void;
  close(): void;
};

/** From here on codes say that coming back would not help. */
const STAYS_AWAY: ReadonlySet<number> = new Set([4004, 4009, 4022, 4029, 4030]);

/**
 * Opens a socket to an address of our own. It comes back after a break, less and less often, and rests after an hour until the
 * page is looked at or the line is back. A page that is put aside has none: a browser keeps no page that has one.
 */
export function openLiveSocket(path: string, { opened, heard, closed }: SocketEars): LiveSocket {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new ReconnectingSocket(address.href, [], {
    ...{ minReconnectionDelay: 1000, maxReconnectionDelay: 60_000 },
    ...{ reconnectionDelayGrowFactor: 2, maxRetries: 60, maxEnqueuedMessages: 0 },
  });
  const listening = new AbortController();
  const { signal } = listening;
  let isWanted = true;
  socket.onopen = opened;
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = ({ code, reason }) => {
    closed?.(code, reason);
    if (!STAYS_AWAY.has(code)) return;
    isWanted = false;
    socket.close();
  };
  const comeBack = () => {
    const isThere =
      socket.readyState === WebSocket.OPEN || socket.readyState === WebSocket.CONNECTING;
    if (isWanted && !isThere && document.visibilityState === 'visible') socket.reconnect();
  };
  addEventListener('online', comeBack, { signal });
  addEventListener('pageshow', comeBack, { signal });
  addEventListener('pagehide', () => socket.close(), { signal });
  document.addEventListener('visibilitychange', comeBack, { signal });
  return {
    say(message) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      isWanted = false;
      listening.abort();
      socket.close();
    },
  };
}
