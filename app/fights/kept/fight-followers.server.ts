import { type FollowerMessage, followerMessage, LIVE_ENDS, LIVE_LIMITS } from './live-messages';

/** Whose fight it is that a page follows, as whom, and how long the door let it; milliseconds. */
export type Follower = {
  owner: string;
  until: number;
  /** Who runs the fight on this page; missing: its owner. */
  by?: string;
  /** A player’s page, which is told what players may know; `token` is of the phone, null for one that only looks. */
  table?: { code: string; token: string | null };
};

/** What is known of a page between its messages, also after the object has slept. */
type Attached = Follower & {
  /** Messages that it was told and has not yet said to have got. */
  unread: number;
  /** What it said within the minute that began then. */
  said: number;
  minute: number;
};

/** By which header the door tells the object who follows; nobody else reaches it. */
const FOLLOWER = 'X-Follower';

/** What the door sends to the object for a page that wants to follow. */
export function followerRequest(follower: Follower): Request {
  return new Request('https://fight.invalid/', {
    headers: { Upgrade: 'websocket', [FOLLOWER]: JSON.stringify(follower) },
  });
}

/** Who follows, as the door says. */
export function followerOf({ headers }: Request): Follower {
  return JSON.parse(headers.get(FOLLOWER) ?? 'null');
}

type Sockets = Pick<DurableObjectState, 'acceptWebSocket' | 'getWebSockets'>;

const MINUTE_MS = 60_000;

/** The pages that follow a fight: they are told what happens in it, and say no more than how far they are. */
export function fightFollowers(sockets: Sockets) {
  /** Those that are not on their way out. */
  function open(): WebSocket[] {
    return sockets.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN);
  }

  function attached(socket: WebSocket): Attached {
    return socket.deserializeAttachment();
  }

  /** The players’ pages, or those of who runs the fight. */
  function ofKind(isPlayers: boolean): WebSocket[] {
    return open().filter((socket) => (attached(socket).table !== undefined) === isPlayers);
  }

  function end(socket: WebSocket, why: keyof typeof LIVE_ENDS): void {
    const [code, sentence] = LIVE_ENDS[why];
    try {
      socket.close(code, sentence);
    } catch {
      // It is gone already.
    }
  }

  /** Whether there are too many already: nobody takes the lines of others. */
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

  /** Takes one page more, or tells it why not. */
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
      // It is closing: it comes again and asks for what it lacks.
    }
  }

  /** Tells every page of who runs the fight what happened; it is put into words only when one is there. */
  function tell(words: () => string, now: number): void {
    const there = ofKind(false);
    const text = there.length > 0 ? words() : '';
    for (const socket of there) tellOne(socket, text, now);
  }

  /** Tells the players’ pages what is new for each, by the phone’s token; '' is not said. */
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

  /** Hears what a page says; one that has just come is told what it lacks, null when there is nothing to follow. */
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

  /** Tells every page that there is nothing more to follow. */
  function endAll(): void {
    for (const socket of open()) end(socket, 'gone');
  }

  /** Lets go of the players’ pages: their door is closed, or has another code. */
  function endPlayers(): void {
    for (const socket of ofKind(true)) end(socket, 'closed');
  }

  /** Lets go of the pages of somebody who runs the fight no more. */
  function endOf(by: string): void {
    for (const socket of ofKind(false)) if (attached(socket).by === by) end(socket, 'gone');
  }

  return { take, tell, tellPlayers, hear, endAll, endPlayers, endOf };
}

/** Whose page it is: of a phone, or of a person. */
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
