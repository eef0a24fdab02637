import { Outlet } from '@remix-run/react';
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
