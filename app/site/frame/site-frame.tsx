import type { ReactNode } from 'react';
import type { Way } from '~/catalogue/ways';
import { SkipLink } from '~/ui/skip-link';
import { type Toast, Toasts } from '~/ui/toasts';
import { ReleaseNotice } from '../offline/release-notice';
import { SiteFooter } from './site-footer';
import { TopNavigation } from './top-navigation';
import type { Viewer } from './viewer';

export type FrameFacts = {
  viewer: Viewer;
  /** The tools that are open to them. */
  ways?: readonly Way[];
  /** The year of the copyright line, when it is known. */
  year: number | null;
  /** What the last action left to say. */
  toasts?: readonly Toast[];
};

/** The frame of the site's pages; the page itself brings `<main id="main">`. */
export function SiteFrame({
  viewer,
  ways,
  year,
  toasts = [],
  children,
}: FrameFacts & { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopNavigation viewer={viewer} />
      {children}
      <SiteFooter year={year} ways={ways} />
      <Toasts toasts={toasts} />
      <ReleaseNotice />
    </>
  );
}
