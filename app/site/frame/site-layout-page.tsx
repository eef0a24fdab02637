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

/** Shows errors of the site's pages, and addresses without a page. */
export function ErrorBoundary() {
  return (
    <SiteFrame {...useFrameFacts()}>
      <ErrorScreen />
    </SiteFrame>
  );
}
