import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { Form, useLoaderData } from '@remix-run/react';
import { useWayBack } from '~/catalogue/use-way-back';
import { BACK, withBack } from '~/catalogue/way-back';
import { isOwnId } from '~/compendium/records/own-id';
import { readMonsterQuery } from '~/compendium/search/monster-search';
import { MOST_COMPARED, monstersByIds } from '~/compendium/shelf/records.server';
import { packStatblock, unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { paths } from '~/paths';
import { readPreferences } from '~/platform/preferences';
import type { EditionChoice } from '~/rules/edition';
import { Button } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import { ADD } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { pageMeta, shareCard } from '~/ui/page-meta';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table';
import { compareMonsters, packRows, readComparedIds, unpackRows } from './comparison';
import { nameInRules } from './name-in-rules';
import { PrintSheet } from './print-sheet';
import { creditOf, RecordCredit } from './record-credit';
import { wantedLayout } from './remember-layout';
import { ownerAmong, searchesFor } from './whose.server';

export const handle: FrameHandle = {
  title: 'Monster Lookup',
  to: paths.monsterLookup(),
  back: { to: paths.monsterLookup(), label: 'All monsters' },
};

/** The number of monsters that fit side by side. */
const MOST_BESIDE = 4;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const names = (data?.names ?? []).join(', ');
  return [
    ...pageMeta(matches, {
      title: names === '' ? 'Compare monsters' : `Compare ${names}`,
      description: 'Monsters side by side, line by line, with every difference marked.',
      path: paths.monsterCompare(data?.ids ?? []),
      ...shareCard('monster-lookup'),
    }),
    { name: 'robots', content: 'noindex' },
  ];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = context.services;
  const params = new URL(request.url).searchParams;
  const printing = params.get('layout') === 'print';
  const most = printing ? MOST_COMPARED : MOST_BESIDE;
  const { ids, left } = readComparedIds(params.getAll('ids'), most);
  const wanted = (params.get('add') ?? '').trim();
  if (wanted !== '' && ids.length < MOST_BESIDE) {
    const { edition } = readPreferences(request.headers);
    const { search } = await searchesFor(context);
    const first =
      (await bestMatch(search, wanted, edition)) ?? (await bestMatch(search, wanted, 'both'));
    if (first) {
      const to = paths.monsterCompare([...new Set([...ids, first.id])]);
      const back = params.get(BACK);
      throw redirect(back === null ? to : withBack(to, back));
    }
  }
  const found = await monstersByIds(db, ids, await ownerAmong(context, ids));
  const known = new Set(found.map(({ id }) => id));
  const layout = wantedLayout(null, request.headers.get('Cookie'));
  const records = found.map(({ record }) => record);
  return {
    printing,
    most,
    ids: found.map(({ id }) => id),
    unknown: ids.filter((id) => !known.has(id)),
    left,
    notFound: wanted,
    rows: packRows(printing ? [] : compareMonsters(records)),
    names: records.map(({ name, edition }) => nameInRules(name, edition)),
    // On screen the rows contain everything; only the print version has complete statblocks.
    packed: printing
      ? records.map((record) => packStatblock(statblockOf(record, layout ?? record.edition)))
      : [],
    credits: [
      ...new Map(
        records.map((record) => [record.source, { edition: record.edition, ...creditOf(record) }]),
      ).values(),
    ],
  };
}

async function bestMatch(
  find: Awaited<ReturnType<typeof searchesFor>>['search'],
  wanted: string,
  edition: EditionChoice,
): Promise<{ id: string } | undefined> {
  const search = { q: wanted.slice(0, 100), limit: '1', edition };
  const reading = readMonsterQuery(new URLSearchParams(search));
  return reading.ok ? (await find(reading.query)).items[0] : undefined;
}

export default function ComparePage() {
  const found = useLoaderData<typeof loader>();
  const back = useWayBack();
  const { printing, most, ids, unknown, left, notFound, rows, names, packed } = found;
  const credits = found.credits.map((credit) => (
    <RecordCredit key={credit.source ?? credit.edition} {...credit} />
  ));
  return (
    <main id="main" className={styles.main}>
      <h1 className={styles.heading} data-print={printing ? 'no' : undefined}>
        {printing ? 'Print statblocks' : 'Compare monsters'}
      </h1>
      <Problems unknown={unknown} left={left} notFound={notFound} most={most} />
      {ids.length === 0 && (
        <p className={styles.legend}>Add up to four monsters to compare them side by side.</p>
      )}
      {printing ? (
        <PrintSheet blocks={packed.map(unpackStatblock)} credits={credits} />
      ) : (
        ids.length > 0 && <CompareTable ids={ids} names={names} rows={unpackRows(rows)} />
      )}
      {!printing && ids.length < MOST_BESIDE && (
        <Form method="get" className={styles.add} data-print="no">
          {back && <input type="hidden" name={BACK} value={back.to} />}
          {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
          <label>
            Add a monster
            <input key={ids.join()} name="add" maxLength={100} required />
          </label>
          <Button kind="quiet" icon="plus">
            {ADD}
          </Button>
        </Form>
      )}
      {!printing && credits}
    </main>
  );
}

type ProblemsProps = {
  unknown: readonly string[];
  left: readonly string[];
  notFound: string;
  most: number;
};

function Problems({ unknown, left, notFound, most }: ProblemsProps) {
  const lost = unknown.filter((id) => !isOwnId(id));
  const kept = unknown.length - lost.length;
  const sentences = [
    notFound !== '' && `No monster found for “${notFound}”.`,
    lost.length > 0 && `No monster at this address: ${lost.join(', ')}.`,
    kept > 0 &&
      `${kept === 1 ? '1 monster here is' : `${kept} monsters here are`} private. Sign in to see your own.`,
    left.length > 0 && `Only ${most} fit here; not shown: ${left.join(', ')}.`,
  ].filter((sentence) => typeof sentence === 'string');
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warning" announce>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
