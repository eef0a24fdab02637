import { useRouteLoaderData } from '@remix-run/react';
import type { FrameFacts } from './site-frame';

/** What the root's loader returned about the visitor; empty values when the root itself failed to load. */
export function useFrameFacts(): FrameFacts {
  const facts = useRouteLoaderData<FrameFacts>('root');
  const { viewer = null, year = null, ways, notice, passing } = facts ?? {};
  return { viewer, year, notice, passing, ...(ways && { ways }) };
}
