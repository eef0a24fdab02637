import { fightPaths } from '~/fight-paths';
import type { FightNews, FollowerMessage } from '~/fights/kept/live-messages';
import { openLiveSocket } from '~/platform/live-socket';

/** Milliseconds after a message until it is acknowledged; the server disconnects pages that do not acknowledge. */
const SAID_AFTER_MS = 1000;

type Follows = {
  /** The number of the last event known here. */
  seq(): number;
  /** Called with new events. */
  tail(news: FightNews & { is: 'tail' }): void;
  /** Called when there are too many new events to send: the fight must be read. */
  behind(): void;
  /** Called when the fight is gone or no longer accessible. */
  gone?(): void;
};

/** Close code for a soft-deleted fight, and for a former helper. */
const GONE = 4004;

/** Follows an account's fight: receives what other tabs and devices do. Returns a function that stops it. */
export function followFight(id: string, { seq, tail, behind, gone }: Follows): () => void {
  let saying: ReturnType<typeof setTimeout> | undefined;
  const message = (is: FollowerMessage['is']): FollowerMessage => ({ v: 1, is, seq: seq() });
  const socket = openLiveSocket(fightPaths.fightLive({ id }), {
    opened: () => socket.say(message('hello')),
    heard(text) {
      const news = newsIn(text);
      if (news?.is === 'tail') tail(news);
      if (news?.is === 'behind') behind();
      saying ??= setTimeout(() => {
        saying = undefined;
        socket.say(message('have'));
      }, SAID_AFTER_MS);
    },
    closed(code) {
      if (code === GONE) gone?.();
    },
  });
  return () => {
    clearTimeout(saying);
    socket.close();
  };
}

/** Parses a message, checking only its version, because it comes from our server. Null for a later version. */
function newsIn(text: string): FightNews | null {
  try {
    const news = Object(JSON.parse(text));
    return news.v === 1 ? (news as FightNews) : null;
  } catch {
    return null;
  }
}
