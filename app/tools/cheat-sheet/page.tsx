import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { paths } from '~/paths';
import { likedEdition } from '~/platform/preferences';
import { EDITIONS, type Edition } from '~/rules/edition';
import { Button, LinkButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { SEARCH } from '~/ui/names';
import { pageMeta, shareCard } from '~/ui/page-meta';
import type { PlainHandle } from '~/ui/plain-page';
import { Tabs } from '~/ui/tabs';
import { ToolTitle } from '~/ui/tool-title';
import { useSignedIn } from '~/ui/use-signed-in';
import { answerFor, readSheet, typedIn } from './asked-sheet';
import { CalculatorForm } from './calculator-form';
import { CALCULATORS } from './calculators';
import { CheatCardView } from './cheat-card-view';
import styles from './cheat-sheet.module.css';
import { SRD_OF } from './edition';
import script from './page-script.ts?plain';
import { SourceNote } from './source-note';
import { watchSheet } from './watch-sheet';

export const handle: PlainHandle & FrameHandle = {
  title: 'Rules Cheat Sheet',
  to: paths.cheatSheet(),
  hydrate: false,
  script,
};

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Rules Cheat Sheet',
    description:
      'Conditions, cover, concentration, falling, death saves and the rest of what people look up in a fight, for the 2014 and 2024 rules. Search it, link it, print it.',
    path: paths.cheatSheet(),
    ...shareCard('cheat-sheet'),
  });

/** The edition that the reader has chosen, for an address without one. */
export function loader({ request }: LoaderFunctionArgs) {
  return { liked: likedEdition(request.headers) };
}

/** The page of rules for quick reference, which can be printed. */
export default function CheatSheetPage() {
  const [params] = useSearchParams();
  const { liked } = useLoaderData<typeof loader>();
  const isBelowBar = useSignedIn();
  const { edition, query, sections, shownCount, onOnePage } = readSheet(params, liked);
  // An address that names its edition goes on naming it.
  const named = params.has('edition') ? edition : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition renders other elements to watch
  useEffect(() => watchSheet(document), [edition]);
  return (
    <main id="main" tabIndex={-1}>
      <header className={styles.head}>
        <ToolTitle>Rules Cheat Sheet</ToolTitle>
        <p className={styles.lead}>
          What people look up in the middle of a fight, in the {edition} rules.
        </p>
        <search className={styles.search} data-print="no">
          <form method="get" action={paths.cheatSheet()} data-sheet-search>
            {named && <input type="hidden" name="edition" value={named} />}
            <label htmlFor="sheet-search">Search the sheet</label>
            <input
              id="sheet-search"
              type="search"
              name="q"
              defaultValue={query}
              maxLength={60}
              autoComplete="off"
              placeholder="grappled, cover, torch…"
            />
            <Button kind="quiet" icon="search">
              {SEARCH}
            </Button>
            <span className={layout.soft} role="status" data-sheet-count>
              {shownCount === 1 ? '1 card' : `${shownCount} cards`}
            </span>
          </form>
        </search>
        <div className={styles.controls} data-print="no">
          <Tabs
            label="Edition"
            tabs={EDITIONS.map((each) => ({
              to: askedOf(each, query),
              label: `${each} rules`,
              current: each === edition,
            }))}
          />
          <Button
            type="button"
            kind="quiet"
            icon="download"
            className={styles.print}
            data-print-sheet
          >
            Download PDF
          </Button>
          <LinkButton
            kind="quiet"
            icon="print"
            to={paths.cheatSheetOnOnePage(edition)}
            reloadDocument
            data-print-one-page
          >
            One sheet
          </LinkButton>
        </div>
      </header>
      {onOnePage && (
        <p className={styles.onePage} data-print="no">
          Print this page on both sides of one sheet of A4 or Letter: it all fits, large enough to
          read at the table. <a href={paths.cheatSheet('', edition)}>Back to the full page</a>
        </p>
      )}
      <nav
        className={classes(styles.index, isBelowBar && styles.belowBar)}
        aria-label="Sections"
        key={`${edition} ${query}`}
        data-print="no"
      >
        {sections.map(({ id, title, shown }) => (
          <a key={id} href={`#${id}`} hidden={shown.size === 0}>
            {title}
          </a>
        ))}
      </nav>
      <div hidden={shownCount > 0} data-sheet-empty>
        <EmptyState title="No cards found.">
          <p>
            Try a shorter word, or <a href={paths.cheatSheet('', edition)}>show all cards</a>.
          </p>
        </EmptyState>
      </div>
      <div
        key={`${edition} ${query} ${onOnePage}`}
        className={styles.sheet}
        data-sheet={edition}
        data-asked={query ? '' : undefined}
        data-one-page={onOnePage ? '' : undefined}
      >
        {sections.map(({ id, title, cards, shown }) => (
          <section
            key={id}
            id={id}
            className={styles.section}
            data-cards={Math.min(shown.size, 4)}
            hidden={shown.size === 0}
          >
            <h2>
              <a href={`#${id}`}>
                {title}
                <span className={styles.count} aria-hidden="true">
                  {cards.length}
                </span>
              </a>
            </h2>
            {cards.map((card) => (
              <CheatCardView
                key={card.id}
                card={card}
                srd={SRD_OF[edition]}
                hidden={!shown.has(card.id)}
              >
                {card.calculator && (
                  <CalculatorForm
                    calculator={CALCULATORS[card.calculator]}
                    edition={named}
                    typed={typedIn(params)}
                    answer={answerFor(card.calculator, params, edition)}
                  />
                )}
              </CheatCardView>
            ))}
          </section>
        ))}
        <SourceNote edition={edition} />
      </div>
    </main>
  );
}

/** The URL of an edition's sheet with a search. */
function askedOf(edition: Edition, query: string): string {
  const address = paths.cheatSheet('', edition);
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ q: query })}`;
}
