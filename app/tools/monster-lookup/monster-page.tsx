import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { shownEdition } from '~/compendium/search/edition-param';
import { neighbours } from '~/compendium/search/search.server';
import { readTypedQuery } from '~/compendium/search/typed-query.server';
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
import {
  type OpenWord,
  type WordAt,
  WordToolsContext,
} from '~/compendium/statblock/use-word-tools';
import { RollTable } from '~/dice-tray/roll-table';
import { paths } from '~/paths';
import { notFound } from '~/platform/answers';
import type { Database } from '~/platform/database.server';
import { createShortMemory } from '~/platform/short-memory.server';
import type { FrameHandle } from '~/ui/frame-handle';
import { pageMeta } from '~/ui/page-meta';
import { useDeviceList } from '~/ui/use-device-list';
import { useLatePart } from '~/ui/use-late-part';
import capitalsFont from '~fonts/capitals.woff2?url';
import italicFont from '~fonts/italic.woff2?url';
import { Commands } from './commands';
import { CompareTray } from './compare-tray';
import { describeMonster } from './describe-monster';
import { RECENT, without } from './device-lists';
import { LostWord } from './lost-word';
import { MonsterTools } from './monster-tools';
import { nameInRules } from './name-in-rules';
import { OtherRules } from './other-rules';
import { type PackedNames, packNames } from './packed-names';
import { creditOf, RecordCredit } from './record-credit';
import styles from './record-page.module.css';
import { wantedLayout } from './remember-layout';
import { ResultSteps } from './result-steps';
import { carriedSearch } from './search-address';
import { useKeptRecords } from './use-kept-records';
import { useOpenWords } from './use-open-words';

/** The dialog comes when the first spell or condition is opened. */
function fetchDialog() {
  return import('./word-dialog');
}

/** The card comes when a mouse first rests on a spell or a condition. */
function fetchPeek() {
  return import('./word-peek');
}

export const handle: FrameHandle = { title: 'Monster Lookup', to: paths.monsterLookup() };

/** Asked for at once: a statblock is set in all faces of the house. */
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
      title: 'No such monster',
      description: 'No monster has this address.',
      path: paths.monsterLookup(),
    });
  }
  // Said by the statblock itself: on its way to the browser it would weigh what a paragraph does.
  const block = unpackStatblock(data.packed);
  return pageMeta(matches, {
    title: nameInRules(block.name, block.edition),
    description: describeMonster(block),
    path: paths.monster({ id: data.id }),
    drawnPicture: paths.monsterPicture(data),
    pictureAlt: describeMonster(block),
    type: 'article',
  });
};

type MonsterFacts = {
  id: string;
  version: string;
  packed: PackedStatblock;
  /** Left out of books that say by their edition which they are. */
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
  const [found, others] = await Promise.all([monsterById(db, id), sameInOther(db, 'monster', id)]);
  if (found === null) return null;
  const { record } = found;
  const params = new URLSearchParams(search);
  // Whoever asks for no list goes on among the monsters of the same rules.
  params.set('edition', shownEdition(params, record.edition) ?? record.edition);
  const { reading } = await readTypedQuery(db, params);
  const beside = reading.ok ? await neighbours(db, reading.query, id) : null;
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
  // A spell's words may name a condition: what was opened last lies on top.
  const { opened, open, close } = useOpenWords();
  const last = opened.at(-1);
  const [dialog, fetchAgain] = useLatePart(fetchDialog, last !== undefined);
  const [rested, peek] = useState<WordAt | null>(null);
  const openWord = useCallback(
    (word: OpenWord) => {
      peek(null);
      open(word);
    },
    [open],
  );
  const words = useMemo(() => ({ open: openWord, peek }), [openWord]);
  useRemembered(id, nameInRules(block.name, block.edition));
  useKeptRecords();
  const foot = (
    <>
      {last && dialog.is === 'lost' && (
        <LostWord name={last.name} onAgain={fetchAgain} onClose={close} />
      )}
      <CompareTray />
    </>
  );
  return (
    <main id="main" className={styles.main}>
      <ResultSteps search={carriedSearch(params)} previous={previous} next={next} />
      <WordToolsContext.Provider value={words}>
        <RollTable who={block.name} foot={foot} apart={apart}>
          <div className={styles.page}>
            <StatblockCard block={block} level={1} mayBeWide />
            <aside className={styles.aside} aria-label={`About ${block.name}`}>
              <Beside lines={block.beside} />
              <OtherRules
                of="monster"
                {...{ id, others }}
                name={block.name}
                edition={block.edition}
              />
              <MonsterTools id={id} block={block} search={carriedSearch(params)} />
              <Commands of="monster" className={styles.commands} />
            </aside>
          </div>
          <RecordCredit edition={block.edition} source={source} licence={licence} />
          {dialog.is === 'here' &&
            opened.map((word) => (
              <dialog.part.default key={`${word.kind} ${word.id}`} word={word} onClose={close} />
            ))}
          {/* What was opened takes the place of a glance at once. */}
          <Peek key={opened.length} on={rested} />
        </RollTable>
      </WordToolsContext.Provider>
    </main>
  );
}

/** What the book of the layout does not print. */
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

/** A glance that does not come is not missed: without a line nothing shows. */
function Peek({ on }: { on: WordAt | null }) {
  const [isWanted, setWanted] = useState(false);
  if (on !== null && !isWanted) setWanted(true);
  const [late] = useLatePart(fetchPeek, isWanted);
  return late.is === 'here' && <late.part.default on={on} />;
}

/** Puts the monster in front of those that were looked at. */
function useRemembered(id: string, name: string) {
  const [recent, remember] = useDeviceList(RECENT);
  const isFirst = recent[0]?.id === id;
  useEffect(() => {
    if (!isFirst) remember((list) => [{ id, name }, ...without(list, id)]);
  }, [id, name, isFirst, remember]);
}
