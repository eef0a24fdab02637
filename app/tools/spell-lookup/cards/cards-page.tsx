import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { requireAccess } from '~/account/guard/guards.server';
import { spellPaths } from '~/spell-paths';
import { Button, LinkButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import { EmptyState } from '~/ui/empty-state';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { APPLY } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import type { PlainHandle } from '~/ui/plain-page';
import { Select } from '~/ui/select';
import { countWords } from '../spell-words';
import { askedCards } from './asked-cards.server';
import { type CardChoices, CHOICE_PARAMS } from './card-choices';
import { ON_A_SHEET } from './card-sheet';
import styles from './cards-page.module.css';
import { countPages } from './print-cards';
import { SheetPicture } from './sheet-picture';

export const handle: FrameHandle & PlainHandle = {
  title: 'Spell Lookup',
  to: spellPaths.lookup(),
  back: { to: spellPaths.lookup(), label: 'All spells' },
  hydrate: false,
};

/** The number of sheets that the page shows at once. */
const SHOWN_SHEETS = 4;

export const meta: MetaFunction = () => [
  { title: 'Spell cards' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const asked = await askedCards({ request, context });
  const sheets = Math.ceil(asked.cards.length / ON_A_SHEET);
  const from = Math.min(asked.choices.from, Math.max(1, sheets));
  const first = (from - 1) * ON_A_SHEET;
  const shown = asked.cards.slice(first, first + SHOWN_SHEETS * ON_A_SHEET);
  const { cards, ...rest } = asked;
  const answer = { ...rest, count: cards.length, sheets, from, shown };
  return data(answer, { status: asked.problem === null ? 200 : 400 });
}

/** The print preview of a selection's cards, with a link to the PDF. */
export default function CardsPage() {
  const { choices, title, count, sheets, from, shown, parts, spells, more, problem } =
    useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const pages = countPages(count, choices);
  return (
    <main id="main" tabIndex={-1} className={classes(layout.stack, styles.main)}>
      <header className={layout.stack} data-print="no">
        <h1>Spell cards</h1>
        {problem === null && (
          <p className={layout.lead}>
            {`${title}: ${countWords(spells)} on ${count === 1 ? '1 card' : `${count} cards`} of 63 × 88 mm, 9 per sheet, with cut marks.`}
          </p>
        )}
      </header>
      {problem !== null && (
        <Notice tone="problem" title="This selection cannot be read">
          <p>{problem}</p>
        </Notice>
      )}
      {problem === null && count === 0 && (
        <EmptyState
          title="No spells selected."
          action={<LinkButton to={spellPaths.lookup()}>Choose spells</LinkButton>}
        />
      )}
      {count > 0 && (
        <>
          <ChoiceForm params={params} choices={choices} />
          {more && (
            <Notice tone="warning" title="Only the first 800 spells are shown.">
              <p>Narrow it with a filter.</p>
            </Notice>
          )}
          <p className={layout.row} data-print="no">
            <LinkButton
              icon="download"
              to={spellPaths.cardsPdf(`?${params}`)}
              reloadDocument
              rel="nofollow"
            >
              {`Download the PDF (${pages === 1 ? '1 page' : `${pages} pages`})`}
            </LinkButton>
            <span>Print at 100%, so that a card measures 63 by 88 mm.</span>
          </p>
          {sheets > SHOWN_SHEETS && (
            <p data-print="no">
              {`Printing from the browser prints only the sheets on this page (${sheetsWords(from, sheets)}); the PDF has ${parts > 1 ? 'all of this part' : 'all of them'}.`}
            </p>
          )}
          {parts > 1 && <Parts params={params} part={choices.part} parts={parts} />}
          <div className={styles.sheets} data-paper={choices.paper}>
            {sheetsOf(shown).map((cards, at) => {
              const number = from + at;
              const names = cards.map(({ spell }) => spell.name).join(', ');
              return (
                <div key={number} className={styles.pair}>
                  <SheetPicture
                    cards={cards}
                    print={choices}
                    side="front"
                    label={`Sheet ${number}: ${names}`}
                  />
                  {choices.sides === 2 && (
                    <SheetPicture
                      cards={cards}
                      print={choices}
                      side="back"
                      label={`Backs of sheet ${number}`}
                    />
                  )}
                </div>
              );
            })}
          </div>
          <div data-print="no">
            <Pagination
              label="Sheets"
              previous={from > 1 ? at(params, Math.max(1, from - SHOWN_SHEETS)) : null}
              next={from + SHOWN_SHEETS <= sheets ? at(params, from + SHOWN_SHEETS) : null}
              summary={`Sheets ${sheetsWords(from, sheets)}`}
            />
          </div>
        </>
      )}
    </main>
  );
}

/** Formats a range of sheets: "1–4 of 5". */
function sheetsWords(from: number, sheets: number): string {
  return `${from}–${Math.min(sheets, from + SHOWN_SHEETS - 1)} of ${sheets}`;
}

function sheetsOf<T>(cards: readonly T[]): T[][] {
  const count = Math.ceil(cards.length / ON_A_SHEET);
  return Array.from({ length: count }, (_, at) =>
    cards.slice(at * ON_A_SHEET, (at + 1) * ON_A_SHEET),
  );
}

function at(params: URLSearchParams, from: number): string {
  const there = new URLSearchParams(params);
  there.set('from', String(from));
  return spellPaths.cards(`?${there}`);
}

function Parts({ params, part, parts }: { params: URLSearchParams; part: number; parts: number }) {
  return (
    <nav aria-label="Files" data-print="no">
      <p>
        {'A file can have at most 400 cards. '}
        {Array.from({ length: parts }, (_, index) => index + 1).map((number) => {
          const there = new URLSearchParams(params);
          there.set('part', String(number));
          there.delete('from');
          return (
            <a
              key={number}
              className={styles.part}
              href={spellPaths.cards(`?${there}`)}
              aria-current={number === part ? 'page' : undefined}
            >
              {`Part ${number}`}
            </a>
          );
        })}
      </p>
    </nav>
  );
}

function ChoiceForm({ params, choices }: { params: URLSearchParams; choices: CardChoices }) {
  const others = [...params].filter(([name]) => !CHOICE_PARAMS.includes(name));
  return (
    <form method="get" action={spellPaths.cards()} className={styles.choices} data-print="no">
      {others.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the query parameters never changes
        <input key={place} type="hidden" name={name} defaultValue={value} />
      ))}
      <Select
        label="Paper"
        name="paper"
        choices={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'Letter' },
        ]}
        defaultValue={choices.paper}
      />
      <Select
        label="Ink"
        name="ink"
        choices={[
          { value: 'colour', label: 'Color' },
          { value: 'grey', label: 'Black and white' },
        ]}
        defaultValue={choices.ink}
      />
      <Select
        label="Sides"
        name="sides"
        choices={[
          { value: '1', label: 'Fronts only' },
          { value: '2', label: 'With backs (flip on the long edge)' },
        ]}
        defaultValue={String(choices.sides)}
      />
      <Button kind="quiet">{APPLY}</Button>
    </form>
  );
}
