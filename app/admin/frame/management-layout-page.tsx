import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet } from '@remix-run/react';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { inboxCounts } from '~/contact/inbox.server';
import type { FrameHandle } from '~/ui/frame-handle';
import { isFresh } from '../act/fresh-admin.server';

export const handle: FrameHandle = { title: 'Management', to: adminPaths.management() };

/**
 * Data for all pages of Management: whether this admin may change something or must sign in again first, and how many
 * messages are unread.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(context);
  const { db, clock } = context.services;
  const { unread } = await inboxCounts(db);
  return { isFresh: isFresh(admin, clock.now()), unread };
}

export default function ManagementLayoutPage() {
  return <Outlet />;
}
