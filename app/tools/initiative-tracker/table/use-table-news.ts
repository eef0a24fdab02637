import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Milliseconds to wait, so that several messages cause one reload. */
const TOGETHER_MS = 300;

/** Revalidates the page when something happened in the fight, such as a seat request. */
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
      // If it cannot be loaded, the page keeps its initial data.
      .catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(soon);
      end?.();
    };
  }, [id]);
}
