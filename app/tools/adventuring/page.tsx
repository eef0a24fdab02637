import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { stateOf } from '~/catalogue/coming-tool';
import { LazyComing } from '~/catalogue/lazy-coming';
import { ADVENTURING } from './page-words';

export const meta: MetaFunction = ({ matches }) => privateMeta(ADVENTURING.title, matches);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  return { state: stateOf(await context.account.tools(), ADVENTURING.tool) };
}

export default function AdventuringPage() {
  return <LazyComing coming={ADVENTURING} state={useLoaderData<typeof loader>().state} />;
}
