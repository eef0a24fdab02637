import { Outlet, useLocation, useMatches } from '@remix-run/react';
import { useWayBack } from '~/catalogue/use-way-back';
import { paths } from '~/paths';
import { isFrameHandle } from '~/ui/frame-handle';
import { BRAND } from '../brand';
import { useFrameFacts } from './frame-facts';
import { ToolFrame } from './tool-frame';

/** The layout of the tools: the innermost route with a frame handle names the tool. */
export default function ToolLayoutPage() {
  const { pathname, search } = useLocation();
  const wayBack = useWayBack();
  const page = useMatches().findLast((match) => isFrameHandle(match.handle));
  const handle = isFrameHandle(page?.handle) ? page.handle : undefined;
  const back = typeof handle?.back === 'function' ? handle.back(page?.data) : handle?.back;
  return (
    <ToolFrame
      {...useFrameFacts()}
      title={handle?.title ?? BRAND.name}
      to={handle?.to ?? paths.home()}
      open={handle?.open}
      back={back && (wayBack ?? back)}
      next={pathname + search}
    >
      <Outlet />
    </ToolFrame>
  );
}
