import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { readMonsterQuery } from '~/compendium/monster-search';
import { monsterById } from '~/compendium/records.server';
import { neighbours } from '~/compendium/search.server';
import { packStatblock, unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { RollTable } from '~/compendium/statblock/roll-table';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { useDeviceList } from '~/compendium/statblock/use-device-store';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import type { FrameHandle } from '~/ui/frame-handle';
import { pageMeta, shareCard } from '~/ui/page-meta';
import { CompareTray } from './compare-tray';
import { describeMonster } from './describe-monster';
import { RECENT, without } from './device-lists';
import { MonsterTools } from './monster-tools';
import { RecordCredit } from './record-credit';
import styles from './record-page.module.css';
import { wantedLayout } from './remember-layout';
import { ResultSteps } from './result-steps';
import { carriedSearch } from './search-address';
import type { OpenSpell } from './spell-dialog';

/** Fetched when the first spell is opened. */
const SpellDialog = lazy(() => import('./spell-dialog'));

export const handle: FrameHandle = { title: 'Monster Lookup', to: paths.monsterLookup() };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta(matches, {
        title: data.name,
        description: data.description,
        path: paths.monster({ id: data.id }),
        ...shareCard('monster-lookup', 'Monster Lookup'),
        type: 'article',
      })
    : pageMeta(matches, {
        title: 'No such monster',
        description: 'No monster has this address.',
        path: paths.monsterLookup(),
      });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db } = context.services;
  const asked = new URL(request.url).searchParams;
  const reading = readMonsterQuery(new URLSearchParams(carriedSearch(asked)));
  const [found, beside] = await Promise.all([
    monsterById(db, params.id ?? ''),
    reading.ok ? neighbours(db, reading.query, params.id ?? '') : null,
  ]);
  if (found === null) notFound();
  const { id, record } = found;
  const layout = wantedLayout(asked.get('layout'), request.headers.get('Cookie')) ?? record.edition;
  const block = statblockOf(record, layout);
  return {
    id,
    name: record.name,
    description: describeMonster(block),
    packed: packStatblock(block),
    source: record.source,
    licence: record.licence,
    previous: beside?.previous ?? null,
    next: beside?.next ?? null,
  };
}

export default function MonsterPage() {
  const { id, packed, source, licence, previous, next } = useLoaderData<typeof loader>();
  const block = useMemo(() => unpackStatblock(packed), [packed]);
  const [params] = useSearchParams();
  const [spell, setSpell] = useState<OpenSpell | null>(null);
  useRemembered(id, block.name);
  return (
    <main id="main" className={styles.main}>
      <ResultSteps search={carriedSearch(params)} previous={previous} next={next} />
      <RollTable who={block.name} openSpell={(spellId, name) => setSpell({ id: spellId, name })}>
        <div className={styles.page}>
          <StatblockCard block={block} level={1} mayBeWide />
          <aside className={styles.aside} aria-label={`About ${block.name}`}>
            <MonsterTools id={id} block={block} search={carriedSearch(params)} />
          </aside>
        </div>
        {spell && (
          <Suspense>
            <SpellDialog spell={spell} onClose={() => setSpell(null)} />
          </Suspense>
        )}
      </RollTable>
      <RecordCredit source={source} licence={licence} />
      <CompareTray />
    </main>
  );
}

/** Puts the monster in front of those that were looked at. */
function useRemembered(id: string, name: string) {
  const [recent, remember] = useDeviceList(RECENT);
  const isFirst = recent[0]?.id === id;
  useEffect(() => {
    if (!isFirst) remember((list) => [{ id, name }, ...without(list, id)]);
  }, [id, name, isFirst, remember]);
}
