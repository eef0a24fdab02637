import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { partyPaths } from '~/party-paths';
import { askJson } from '~/platform/ask-json';
import { nextAskMs } from './ask-again';

/** Keeps an open page up to date: polls for news every few seconds while the page is visible. */
export function usePartyNews(id: string, seq: number, isBusy: boolean): void {
  const { revalidate, state } = useRevalidator();
  const now = useRef({ seq, isBusy, state });
  now.current = { seq, isBusy, state };
  useEffect(() => {
    const stop = new AbortController();
    let inVain = 0;
    let timer = 0;
    const ask = async () => {
      clearTimeout(timer);
      const { current } = now;
      const isTime = !document.hidden && !current.isBusy && current.state === 'idle';
      if (isTime) {
        const answer = await askJson<{ seq: number }>(partyPaths.partyNews({ id }), stop.signal);
        if (stop.signal.aborted) return;
        const isNew = answer.is === 'here' && answer.value.seq > now.current.seq;
        inVain = isNew ? 0 : inVain + 1;
        // If the user was removed in the meantime, the reloaded page shows it.
        if ((isNew || answer.is === 'missing') && !now.current.isBusy) revalidate();
      }
      timer = window.setTimeout(ask, nextAskMs(inVain));
    };
    const look = () => {
      if (!document.hidden) void ask();
    };
    timer = window.setTimeout(ask, nextAskMs(0));
    document.addEventListener('visibilitychange', look);
    return () => {
      stop.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id, revalidate]);
}
