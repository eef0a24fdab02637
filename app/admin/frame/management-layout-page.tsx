import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet } from '@remix-run/react';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import type { FrameHandle } from '~/ui/frame-handle';
import { isFresh } from '../act/fresh-admin.server';

export const handle: FrameHandle = { title: 'Management', to: adminPaths.management() };

/** What all pages of Management say: whether this admin may change something, or is to sign in afresh before. */
export async function loader({ context }: LoaderFunctionArgs) {
  const admin = await requireAdmin(context);
  return { isFresh: isFresh(admin, context.services.clock.now()) };
}

export default function ManagementLayoutPage() {
  return <Outlet />;
}
