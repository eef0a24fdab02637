import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** What comes at once is asked for once. */
const TOGETHER_MS = 300;

/** Asks for the page anew when something has happened in the fight, as when a player asks for a seat. */
export function useTableNews(id: string, seq: number): void {
  const { revalidate } = useRevalidator();
  const now = useRef({ seq, revalidate });
  now.current = { seq: Math.max(seq, now.current.seq), revalidate };
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const askAnew = () => {
      clearTimeout(soon);
      soon = setTimeout(() => now.current.revalidate(), TOGETHER_MS);
    };
    import('../live/page-follow-fight')
      .then(({ followFight }) => {
        if (isOver) return;
        end = followFight(id, {
          seq: () => now.current.seq,
          tail(news) {
            if (news.seq > now.current.seq) askAnew();
            now.current.seq = Math.max(now.current.seq, news.seq);
          },
          behind: askAnew,
        });
      })
      // Without a line to fetch it by, the page says what it said when it was asked for.
      .catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(soon);
      end?.();
    };
  }, [id]);
}
