import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { answerPro } from '~/account/guard/pro-answer.server';
import { characterPaths } from '~/character-paths';
import {
  listCharacters,
  listPutAway,
  openSharedCharacter,
  putAwayOne,
} from '~/characters/kept/characters.server';
import { toolFor } from '~/characters/kept/sheet-guard.server';
import { readForm } from '~/platform/form';
import { likedEdition } from '~/platform/preferences';
import type { FrameHandle } from '~/ui/frame-handle';
import { beginFacts } from './begin/begun';
import { CopyShared } from './screen/copy-shared';
import { LazyShelf } from './screen/lazy-shelf';
import { type ShelfAnswer, shelfPressed } from './shelf-pressed.server';

export const handle: FrameHandle = { title: 'Character Lab', to: characterPaths.list() };

export const meta: MetaFunction = ({ matches }) => privateMeta('Character Lab', matches);

/** Loads the user's characters if the tool is open to the user. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const person = await requireUser(context);
  const { db } = context.services;
  const { userId } = person;
  const edition = likedEdition(request.headers);
  const { searchParams } = new URL(request.url);
  const away = searchParams.get('away')?.slice(0, 80) ?? '';
  const code = searchParams.get('copy') ?? '';
  const shared = /^[\w-]{6,60}$/.test(code)
    ? await openSharedCharacter(context.services, code)
    : null;
  const [kept, putAway, gone, { lacksPro }] = await Promise.all([
    listCharacters(db, userId),
    listPutAway(db, userId),
    away === '' ? null : putAwayOne(db, userId, away),
    toolFor(context, person),
  ]);
  return {
    kept,
    putAway,
    mayChange: !lacksPro,
    edition,
    away: gone && { id: away, name: gone.name || 'Unnamed character', satIn: gone.satIn },
    fresh: crypto.randomUUID(),
    copying:
      shared === null || shared === 'unread'
        ? null
        : { code, name: shared.listed.name || 'this character' },
    ...beginFacts(edition),
  };
}

/** Creates, copies, deletes or restores a character, or permanently removes deleted ones. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const person = await requireUser(context);
  const form = await readForm(request);
  if ((await toolFor(context, person)).lacksPro) {
    const { data: locked, init } = answerPro({ what: 'Making characters', form });
    const answer: ShelfAnswer = { problem: locked.problem, said: null };
    return data(answer, init ?? undefined);
  }
  const { status, answer } = await shelfPressed(context.services, person.userId, form);
  return data(answer, { status });
}

export default function CharacterLabPage() {
  const told = useActionData<typeof action>() ?? null;
  const { copying, ...facts } = useLoaderData<typeof loader>();
  if (copying !== null) {
    return <CopyShared {...copying} fresh={facts.fresh} problem={told?.problem ?? null} />;
  }
  return <LazyShelf {...facts} told={told} />;
}
