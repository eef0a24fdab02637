import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { useMemo } from 'react';
import { AddLink } from '~/catalogue/add-to/add-link';
import { useWayBack } from '~/catalogue/use-way-back';
import { monstersCasting } from '~/compendium/search/search.server';
import { spellById } from '~/compendium/shelf/records.server';
import { sameInOther } from '~/compendium/shelf/same-records.server';
import { packSpellCard, unpackSpellCard } from '~/compendium/spell-card/packed-spell-card';
import { SpellCard } from '~/compendium/spell-card/spell-card';
import { spellCardLines } from '~/compendium/spell-card/spell-card-lines';
import { WordToolsContext } from '~/compendium/statblock/use-word-tools';
import { RollTable } from '~/dice-tray/roll-table';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import { challengeText } from '~/rules/challenge';
import type { FrameHandle } from '~/ui/frame-handle';
import { Icon } from '~/ui/icon';
import { pageMeta, shareCard } from '~/ui/page-meta';
import { countWords } from './count-words';
import { nameInRules } from './name-in-rules';
import { OtherRules } from './other-rules';
import { packNames } from './packed-names';
import { creditOf, RecordCredit } from './record-credit';
import styles from './record-page.module.css';
import own from './spell-page.module.css';
import { useWordWindows } from './use-word-windows';

export const handle: FrameHandle = { title: 'Monster Lookup', to: paths.monsterLookup() };

/** The maximum number of casters on a spell's page; a link leads to the others. */
const MOST_CASTERS = 24;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) {
    return pageMeta(matches, {
      title: 'Spell not found',
      description: 'There is no spell at this address.',
      path: paths.monsterLookup(),
    });
  }
  const { name, edition, kind, facts } = unpackSpellCard(data.packed);
  const said = facts.map(({ label, text }) => `${label}: ${text}`).join('. ');
  return pageMeta(matches, {
    title: nameInRules(name, edition),
    description: `${name}: ${kind}. ${said.slice(0, 200)}`,
    path: paths.spell({ id: data.id }),
    ...shareCard('monster-lookup'),
    type: 'article',
  });
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { db } = context.services;
  const asked = params.id ?? '';
  const lower = asked.toLowerCase();
  if (asked !== lower) throw redirect(paths.spell({ id: lower }), 301);
  const found = await spellById(db, lower);
  if (found === null) notFound();
  const { id, record } = found;
  const [casters, others] = await Promise.all([
    monstersCasting(db, record.slug, MOST_CASTERS, record.edition),
    sameInOther(db, 'spell', id),
  ]);
  return {
    id,
    slug: record.slug,
    packed: packSpellCard(spellCardLines(record)),
    ...creditOf(record),
    casters: casters.items.map(({ id: casterId, name, cr }) => ({ id: casterId, name, cr })),
    count: casters.count,
    more: casters.more,
    others: packNames(others, record.name),
  };
}

export default function SpellPage() {
  const { id, slug, packed, source, licence, casters, count, more, others } =
    useLoaderData<typeof loader>();
  const spell = useMemo(() => unpackSpellCard(packed), [packed]);
  const { words, windows, lost } = useWordWindows();
  const back = useWayBack();
  return (
    <main id="main" className={styles.main}>
      <nav className={styles.steps} aria-label="Monster Lookup">
        <Link to={back?.to ?? paths.monsterLookup()}>
          <Icon name="arrow-left" size="small" />
          {` ${back?.label ?? 'All monsters'}`}
        </Link>
      </nav>
      <WordToolsContext.Provider value={words}>
        <RollTable who={spell.name} foot={lost}>
          <div className={styles.page}>
            <div className={own.leaf}>
              <SpellCard spell={spell} />
            </div>
            <aside className={styles.aside} aria-label={`About ${spell.name}`}>
              <AddLink thing={{ kind: 'spell', id, name: spell.name }} />
              <OtherRules
                of="spell"
                {...{ id, others }}
                name={spell.name}
                edition={spell.edition}
              />
              <h2 className={own.asideTitle}>Monsters that cast this</h2>
              {casters.length === 0 ? (
                <p>{`No monster of the ${spell.edition} rules casts it.`}</p>
              ) : (
                <ul className={own.casters}>
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
                    All {countWords(count, more)} that cast it
                  </Link>
                </p>
              )}
              <p className={own.formats}>
                Data: <a href={paths.spellJson({ id })}>JSON</a>
              </p>
            </aside>
          </div>
          <RecordCredit edition={spell.edition} source={source} licence={licence} />
          {windows}
        </RollTable>
      </WordToolsContext.Provider>
    </main>
  );
}
