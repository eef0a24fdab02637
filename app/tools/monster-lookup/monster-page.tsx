import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { readMonsterQuery } from '~/compendium/monster-search';
import { monsterById } from '~/compendium/records.server';
import { neighbours } from '~/compendium/search.server';
import { createShortMemory } from '~/compendium/short-memory.server';
import {
  type PackedStatblock,
  packStatblock,
  unpackStatblock,
} from '~/compendium/statblock/packed-statblock';
import { RollTable } from '~/compendium/statblock/roll-table';
import type { StatblockLayout } from '~/compendium/statblock/statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { useDeviceList } from '~/compendium/statblock/use-device-store';
import type { OpenWord } from '~/compendium/statblock/use-statblock-tools';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import type { Database } from '~/platform/database.server';
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
import { useWordPeek } from './use-word-peek';

/** Fetched when the first spell or condition is opened. */
const WordDialog = lazy(() => import('./word-dialog'));
/** Fetched when a mouse first rests on one. */
const WordPeek = lazy(() => import('./word-peek'));

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

type MonsterFacts = {
  id: string;
  name: string;
  description: string;
  packed: PackedStatblock;
  source: string;
  licence: string | null;
  previous: string | null;
  next: string | null;
};

const MOST_REMEMBERED = 400;
const remembered = createShortMemory<MonsterFacts | null>(MOST_REMEMBERED);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, clock } = context.services;
  const { id = '' } = params;
  const asked = new URL(request.url).searchParams;
  const search = carriedSearch(asked);
  const layout = wantedLayout(asked.get('layout'), request.headers.get('Cookie'));
  const ask = () => factsOf(db, id, search, layout);
  // Those who come from a search are few beside each other; a monster's own address is what is shared and opened again.
  const found = await (search === ''
    ? remembered({ db, now: clock.now(), key: `${id} ${layout}`, ask })
    : ask());
  if (found === null) notFound();
  return found;
}

async function factsOf(
  db: Database,
  id: string,
  search: string,
  layout: StatblockLayout | null,
): Promise<MonsterFacts | null> {
  const reading = readMonsterQuery(new URLSearchParams(search));
  const [found, beside] = await Promise.all([
    monsterById(db, id),
    reading.ok ? neighbours(db, reading.query, id) : null,
  ]);
  if (found === null) return null;
  const { record } = found;
  const block = statblockOf(record, layout ?? record.edition);
  return {
    id: found.id,
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
  // A spell's words may name a condition: what was opened last lies on top.
  const [opened, setOpened] = useState<readonly OpenWord[]>([]);
  const { at, close, stay, leave, peek } = useWordPeek();
  const open = useCallback(
    (word: OpenWord) => {
      close();
      setOpened((under) => [...under, word]);
    },
    [close],
  );
  useRemembered(id, block.name);
  return (
    <main id="main" className={styles.main}>
      <ResultSteps search={carriedSearch(params)} previous={previous} next={next} />
      <RollTable who={block.name} open={open} peek={peek}>
        <div className={styles.page}>
          <StatblockCard block={block} level={1} mayBeWide />
          <aside className={styles.aside} aria-label={`About ${block.name}`}>
            <MonsterTools id={id} block={block} search={carriedSearch(params)} />
          </aside>
        </div>
        {opened.map((word, under) => (
          <Suspense key={`${word.kind} ${word.id}`}>
            <WordDialog word={word} onClose={() => setOpened(opened.slice(0, under))} />
          </Suspense>
        ))}
        {at && (
          <Suspense>
            <WordPeek at={at} onStay={stay} onLeave={leave} />
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
