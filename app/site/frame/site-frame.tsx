import type { ReactNode } from 'react';
import type { Way } from '~/catalogue/ways';
import { SkipLink } from '~/ui/skip-link';
import { ReleaseNotice } from '../offline/release-notice';
import { NoticeBanner, type ShownNotice } from './notice-banner';
import { PassingWords } from './passing-words';
import type { ShownPassing } from './shown-passing.server';
import { SiteFooter } from './site-footer';
import { TopNavigation } from './top-navigation';
import type { Viewer } from './viewer';

export type FrameFacts = {
  viewer: Viewer;
  /** The tools that are open to them. */
  ways?: readonly Way[];
  /** The year of the copyright line, when it is known. */
  year: number | null;
  /** What the owner has to say to everybody. */
  notice?: ShownNotice;
  /** What this page alone says, once. */
  passing?: ShownPassing;
};

/** The frame of the site's pages; the page itself brings `<main id="main">`. */
export function SiteFrame({
  viewer,
  ways,
  year,
  notice,
  passing,
  children,
}: FrameFacts & { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <NoticeBanner notice={notice} />
      <PassingWords passing={passing} />
      <TopNavigation viewer={viewer} />
      {children}
      <SiteFooter year={year} ways={ways} />
      <ReleaseNotice />
    </>
  );
}
