import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readViewer, requireAccess } from '~/account/guard/guards.server';
import { characterPaths } from '~/character-paths';
import { likedEdition } from '~/platform/preferences';
import type { FrameHandle } from '~/ui/frame-handle';
import { pageMeta } from '~/ui/page-meta';
import { beginFacts } from './begin/begun';
import { TryLab } from './try/try-lab';

const TITLE = 'Character Lab';

export const handle: FrameHandle = { title: TITLE, to: characterPaths.tryLab(), open: true };

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: 'Character Lab: make a character and play it',
    description:
      'Build a character step by step or all at once, with every number calculated, and play it at the table. Free to try, no account. 5E compatible.',
    path: characterPaths.tryLab(),
  });

/** Open to all once the tool is: it contains no account data, and the characters are on the device. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const edition = likedEdition(request.headers);
  const signedIn = (await readViewer(context)) !== null;
  return { edition, signedIn, ...beginFacts(edition) };
}

const NEEDS_SCRIPTS =
  'Without an account a character is kept by this page itself, which was not ready or has no JavaScript. Nothing was made. Try again, or sign in.';

/** The device keeps the characters; a request here comes from a page without scripts, or before it was ready. */
export async function action({ context }: ActionFunctionArgs) {
  await requireAccess(context);
  return data({ problem: NEEDS_SCRIPTS }, { status: 400 });
}

/** Loaded only once, because everything else happens on the device. */
export function shouldRevalidate() {
  return false;
}

export default function TryCharacterLabPage() {
  const facts = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <TryLab {...facts} problem={answer?.problem ?? null} />;
}
