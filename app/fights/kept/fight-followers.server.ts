import { type FollowerMessage, followerMessage, LIVE_ENDS, LIVE_LIMITS } from './live-messages';

/** A page that follows a fight: the owner, and until when (in milliseconds) it may. */
export type Follower = {
  owner: string;
  until: number;
  /** Id of the user who runs the fight on this page; missing: its owner. */
  by?: string;
  /**
   * Set for a player's page, which receives only what players may see; `token` identifies the phone, null for a
   * viewer.
   */
  table?: { code: string; token: string | null };
};

/** The state of a connection; it survives hibernation of the object. */
type Attached = Follower & {
  /** Messages sent to the page and not acknowledged yet. */
  unread: number;
  /** Messages received in the minute that began at `minute`. */
  said: number;
  minute: number;
};

/** Header with the follower's data; only our own server can reach the object with it. */
const FOLLOWER = 'X-Follower';

/** The request that our server sends to the object to connect a page. */
export function followerRequest(follower: Follower): Request {
  return new Request('https://fight.invalid/', {
    headers: { Upgrade: 'websocket', [FOLLOWER]: JSON.stringify(follower) },
  });
}

/** Reads the follower's data from that request. */
export function followerOf({ headers }: Request): Follower {
  return JSON.parse(headers.get(FOLLOWER) ?? 'null');
}

type Sockets = Pick<DurableObjectState, 'acceptWebSocket' | 'getWebSockets'>;

const MINUTE_MS = 60_000;

/** Manages the WebSockets that follow a fight: they receive its events and send only their position. */
export function fightFollowers(sockets: Sockets) {
  /** The sockets that are not closing. */
  function open(): WebSocket[] {
    return sockets.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN);
  }

  function attached(socket: WebSocket): Attached {
    return socket.deserializeAttachment();
  }

  /** The sockets of players, or of those who run the fight. */
  function ofKind(isPlayers: boolean): WebSocket[] {
    return open().filter((socket) => (attached(socket).table !== undefined) === isPlayers);
  }

  function end(socket: WebSocket, why: keyof typeof LIVE_ENDS): void {
    const [code, sentence] = LIVE_ENDS[why];
    try {
      socket.close(code, sentence);
    } catch {
      // It is closed already.
    }
  }

  /**
   * Whether the limit is reached; each user and phone has its own limit, so that none can use up the connections of
   * others.
   */
  function hasNoRoomFor(follower: Follower): boolean {
    const there = ofKind(follower.table !== undefined).map(attached);
    const own = there.filter((one) => whoIs(one) === whoIs(follower)).length;
    if (follower.table === undefined) {
      const isHelper = whoIs(follower) !== follower.owner;
      return own >= (isHelper ? LIVE_LIMITS.ofHelper : LIVE_LIMITS.ofOwner);
    }
    const most = follower.table.token === null ? LIVE_LIMITS.ofUnknown : LIVE_LIMITS.ofPhone;
    return own >= most || there.length >= LIVE_LIMITS.ofPlayers;
  }

  /** Accepts one more connection, or closes it with the reason. */
  function take(follower: Follower, now: number): Response {
    const { 0: theirs, 1: ours } = new WebSocketPair();
    const isFull = hasNoRoomFor(follower);
    sockets.acceptWebSocket(ours);
    ours.serializeAttachment({ ...follower, unread: 0, said: 0, minute: now } satisfies Attached);
    if (isFull) end(ours, 'full');
    return new Response(null, { status: 101, webSocket: theirs });
  }

  function tellOne(socket: WebSocket, text: string, now: number): void {
    const at = attached(socket);
    const why = now > at.until ? 'time' : at.unread >= LIVE_LIMITS.unread ? 'slow' : null;
    if (why !== null) {
      end(socket, why);
      return;
    }
    try {
      socket.send(text);
      socket.serializeAttachment({ ...at, unread: at.unread + 1 } satisfies Attached);
    } catch {
      // It is closing; the page will reconnect and request what it lacks.
    }
  }

  /** Sends news to all pages of those who run the fight; `words` is called only when there is one. */
  function tell(words: () => string, now: number): void {
    const there = ofKind(false);
    const text = there.length > 0 ? words() : '';
    for (const socket of there) tellOne(socket, text, now);
  }

  /** Sends each player's page its own news, by phone token; '' is not sent. */
  function tellPlayers(
    news: (tokens: readonly (string | null)[]) => (token: string | null) => string,
    now: number,
  ): void {
    const there = ofKind(true);
    if (there.length === 0) return;
    const tokenOf = (socket: WebSocket) => attached(socket).table?.token ?? null;
    const words = news([...new Set(there.map(tokenOf))]);
    for (const socket of there) {
      const text = words(tokenOf(socket));
      if (text !== '') tellOne(socket, text, now);
    }
  }

  /**
   * Handles a page's message. A page that just connected receives what it lacks (`lacks` returns null when there is
   * nothing to follow).
   */
  function hear(
    socket: WebSocket,
    said: string | ArrayBuffer,
    now: number,
    lacks: (follower: Follower, since: number) => string | null,
  ): void {
    const at = attached(socket);
    const heard = countSaid(at, now);
    const message = messageIn(said);
    const why = whyEnd(heard, said, now);
    if (why !== null || message === null) {
      end(socket, why ?? 'unread');
      return;
    }
    socket.serializeAttachment({ ...heard, unread: 0 } satisfies Attached);
    if (message.is === 'have') return;
    const text = lacks(at, message.seq);
    if (text === null) end(socket, 'gone');
    else tellOne(socket, text, now);
  }

  /** Disconnects all pages: the fight is gone. */
  function endAll(): void {
    for (const socket of open()) end(socket, 'gone');
  }

  /** Disconnects the players' pages: the code was removed or replaced. */
  function endPlayers(): void {
    for (const socket of ofKind(true)) end(socket, 'closed');
  }

  /** Disconnects the pages of a user who no longer helps to run the fight. */
  function endOf(by: string): void {
    for (const socket of ofKind(false)) if (attached(socket).by === by) end(socket, 'gone');
  }

  return { take, tell, tellPlayers, hear, endAll, endPlayers, endOf };
}

/** The phone's token or the user's id that a page's limit counts by. */
function whoIs({ owner, by, table }: Follower): string | null {
  return table === undefined ? (by ?? owner) : table.token;
}

function countSaid(at: Attached, now: number): Attached {
  const isNewMinute = now - at.minute >= MINUTE_MS;
  return isNewMinute ? { ...at, said: 1, minute: now } : { ...at, said: at.said + 1 };
}

function whyEnd({ until, said: count }: Attached, said: string | ArrayBuffer, now: number) {
  if (now > until) return 'time';
  if (count > LIVE_LIMITS.messagesAMinute) return 'often';
  return typeof said === 'string' && said.length > LIVE_LIMITS.messageLetters ? 'long' : null;
}

function messageIn(said: string | ArrayBuffer): FollowerMessage | null {
  if (typeof said !== 'string' || said.length > LIVE_LIMITS.messageLetters) return null;
  try {
    return followerMessage.parse(JSON.parse(said));
  } catch {
    return null;
  }
}
