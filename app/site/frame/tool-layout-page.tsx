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
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isFrameHandle);
  return (
    <ToolFrame
      {...useFrameFacts()}
      title={handle?.title ?? BRAND.name}
      to={handle?.to ?? paths.home()}
      open={handle?.open}
      back={handle?.back && (wayBack ?? handle.back)}
      next={pathname + search}
    >
      <Outlet />
    </ToolFrame>
  );
}
