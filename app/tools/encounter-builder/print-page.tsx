import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Link, useLoaderData } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { requireAccess } from '~/account/guard/guards.server';
import { packStatblock, unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { statblockOf } from '~/compendium/statblock/statblock-lines';
import { encounterPaths } from '~/encounter-paths';
import { paths } from '~/paths';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { askSearch, readAsk } from './address/ask';
import { askedEncounter } from './asked-encounter.server';
import { judged } from './judged';
import { CardView } from './print/card-view';
import { fightCard } from './print/fight-card';
import styles from './print/print.module.css';
import { monstersOf } from './records-of.server';
import { FightTable } from './screen/fight-table';
import { Advice, Verdict } from './screen/verdict';

export const handle: FrameHandle & PlainHandle = {
  hydrate: false,
  title: 'Encounter Builder',
  to: encounterPaths.builder(),
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data ? `Print: ${data.name}` : 'Print', matches);

/** The fight in the URL for printing: with statblocks in columns, or as cards with space for hit points. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const person = await requireAccess(context);
  const userId = person?.userId ?? null;
  const { searchParams } = new URL(request.url);
  const { encounter, rows, heroes } = await askedEncounter(context.services, searchParams, userId);
  const records = await monstersOf(context.services, encounter, userId);
  const asCards = searchParams.get('as') === 'cards';
  const recordOf = (id: string | null) => records.find((one) => one.id === id)?.record ?? null;
  const { edition, name, ignoreWeak, creatures, treasure } = encounter;
  const { draft } = readAsk(searchParams);
  return {
    name,
    edition,
    ignoreWeak,
    rows,
    heroes,
    asCards,
    search: askSearch(draft),
    words: encounter.notes,
    treasure,
    notes: creatures.map(({ note }) => ({ note })),
    cards: asCards
      ? rows.map((row, at) => fightCard(row, recordOf(row.id), creatures[at]?.note ?? ''))
      : [],
    packed: asCards
      ? []
      : records.map(({ record }) => packStatblock(statblockOf(record, record.edition))),
  };
}

export default function PrintPage() {
  const found = useLoaderData<typeof loader>();
  const { name, edition, ignoreWeak, rows, heroes, asCards, cards, packed, notes, search } = found;
  const { words, treasure } = found;
  const fight = { edition, ignoreWeak, rows, heroes };
  const told = judged(fight);
  const other = `${search}&name=${encodeURIComponent(name)}${asCards ? '' : '&as=cards'}`;
  return (
    <main id="main" className={layout.stack}>
      <div data-print="no" className={layout.row}>
        <Link to={encounterPaths.builder(search)}>Back to the encounter</Link>
        <Link to={encounterPaths.print(other)}>{asCards ? 'As statblocks' : 'As cards'}</Link>
        <span>Print this page with your browser.</span>
      </div>
      <h1>{name}</h1>
      {asCards ? (
        <div className={styles.cards}>
          {cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same creature can be listed twice
            <CardView key={at} card={card} />
          ))}
        </div>
      ) : (
        <>
          <Verdict fight={fight} told={told} />
          <FightTable rows={rows} notes={notes} />
          {words !== '' && <p className={styles.prose}>{words}</p>}
          {treasure !== '' && (
            <p className={styles.prose}>
              <strong>Treasure:</strong> {treasure}
            </p>
          )}
          <Advice told={told} />
          <div className={styles.sheet}>
            {packed.map(unpackStatblock).map((block) => (
              <StatblockCard key={`${block.name} ${block.edition}`} block={block} />
            ))}
          </div>
        </>
      )}
      <p className={layout.small}>
        Statblocks from the System Reference Documents are licensed under CC BY 4.0, with changes.{' '}
        <Link to={paths.licences()}>License</Link>
      </p>
    </main>
  );
}
