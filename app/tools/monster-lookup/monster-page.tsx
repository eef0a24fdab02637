import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useMemo } from 'react';
import { isOwnId } from '~/compendium/records/own-id';
import { shownEdition } from '~/compendium/search/edition-param';
import { neighbours } from '~/compendium/search/search.server';
import { carriedSearch } from '~/compendium/search/search-address';
import { monsterById } from '~/compendium/shelf/records.server';
import { sameInOther } from '~/compendium/shelf/same-records.server';
import { apartRolls } from '~/compendium/statblock/apart-rolls';
import {
  type PackedStatblock,
  packStatblock,
  unpackStatblock,
} from '~/compendium/statblock/packed-statblock';
import {
  plainText,
  type StatblockLayout,
  type StatblockLine,
} from '~/compendium/statblock/statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { WordToolsContext } from '~/compendium/statblock/use-word-tools';
import { RollTable } from '~/dice-tray/roll-table';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import type { Database } from '~/platform/database.server';
import { createShortMemory } from '~/platform/short-memory.server';
import type { FrameHandle } from '~/ui/frame-handle';
import { pageMeta } from '~/ui/page-meta';
import capitalsFont from '~fonts/capitals.woff2?url';
import italicFont from '~fonts/italic.woff2?url';
import { Commands } from './commands';
import { describeMonster } from './describe-monster';
import { LateTray } from './late-tray';
import { MonsterTools, useLateBar } from './monster-tools';
import { nameInRules } from './name-in-rules';
import { OtherRules } from './other-rules';
import { OwnMark } from './own-mark';
import { type PackedNames, packNames } from './packed-names';
import { creditOf, RecordCredit } from './record-credit';
import styles from './record-page.module.css';
import { wantedLayout } from './remember-layout';
import { ResultSteps } from './result-steps';
import { useKeptRecords } from './use-kept-records';
import { useRemembered } from './use-remembered';
import { useWordWindows } from './use-word-windows';
import { OWNERS_ALONE, searchesFor } from './whose.server';

export const handle: FrameHandle = { title: 'Monster Lookup', to: paths.monsterLookup() };

/** Preloads the fonts, because a statblock uses all of the site's fonts. */
export const links: LinksFunction = () =>
  [capitalsFont, italicFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  }));

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) {
    return pageMeta(matches, {
      title: 'Monster not found',
      description: 'There is no monster at this address.',
      path: paths.monsterLookup(),
    });
  }
  // Derived from the packed statblock, so that the loader need not send it twice.
  const block = unpackStatblock(data.packed);
  return pageMeta(matches, {
    title: nameInRules(block.name, block.edition),
    description: describeMonster(block),
    path: paths.monster({ id: data.id }),
    // Link previews are requested without a session.
    ...(isOwnId(data.id) ? {} : { drawnPicture: paths.monsterPicture(data) }),
    pictureAlt: describeMonster(block),
  });
};

type MonsterFacts = {
  id: string;
  version: string;
  packed: PackedStatblock;
  /** Omitted for books that the edition identifies. */
  source?: string;
  licence?: string | null;
  previous: string | null;
  next: string | null;
  others: PackedNames;
};

const MOST_REMEMBERED = 400;
const remembered = createShortMemory<MonsterFacts | null>(MOST_REMEMBERED);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { db, clock } = context.services;
  const { id = '' } = params;
  const { search: asSent, searchParams: asked } = new URL(request.url);
  const lower = id.toLowerCase();
  if (id !== lower) throw redirect(paths.monster({ id: lower }, asSent), 301);
  const search = carriedSearch(asked);
  const layout = wantedLayout(asked.get('layout'), request.headers.get('Cookie'));
  const whose = await searchesFor(context);
  const ask = () => factsOf(db, id, search, layout, whose);
  // A user's own responses are never shared. Responses with a search rarely repeat, so only a monster's plain URL is
  // cached.
  const found = await (search === '' && whose.ownerId === null
    ? remembered({ db, now: clock.now(), key: `${id} ${layout}`, ask })
    : ask());
  if (found === null) notFound(isOwnId(id) ? OWNERS_ALONE : undefined);
  return found;
}

async function factsOf(
  db: Database,
  id: string,
  search: string,
  layout: StatblockLayout | null,
  { ownerId, read }: Awaited<ReturnType<typeof searchesFor>>,
): Promise<MonsterFacts | null> {
  const [found, others] = await Promise.all([
    monsterById(db, id, ownerId),
    sameInOther(db, 'monster', id),
  ]);
  if (found === null) return null;
  const { record } = found;
  const params = new URLSearchParams(search);
  // Without a search, the neighbours are monsters of the same edition.
  params.set('edition', shownEdition(params, record.edition) ?? record.edition);
  const { reading } = await read(params);
  const beside = reading.ok ? await neighbours(db, reading.query, id, ownerId) : null;
  const block = statblockOf(record, layout ?? record.edition);
  return {
    id: found.id,
    version: found.version.slice(0, 8),
    packed: packStatblock(block),
    ...creditOf(record),
    previous: beside?.previous ?? null,
    next: beside?.next ?? null,
    others: packNames(others, record.name),
  };
}

export default function MonsterPage() {
  const { id, packed, source, licence, previous, next, others } = useLoaderData<typeof loader>();
  const block = useMemo(() => unpackStatblock(packed), [packed]);
  const apart = useMemo(() => apartRolls(block), [block]);
  const [params] = useSearchParams();
  const { words, windows, lost } = useWordWindows();
  const search = carriedSearch(params);
  useRemembered(id, nameInRules(block.name, block.edition));
  useKeptRecords();
  const bar = useLateBar();
  const foot = (
    <>
      {bar.is === 'here' && <bar.part.default id={id} block={block} search={search} />}
      {lost}
      <LateTray />
    </>
  );
  return (
    <main id="main" className={styles.main}>
      <ResultSteps search={search} previous={previous} next={next} />
      <WordToolsContext.Provider value={words}>
        <RollTable who={block.name} foot={foot} footComes={bar.is === 'coming'} apart={apart}>
          <div className={styles.page}>
            <StatblockCard
              block={block}
              level={1}
              mayBeWide
              token={paths.monsterToken({ id })}
              mark={<OwnMark id={id} />}
            />
            <aside className={styles.aside} aria-label={`About ${block.name}`}>
              <Beside lines={block.beside} />
              <OtherRules
                of="monster"
                {...{ id, others }}
                name={block.name}
                edition={block.edition}
              />
              <MonsterTools id={id} block={block} search={search} />
              <Commands of="monster" className={styles.commands} />
            </aside>
          </div>
          <RecordCredit edition={block.edition} source={source} licence={licence} />
          {windows}
        </RollTable>
      </WordToolsContext.Provider>
    </main>
  );
}

/** Facts that the layout's book does not print. */
function Beside({ lines }: { lines: readonly StatblockLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div data-print="no">
      {lines.map(({ label, segments }) => (
        <p key={label}>{`${label} ${plainText(segments)}`}</p>
      ))}
    </div>
  );
}
