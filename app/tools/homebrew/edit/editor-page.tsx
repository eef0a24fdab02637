import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from '@remix-run/react';
import { useState } from 'react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { homebrewPaths } from '~/homebrew-paths';
import { readForm } from '~/platform/form';
import { savesDone } from '~/platform/saves-under-way';
import type { FrameHandle } from '~/ui/frame-handle';
import { Notice } from '~/ui/notice';
import styles from './editor.module.css';
import { type EditorFacts, EditorForm, WaysOn } from './editor-form';
import { keepTyped, ownCreature } from './keep-creature.server';
import { knownSpellHarm } from './known-spells.server';
import { ratingOf } from './rating';
import { fieldsOfKept, typedCreature } from './typed-form';

export const handle: FrameHandle = {
  title: 'Homebrew Monsters',
  to: homebrewPaths.list(),
  back: { to: homebrewPaths.list(), label: 'My monsters' },
};

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  privateMeta(shown?.facts.name ?? 'Monster', matches);

/** Loads a user's own creature as form fields. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const { listed, kept } = await ownCreature(context.services, userId, params.id ?? '');
  const fields = fieldsOfKept(kept);
  const { problems, shown } = typedCreature(kept, fields);
  const spells = await knownSpellHarm(context.services.db, shown);
  const rating = ratingOf(shown, spells);
  const facts: EditorFacts = {
    id: listed.id,
    ownId: listed.isDraft ? null : listed.ownId,
    name: listed.name,
    version: listed.version,
    fields,
    problems,
    rating,
    origin: kept.origin?.credit ?? null,
  };
  return { facts };
}

/** Waits for pending saves of another page before loading. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  await savesDone();
  return serverLoader<typeof loader>();
}

/** Keeps the typed values when only the query changes: the page saves by itself and is more recent than the loader. */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod } = asked;
  return formMethod === 'POST' || currentUrl.pathname !== nextUrl.pathname;
}

/** Saves the form and runs the pressed action. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const opened = await ownCreature(context.services, userId, params.id ?? '');
  const form = await readForm(request);
  const { status, answer } = await keepTyped(context.services, userId, opened, form);
  return data(answer, { status });
}

const DONE: Readonly<Record<string, string>> = {
  saved: 'Saved',
  draft: 'Saved as a draft: incomplete fields are marked.',
};

export default function EditorPage() {
  const { facts } = useLoaderData<typeof loader>();
  const done = new URLSearchParams(useLocation().search).get('done');
  const [saved, setSaved] = useState({ name: facts.name, version: facts.version });
  const told = useActionData<typeof action>();
  const said = done !== null && Object.hasOwn(DONE, done) ? DONE[done] : undefined;
  return (
    <main id="main" className={styles.main}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.heading}>
            {saved.version > facts.version ? saved.name : facts.name}
          </h1>
          {facts.origin !== null && <p className={styles.soft}>{`Made from ${facts.origin}.`}</p>}
        </div>
        <WaysOn {...facts} name={saved.name} />
      </header>
      {said && !told && (
        <Notice tone="good" announce dismissTo={homebrewPaths.creature(facts)}>
          {said}
        </Notice>
      )}
      <EditorForm
        key={`${facts.id} ${facts.version} ${told?.seen ?? ''}`}
        facts={facts}
        told={told}
        onSaved={setSaved}
      />
    </main>
  );
}
