import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { requireAccess } from '~/account/guard/guards.server';
import { likedEdition } from '~/platform/preferences';
import { CASTER_CLASSES } from '~/rules/caster-classes';
import { EDITIONS } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { Button, LinkButton } from '~/ui/button';
import { Field } from '~/ui/field';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { PlainHandle } from '~/ui/plain-page';
import { Select } from '~/ui/select';
import { classSpells } from '../classes/class-list.server';
import { LevelLists } from '../classes/level-lists';
import { countWords } from '../spell-words';
import { readAskedBook } from './asked-book';
import { facetsOf } from './facets-sql.server';
import { THEMES, themeOf } from './npc-themes';
import { randomBook } from './random-book';
import styles from './random-book.module.css';

export const handle: FrameHandle & PlainHandle = {
  title: 'Spell Lookup',
  to: spellPaths.lookup(),
  back: { to: spellPaths.lookup(), label: 'All spells' },
  hydrate: false,
};

export const meta: MetaFunction = () => [
  { title: 'Random spellbook' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const params = new URL(request.url).searchParams;
  const usual = likedEdition(request.headers);
  const asked = readAskedBook(params, usual);
  const none = { usual, wish: null, spells: [] };
  if (asked.is === 'none') return data({ ...none, problem: null });
  if (asked.is === 'wrong') return data({ ...none, problem: asked.problem }, { status: 400 });
  const { wish } = asked;
  if (wish.seed === null) {
    // Redirects to a URL with a seed, so that the link always shows the same book.
    params.set('seed', crypto.randomUUID().slice(0, 8));
    throw redirect(spellPaths.randomBook(`?${params}`));
  }
  const { db } = context.services;
  const known = await classSpells(db, wish.name, wish.edition);
  const themed = await facetsOf(db, known);
  const spells = randomBook({ ...wish, seed: wish.seed }, themed);
  const shown = spells.map(({ facets, ...spell }) => spell);
  return data({ usual, wish: { ...wish, seed: wish.seed }, spells: shown, problem: null });
}

/** The page of random spells for an NPC caster, by class, level and theme. */
export default function RandomBookPage() {
  const { usual, wish, spells, problem } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const again = new URLSearchParams(params);
  again.delete('seed');
  return (
    <main id="main" tabIndex={-1} className={layout.stack}>
      <header className={layout.stack}>
        <h1>{wish ? `Level ${wish.level} ${wish.name.toLowerCase()}` : 'Random spellbook'}</h1>
        <p className={layout.lead}>
          {wish
            ? `${countWords(spells.length)}, ${wish.edition} rules, theme: ${themeOf(wish.theme).label.toLowerCase()}.`
            : 'Spells for an improvised caster: choose a class, a level and a theme.'}
        </p>
      </header>
      {problem && <Notice tone="problem" announce title={problem} />}
      <form method="get" action={spellPaths.randomBook()} className={styles.form} data-print="no">
        <Select
          label="Class"
          name="class"
          choices={CASTER_CLASSES.map((name) => ({ value: name.toLowerCase(), label: name }))}
          defaultValue={(params.get('class') ?? 'wizard').toLowerCase()}
        />
        <Field
          label="Level"
          name="level"
          type="number"
          min={1}
          max={20}
          inputMode="numeric"
          defaultValue={params.get('level') ?? '5'}
        />
        <Select
          label="Theme"
          name="theme"
          choices={THEMES.map(({ id, label }) => ({ value: id, label }))}
          defaultValue={params.get('theme') ?? 'any'}
        />
        <Select
          label="Rules"
          name="edition"
          choices={EDITIONS.map((edition) => ({ value: edition, label: edition }))}
          defaultValue={params.get('edition') ?? usual}
        />
        <Button icon="die">Generate</Button>
      </form>
      {wish && (
        <>
          <p className={layout.row} data-print="no">
            <LinkButton
              kind="quiet"
              icon="redo"
              to={spellPaths.randomBook(`?${again}`)}
              rel="nofollow"
            >
              Reroll
            </LinkButton>
            <LinkButton
              kind="quiet"
              icon="print"
              to={spellPaths.cards(`?of=spells&id=${spells.map(({ id }) => id).join(',')}`)}
              rel="nofollow"
            >
              Spell cards
            </LinkButton>
          </p>
          <form method="post" action={spellPaths.books()} className={styles.form} data-print="no">
            <input
              type="hidden"
              name="key"
              value={`random ${wish.name} ${wish.level} ${wish.theme} ${wish.edition} ${wish.seed}`.slice(
                0,
                60,
              )}
            />
            <input type="hidden" name="class" value={wish.name.toLowerCase()} />
            <input type="hidden" name="level" value={wish.level} />
            <input type="hidden" name="edition" value={wish.edition} />
            <input type="hidden" name="spell" value={spells.map(({ id }) => id).join(',')} />
            <Field
              label="Name"
              name="name"
              defaultValue={`${wish.name} ${wish.level}, ${themeOf(wish.theme).label.toLowerCase()}`}
              maxLength={60}
              autoComplete="off"
            />
            <Button kind="quiet" name="intent" value="create" icon="star">
              Save as a spellbook
            </Button>
          </form>
          <LevelLists spells={spells} />
        </>
      )}
    </main>
  );
}
