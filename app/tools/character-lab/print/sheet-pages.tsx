import type { PrintChoices, SheetPage } from '~/characters/print/print-choices';
import type { PrintedSheet } from '~/characters/print/print-sheet';
import { BinderSheet } from './binder-sheet';
import styles from './sheet.module.css';
import { SpellSheet } from './spell-sheet';
import { TableSheet } from './table-sheet';

const TITLES: Readonly<Record<SheetPage, string>> = {
  table: 'Play sheet',
  binder: 'Features and story',
  spells: 'Spells',
};

type SheetPagesProps = {
  sheet: PrintedSheet;
  choices: PrintChoices;
  /** The URL of the portrait for the first page. */
  portrait?: string | null;
};

/** A printed sheet, page by page; on screen, each page is shown as a sheet of paper. */
export function SheetPages({ sheet, choices, portrait = null }: SheetPagesProps) {
  const pages = choices.pages.filter((page) => sheet[page] !== null);
  return pages.map((page, at) => (
    <article key={page} className={styles.page} data-print="page" data-paper={choices.paper}>
      <header className={styles.head}>
        {at === 0 && portrait !== null && <img className={styles.portrait} src={portrait} alt="" />}
        <h2>{sheet.name}</h2>
        <p>{sheet.line}</p>
        <p className={styles.which}>{TITLES[page]}</p>
      </header>
      {page === 'table' && <TableSheet table={sheet.table} />}
      {page === 'binder' && sheet.binder !== null && <BinderSheet binder={sheet.binder} />}
      {page === 'spells' && sheet.spells !== null && <SpellSheet spells={sheet.spells} />}
      {sheet.byHand && <p className={styles.foot}>* set by hand</p>}
    </article>
  ));
}
