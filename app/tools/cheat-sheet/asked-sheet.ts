import type { Edition } from '~/rules/edition';
import type { CalculatorAnswer, Typed } from './calculator';
import { CALCULATORS } from './calculators';
import type { CalculatorName } from './cheat-card';
import { readEdition } from './edition';
import { fits, MAX_QUERY_LENGTH, searchText } from './search';
import { type EditionSection, sheetOf } from './sheet';

export type AskedSheet = {
  edition: Edition;
  query: string;
  sections: readonly (EditionSection & { shown: ReadonlySet<string> })[];
  shownCount: number;
  /** Whether to print on one side of one sheet of paper. */
  onOnePage: boolean;
};

/** The sheet for query parameters: `?edition=2024&q=cover&paper=one-page`; without an edition in the one that is liked. */
export function readSheet(params: URLSearchParams, liked?: Edition): AskedSheet {
  const edition = readEdition(params.get('edition'), liked);
  const query = (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const sections = sheetOf(edition).map((section) => {
    const shown = section.cards.filter((card) => fits(searchText(card), query));
    return { ...section, shown: new Set(shown.map(({ id }) => id)) };
  });
  const shownCount = sections.reduce((sum, { shown }) => sum + shown.size, 0);
  return { edition, query, sections, shownCount, onOnePage: params.get('paper') === 'one-page' };
}

/** The answer of a calculator to the query parameters; null when none of its fields is given. */
export function answerFor(
  name: CalculatorName,
  params: URLSearchParams,
  edition: Edition,
): CalculatorAnswer | null {
  const { fields, answer } = CALCULATORS[name];
  if (!fields.some((field) => 'min' in field && params.has(field.name))) return null;
  return answer(typedIn(params), edition);
}

/** Returns a function that reads a calculator's fields from the query parameters. */
export function typedIn(params: URLSearchParams): Typed {
  return (name) => (params.get(name) ?? '').slice(0, 9);
}
