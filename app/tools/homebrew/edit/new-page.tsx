import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess, requireUser } from '~/account/guard/guards.server';
import { homebrewPaths } from '~/homebrew-paths';
import { readForm } from '~/platform/form';
import { likedEdition } from '~/platform/preferences';
import type { Edition } from '~/rules/edition';
import { Button, LinkButton } from '~/ui/button';
import { CheckboxGroup } from '~/ui/choice-group';
import { EmptyState } from '~/ui/empty-state';
import { Field } from '~/ui/field';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { SEARCH } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { BLEND_PARTS } from '../blend/blend';
import { TEMPLATES } from '../templates/templates';
import { LIST_TITLES } from './entry-words';
import { findForNew } from './find-for-new.server';
import { FoundList } from './found-list';
import styles from './new.module.css';
import { startCreature } from './start.server';

export const handle: FrameHandle = {
  title: 'Homebrew Monsters',
  to: homebrewPaths.list(),
  back: { to: homebrewPaths.list(), label: 'My monsters' },
};

export const meta: MetaFunction = ({ matches }) => privateMeta('New monster', matches);

/** Loads the ways to start, with the creatures found for the query parameters. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const found = await findForNew(context.services, userId, new URL(request.url).searchParams);
  return { ...found, liked: likedEdition(request.headers) };
}

/** Creates a creature and redirects to its editor. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireAccess(context);
  const { userId } = await requireUser(context);
  const form = await readForm(request);
  const { status, answer } = await startCreature(context.services, userId, form);
  return data(answer, { status });
}

export default function NewCreaturePage() {
  const { q, from, first, found, newId, liked } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const typed = told?.typed;
  // When searching, the results come first; otherwise they would push the short form down.
  const isSearching = q !== '' || first !== null;
  return (
    <main id="main" className={styles.main}>
      <header className={styles.head}>
        <h1 className={styles.heading}>New monster</h1>
        <LinkButton kind="quiet" compact to={homebrewPaths.import()}>
          Import
        </LinkButton>
      </header>
      {told && (
        <Notice tone="problem" announce title={told.problem}>
          <p>What you typed is still below.</p>
        </Notice>
      )}
      <div className={styles.ways}>
        {isSearching ? null : <FromNothing newId={newId} liked={liked} told={told} />}
        <section aria-labelledby="copy-title" className={layout.stack}>
          <h2 id="copy-title">
            {first === null ? 'From an existing monster' : `Blend ${first.name} with another`}
          </h2>
          <Form method="get" role="search" className={styles.search}>
            {first !== null && <input type="hidden" name="first" value={first.id} />}
            <Field
              label="Monster name"
              name="q"
              type="search"
              defaultValue={q}
              maxLength={100}
              autoComplete="off"
            />
            <Select
              label="Rules"
              name="from"
              defaultValue={from}
              choices={[
                { value: 'both', label: 'Both' },
                { value: '2014', label: '2014' },
                { value: '2024', label: '2024' },
              ]}
            />
            <Button kind="quiet" icon="search">
              {SEARCH}
            </Button>
          </Form>
          {first !== null && (
            <p>
              <Link to={homebrewPaths.new()}>Choose another first monster</Link>
            </p>
          )}
          {found.problem !== null && <Notice tone="problem">{found.problem}</Notice>}
          {found.items.length === 0 && found.problem === null ? (
            <EmptyState title="No monster found">
              <p>Try fewer letters, or start from scratch.</p>
            </EmptyState>
          ) : (
            <FoundList items={found.items} first={first} newId={newId}>
              {first !== null && (
                <>
                  <Field
                    label="Name of the blend"
                    name="name"
                    maxLength={100}
                    defaultValue={typed?.name ?? ''}
                    autoComplete="off"
                  />
                  <CheckboxGroup
                    label="Taken from the second"
                    name="part"
                    chosen={typed?.parts ?? ['body', 'traits', 'actions']}
                    choices={Object.entries(BLEND_PARTS).map(([value, label]) => ({
                      value,
                      label,
                    }))}
                  />
                </>
              )}
            </FoundList>
          )}
        </section>
        {isSearching && first === null && <FromNothing newId={newId} liked={liked} told={told} />}
      </div>
    </main>
  );
}

type FromNothingProps = {
  newId: string;
  liked: Edition;
  told: ReturnType<typeof useActionData<typeof action>>;
};

/** The form for a new creature from only a name, or from templates. */
function FromNothing({ newId, liked, told }: FromNothingProps) {
  return (
    <section aria-labelledby="blank-title" className={layout.stack}>
      <h2 id="blank-title">From scratch or from templates</h2>
      <Form method="post" className={layout.stack} noValidate>
        <input type="hidden" name="way" value="blank" />
        <input type="hidden" name="id" value={newId} />
        <Field
          label="Name"
          name="name"
          maxLength={100}
          placeholder="Ember Wolf"
          defaultValue={told?.typed?.name ?? ''}
          error={told?.way === 'blank' ? told.problem : undefined}
          autoComplete="off"
          required
        />
        <Select
          label="Rules and layout"
          name="edition"
          defaultValue={told?.typed?.edition ?? liked}
          choices={[
            { value: '2014', label: '2014' },
            { value: '2024', label: '2024' },
          ]}
        />
        <details className={styles.templates}>
          <summary>Traits and actions from templates</summary>
          <CheckboxGroup
            label="Traits and actions"
            name="template"
            chosen={told?.typed?.templates ?? []}
            choices={TEMPLATES.map(({ id, name, about, list }) => ({
              value: id,
              label: name,
              hint: `${LIST_TITLES[list]}: ${about}`,
            }))}
          />
        </details>
        <div>
          <Button icon="anvil">Create</Button>
        </div>
      </Form>
    </section>
  );
}
