import ReconnectingSocket from 'partysocket/ws';

/** A page's handlers for its WebSocket. */
export type SocketEars = {
  /** The socket has opened, for the first time or again. */
  opened(): void;
  heard(text: string): void;
  /** The socket has closed, with the server's reason; it reconnects by itself unless the code is one that must not. */
  closed?(code: number, reason: string): void;
};

/** A WebSocket of an open page that reconnects by itself. */
export type LiveSocket = {
  /**
   * Sends a message as JSON if the socket is open; otherwise the message is dropped, because a reconnect starts afresh.
   */
  say(message: object): void;
  close(): void;
};

/** Close codes after which reconnecting would not help. */
const STAYS_AWAY: ReadonlySet<number> = new Set([4004, 4009, 4022, 4029, 4030]);

/**
 * Opens a WebSocket to our own server. It reconnects with growing delays and, after an hour of failures, pauses until
 * the page becomes visible or the device is online. It closes on `pagehide`, because browsers don't keep a page with an
 * open socket in their back/forward cache.
 */
export function openLiveSocket(path: string, { opened, heard, closed }: SocketEars): LiveSocket {
  const address = new URL(path, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new ReconnectingSocket(address.href, [], {
    minReconnectionDelay: 1000,
    maxReconnectionDelay: 60_000,
    reconnectionDelayGrowFactor: 2,
    maxRetries: 60,
    maxEnqueuedMessages: 0,
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
