import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { stateOf } from '~/catalogue/coming-tool';
import { LazyComing } from '~/catalogue/lazy-coming';
import { CHARACTER_LAB } from './page-words';

export const meta: MetaFunction = ({ matches }) => privateMeta(CHARACTER_LAB.title, matches);

export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  return { state: stateOf(await context.account.tools(), CHARACTER_LAB.tool) };
}

export default function CharacterLabPage() {
  return <LazyComing coming={CHARACTER_LAB} state={useLoaderData<typeof loader>().state} />;
}
