import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { paths } from '~/paths';
import type { PermitAnswer } from '../export-permit-page';
import type { ScreenAccess } from './mapwright-screen';

export type Permit = { ok: true } | { ok: false; problem: string; upgrade: boolean };

const UPGRADE = 'PDF, PNG and virtual table files are part of Pro. The map stays as it is here.';

/** Asks the server whether this person may export now. Where there is no network, what the page was opened with counts. */
export function usePermit(access: ScreenAccess): () => Promise<Permit> {
  const fetcher = useFetcher<PermitAnswer>();
  const waiting = useRef<((permit: Permit) => void) | null>(null);
  useEffect(() => {
    if (fetcher.state !== 'idle' || waiting.current === null || fetcher.data === undefined) return;
    const { permit } = fetcher.data;
    waiting.current(
      permit === 'refused' ? { ok: false, problem: UPGRADE, upgrade: true } : { ok: true },
    );
    waiting.current = null;
  }, [fetcher.state, fetcher.data]);
  return () => {
    if (access !== 'pro') return Promise.resolve({ ok: false, problem: UPGRADE, upgrade: true });
    return new Promise((resolve) => {
      waiting.current = resolve;
      fetcher.submit(null, { method: 'post', action: paths.exportPermit() });
    });
  };
}
