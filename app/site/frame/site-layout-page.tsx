import { Outlet } from '@remix-run/react';
import { ErrorScreen } from './error-screen';
import { useFrameFacts } from './frame-facts';
import { SiteFrame } from './site-frame';

/** The layout of the site's pages. */
export default function SiteLayoutPage() {
  return (
    <SiteFrame {...useFrameFacts()}>
      <Outlet />
    </SiteFrame>
  );
}

/** What went wrong on a page of the site, and every address that no page has. */
export function ErrorBoundary() {
  return (
    <SiteFrame {...useFrameFacts()}>
      <ErrorScreen />
    </SiteFrame>
  );
}
