/** The paper sizes for a sheet. */
export const SHEET_PAPERS = ['a4', 'letter'] as const;
export type SheetPaper = (typeof SHEET_PAPERS)[number];

/** The parts of a printed sheet, each on its own pages: for the table, for the binder, for spells. */
export const SHEET_PAGES = ['table', 'binder', 'spells'] as const;
export type SheetPage = (typeof SHEET_PAGES)[number];

export type PrintChoices = { readonly paper: SheetPaper; readonly pages: readonly SheetPage[] };

/** Reads print options such as "paper=letter&pages=table,spells"; invalid values are ignored. */
export function readPrintChoices(params: URLSearchParams, usual: SheetPaper): PrintChoices {
  const paper = SHEET_PAPERS.find((one) => one === params.get('paper')?.trim().toLowerCase());
  const said = params.getAll('pages').flatMap((one) => one.toLowerCase().split(','));
  // Pages can also be given by number.
  const pages = SHEET_PAGES.filter(
    (one, at) => said.includes(one) || said.includes(String(at + 1)),
  );
  return { paper: paper ?? usual, pages: pages.length > 0 ? pages : SHEET_PAGES };
}
