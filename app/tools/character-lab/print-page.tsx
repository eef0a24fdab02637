import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { Form, Link, useLoaderData, useParams } from '@remix-run/react';
import { privateMeta } from '~/account/gate/page-heading';
import { characterPaths } from '~/character-paths';
import {
  readPrintChoices,
  SHEET_PAGES,
  SHEET_PAPERS,
  type SheetPage,
  type SheetPaper,
} from '~/characters/print/print-choices';
import { printedSheet } from '~/characters/print/print-sheet';
import { publicId } from '~/compendium/records/public-id';
import { toldAtTable } from '~/parties/at-table';
import { readPreferences } from '~/platform/preferences';
import type { Edition } from '~/rules/edition';
import { spellPaths } from '~/spell-paths';
import { Button, LinkButton } from '~/ui/button';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import type { PlainHandle } from '~/ui/plain-page';
import { Select } from '~/ui/select';
import { openAtTable } from './at-table.server';
import styles from './print/print-page.module.css';
import { SheetPages } from './print/sheet-pages';

export const handle: FrameHandle & PlainHandle = {
  hydrate: false,
  title: 'Character Lab',
  to: characterPaths.list(),
  back: { to: characterPaths.list(), label: 'My characters' },
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  privateMeta(data ? `Print ${data.sheet.name}` : 'Print a character', matches);

/** Loads the user's own character for printing, with the paper and pages in the URL. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { opened, seat } = await openAtTable(context, params.id ?? '');
  const { listed } = opened;
  const told = toldAtTable(opened.character, seat);
  const { paper } = readPreferences(request.headers);
  const usual = paper === 'letter' ? 'letter' : 'a4';
  const choices = readPrintChoices(new URL(request.url).searchParams, usual);
  const slugs = told.sheet.spells.map(({ slug }) => slug);
  return {
    sheet: printedSheet(told, choices.paper),
    portrait: listed.portrait && characterPaths.portrait(listed, listed.version),
    choices,
    cards: cardsOf(told.sheet.edition, slugs),
  };
}

/** The URL of the character's spell cards; null when it has no spells. */
function cardsOf(edition: Edition, slugs: readonly string[]): string | null {
  const source = edition === '2014' ? 'SRD 5.1' : 'SRD 5.2';
  const ids = [...new Set(slugs)].flatMap((slug) => {
    const read = publicId(source, slug);
    return read.ok ? [read.id] : [];
  });
  return ids.length === 0 ? null : spellPaths.cards(`?of=spells&id=${ids.join(',')}`);
}

const PAPER_NAMES: Readonly<Record<SheetPaper, string>> = { a4: 'A4', letter: 'Letter' };
const PAGE_NAMES: Readonly<Record<SheetPage, string>> = {
  table: 'Play sheet',
  binder: 'Features and story',
  spells: 'Spells',
};

export default function PrintPage() {
  const { sheet, portrait, choices, cards } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  return (
    <main id="main" className={styles.main}>
      <div data-print="no" className={layout.stack}>
        <h1>{`Print ${sheet.name}`}</h1>
        <Form method="get" className={styles.choices}>
          <Select
            label="Paper"
            name="paper"
            choices={SHEET_PAPERS.map((value) => ({ value, label: PAPER_NAMES[value] }))}
            defaultValue={choices.paper}
          />
          <fieldset className={styles.pages}>
            <legend>Pages</legend>
            {SHEET_PAGES.filter((page) => sheet[page] !== null).map((page) => (
              <label key={page}>
                <input
                  type="checkbox"
                  name="pages"
                  value={page}
                  defaultChecked={choices.pages.includes(page)}
                />{' '}
                {PAGE_NAMES[page]}
              </label>
            ))}
          </fieldset>
          <Button kind="quiet">Apply</Button>
        </Form>
        <p className={layout.row}>
          <Link to={characterPaths.character({ id })}>Back to the character</Link>
          {cards !== null && (
            <LinkButton kind="quiet" compact to={cards}>
              Spell cards
            </LinkButton>
          )}
        </p>
        <p>
          Print this page with your browser, at 100%, or open the sheet as a{' '}
          <a href={characterPaths.pdf({ id }, choices.paper)}>
            {`PDF to fill in (${PAPER_NAMES[choices.paper]})`}
          </a>
          .
        </p>
      </div>
      <SheetPages sheet={sheet} choices={choices} portrait={portrait} />
    </main>
  );
}
