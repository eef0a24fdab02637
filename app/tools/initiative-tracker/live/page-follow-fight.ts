import { fightPaths } from '~/fight-paths';
import type { FightNews, FollowerMessage } from '~/fights/kept/live-messages';
import { openLiveSocket } from '~/platform/live-socket';

/** The object lets go of whoever does not say for long that they still read. */
const SAID_AFTER_MS = 1000;

type Follows = {
  /** The number of the last event that is known here. */
  seq(): number;
  /** What happened since. */
  tail(news: FightNews & { is: 'tail' }): void;
  /** More happened than is told: the fight has to be read. */
  behind(): void;
  /** The fight is theirs no more, or nowhere. */
  gone?(): void;
};

/** Said by the object of a fight that was put away, and to who helps to run it no more. */
const GONE = 4004;

/** Follows a fight in the account: what other tabs and devices do is told as it happens. Gives what ends it. */
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

/** The news in a message, as far as their outline goes: they come from where the fight is kept. Null for what a later release says. */
function newsIn(text: string): FightNews | null {
  try {
    const news = Object(JSON.parse(text));
    return news.v === 1 ? (news as FightNews) : null;
  } catch {
    return null;
  }
}
