import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useMatches,
} from '@remix-run/react';
import { toolsAround } from '~/account/guard/path-guard.server';
import { waysTo } from '~/catalogue/ways';
import { paths } from '~/paths';
import { isFrameHandle } from '~/ui/frame-handle';
import { BRAND } from '../brand';
import { useFrameFacts } from './frame-facts';
import { ToolFrame } from './tool-frame';

export async function loader({ context }: LoaderFunctionArgs) {
  const viewer = await context.account.viewer();
  return { ways: waysTo(await toolsAround(context), viewer) };
}

/** The ways from tool to tool change with the person alone: no move between pages asks for them again. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && defaultShouldRevalidate;
}

/** The layout of the tools: the innermost page with a handle of its own names the tool. */
export default function ToolLayoutPage() {
  const { ways } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isFrameHandle);
  return (
    <ToolFrame
      {...useFrameFacts()}
      title={handle?.title ?? BRAND.name}
      to={handle?.to ?? paths.home()}
      back={handle?.back}
      search={handle?.search?.()}
      next={pathname + search}
      ways={ways}
    >
      <Outlet />
    </ToolFrame>
  );
}
