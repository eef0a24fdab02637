import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { requireAccess } from '~/account/guard/guards.server';
import { likedEdition } from '~/platform/preferences';
import { CASTER_CLASSES, readCasterClass } from '~/rules/caster-classes';
import { EDITIONS, type Edition } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { LinkButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import type { PlainHandle } from '~/ui/plain-page';
import { Tabs } from '~/ui/tabs';
import { countWords } from '../spell-words';
import { classSpells } from './class-list.server';
import { LevelLists } from './level-lists';

export const handle: FrameHandle & PlainHandle = {
  title: 'Spell Lookup',
  to: spellPaths.lookup(),
  back: { to: spellPaths.lookup(), label: 'All spells' },
  hydrate: false,
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: data ? `${data.name} spells` : 'Class lists',
    description:
      'Every spell of a class, level by level, for the 2014 and 2024 rules, to read and to print.',
    path: spellPaths.classList(),
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const params = new URL(request.url).searchParams;
  const name = readCasterClass(params.get('class') ?? '') ?? 'Wizard';
  const usual = likedEdition(request.headers);
  const edition = EDITIONS.find((one) => one === params.get('edition')) ?? usual;
  const spells = await classSpells(context.services.db, name, edition);
  return { name, edition, spells };
}

/** The page of a class's spells by level. */
export default function ClassListPage() {
  const { name, edition, spells } = useLoaderData<typeof loader>();
  const address = (one: string, rules: Edition) =>
    spellPaths.classList(`?${new URLSearchParams({ class: one.toLowerCase(), edition: rules })}`);
  const search = new URLSearchParams({
    of: 'search',
    class: name.toLowerCase(),
    edition,
    sort: 'level',
  });
  return (
    <main id="main" tabIndex={-1} className={classes(layout.stack)}>
      <header className={layout.stack}>
        <h1>{name} spells</h1>
        <p className={layout.lead}>{`${countWords(spells.length)}, ${edition} rules.`}</p>
        <div className={layout.stack} data-print="no">
          <Tabs
            label="Class"
            tabs={CASTER_CLASSES.map((one) => ({
              to: address(one, edition),
              label: one,
              current: one === name,
            }))}
          />
          <Tabs
            label="Edition"
            tabs={EDITIONS.map((one) => ({
              to: address(name, one),
              label: `${one} rules`,
              current: one === edition,
            }))}
          />
          <p className={layout.row}>
            <LinkButton
              kind="quiet"
              icon="print"
              to={spellPaths.cards(`?${search}`)}
              rel="nofollow"
            >
              Spell cards
            </LinkButton>
          </p>
        </div>
      </header>
      <LevelLists spells={spells} />
    </main>
  );
}
