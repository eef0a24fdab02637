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
  /** The tools that are open to the visitor. */
  ways?: readonly Way[];
  /** The year of the copyright line, if known. */
  year: number | null;
  /** The owner's notice to all visitors. */
  notice?: ShownNotice;
  /** A one-time message of this page. */
  passing?: ShownPassing;
};

/** The frame of the site's pages; the page itself renders `<main id="main">`. */
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
      <TopNavigation viewer={viewer} ways={ways ?? []} />
      {children}
      <SiteFooter year={year} ways={ways} />
      <ReleaseNotice />
    </>
  );
}
