import { useRouteLoaderData } from '@remix-run/react';
import type { FrameFacts } from './site-frame';

/** What the root's loader says about the visitor; nobody when the root itself could not load. */
export function useFrameFacts(): FrameFacts {
  const facts = useRouteLoaderData<FrameFacts>('root');
  return { viewer: facts?.viewer ?? null, year: facts?.year ?? null, toasts: facts?.toasts ?? [] };
}
