import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { requireAccess } from '~/account/guard/guards.server';
import { AddLink } from '~/catalogue/add-to/add-link';
import { monstersCasting } from '~/compendium/search/search.server';
import { spellById, spellsByIds } from '~/compendium/shelf/records.server';
import { sameInOther } from '~/compendium/shelf/same-records.server';
import { packSpellCard, unpackSpellCard } from '~/compendium/spell-card/packed-spell-card';
import { SpellCard } from '~/compendium/spell-card/spell-card';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { RollTable } from '~/dice-tray/roll-table';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { challengeText } from '~/rules/challenge';
import { otherEdition } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { LinkButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import { CopySpell } from './copy-spell';
import { Differences } from './differences';
import { editionDifferences } from './edition-differences';
import { GrowthTable } from './growth-table';
import { spellAsText } from './spell-as-text';
import { growthOf } from './spell-growth';
import styles from './spell-page.module.css';

export const handle: FrameHandle = {
  title: 'Spell Lookup',
  to: spellPaths.lookup(),
  back: { to: spellPaths.lookup(), label: 'All spells' },
};

/** The maximum number of casters on a spell's page; a link leads to the others. */
const MOST_CASTERS = 24;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) {
    return pageMeta(matches, {
      title: 'Spell not found',
      description: 'There is no spell at this address.',
      path: spellPaths.lookup(),
    });
  }
  const { name, edition, kind, facts } = unpackSpellCard(data.packed);
  const said = facts.map(({ label, text }) => `${label}: ${text}`).join('. ');
  return pageMeta(matches, {
    title: `${name} (${edition})`,
    description: `${name}: ${kind}. ${said.slice(0, 200)}`,
    path: spellPaths.spell({ id: data.id }),
    type: 'article',
  });
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const { db } = context.services;
  const asked = params.id ?? '';
  const lower = asked.toLowerCase();
  const { search, searchParams } = new URL(request.url);
  if (asked !== lower) throw redirect(spellPaths.spell({ id: lower }, search), 301);
  const found = await spellById(db, lower);
  if (found === null) notFound();
  const { id, record } = found;
  const [casters, others] = await Promise.all([
    monstersCasting(db, record.slug, MOST_CASTERS, record.edition),
    sameInOther(db, 'spell', id),
  ]);
  const isBeside = searchParams.get('view') === 'both';
  const [other] = isBeside
    ? await spellsByIds(
        db,
        others.map((one) => one.id),
      )
    : [];
  return {
    id,
    slug: record.slug,
    packed: packSpellCard({ ...spellCardLines(record), scaling: null }),
    growth: growthOf(record),
    text: spellAsText(record),
    source: record.source,
    casters: casters.items.map(({ id: casterId, name, cr }) => ({ id: casterId, name, cr })),
    count: casters.count,
    more: casters.more,
    others,
    differences: other ? editionDifferences(record, other.record) : null,
  };
}

/** The page of a spell: text, scaling, casters, and the comparison with the other edition. */
export default function SpellPage() {
  const { id, slug, packed, growth, text, source, casters, count, more, others, differences } =
    useLoaderData<typeof loader>();
  const spell = useMemo(() => unpackSpellCard(packed), [packed]);
  const other = otherEdition(spell.edition);
  return (
    <main id="main" className={classes(layout.stack, styles.main)}>
      <RollTable who={spell.name}>
        <div className={styles.page}>
          <div className={styles.leaf}>
            <SpellCard spell={spell} />
            {growth && <GrowthTable table={growth} />}
          </div>
          <aside className={styles.aside} aria-label={`About ${spell.name}`}>
            <div className={styles.tools} data-print="no">
              <AddLink thing={{ kind: 'spell', id, name: spell.name }} />
              <CopySpell text={text} />
              <LinkButton
                kind="quiet"
                icon="print"
                to={spellPaths.cards(`?of=spells&id=${encodeURIComponent(id)}`)}
                rel="nofollow"
              >
                Spell card
              </LinkButton>
              {others.length > 0 && (
                <LinkButton
                  kind="quiet"
                  to={spellPaths.spell({ id }, differences ? '' : '?view=both')}
                  preventScrollReset
                >
                  {differences ? 'This edition only' : `Compare with ${other}`}
                </LinkButton>
              )}
            </div>
            {others.length > 0 ? (
              <p data-print="no">
                {`In the ${other} rules: `}
                {others.map((one, at) => (
                  <span key={one.id}>
                    {at > 0 && ', '}
                    <Link to={spellPaths.spell(one)}>{one.name}</Link>
                  </span>
                ))}
              </p>
            ) : (
              <p data-print="no">{`No counterpart in the ${other} rules.`}</p>
            )}
            <h2 className={styles.title}>Monsters that cast this</h2>
            {casters.length === 0 ? (
              <p>{`No monster of the ${spell.edition} rules casts it.`}</p>
            ) : (
              <ul className={styles.casters}>
                {casters.map((caster) => (
                  <li key={caster.id}>
                    <Link to={paths.monster({ id: caster.id }, `?casts=${slug}`)}>
                      {caster.name}
                    </Link>{' '}
                    <span>CR {challengeText(caster.cr)}</span>
                  </li>
                ))}
              </ul>
            )}
            {count > casters.length && (
              <p>
                <Link to={paths.monsterLookup(`?casts=${slug}&edition=${spell.edition}`)}>
                  {`All ${count}${more ? '+' : ''} that cast it`}
                </Link>
              </p>
            )}
            <p data-print="no">
              As data: <a href={paths.spellJson({ id })}>JSON</a>
            </p>
          </aside>
        </div>
        {differences && <Differences lines={differences} />}
        <p className={styles.credit}>
          {`Source: ${source}, with changes. `}
          <Link to={paths.licences()}>License</Link>
        </p>
      </RollTable>
    </main>
  );
}
