import { isPart, type Meant, type Stretch } from './names-match';
import type { Words } from './search-words';
import type { Bind } from './statement-binder';

type Judged = Pick<Words, 'searched' | 'kin'> & Partial<Pick<Words, 'meant'>>;
type Found = Exclude<Stretch, 'names-beginning'>;

/** An SQL condition on one row equivalent to the full-text expression of a stretch. */
export function namesCondition(
  { searched, kin, meant }: Judged,
  stretch: Found,
  bind: Bind,
): string {
  const begins = (word: string) => `instr(' ' || m.sort_name, ${bind(` ${word}`)}) > 0`;
  const isInside = (word: string) =>
    isPart(word) ? `instr(m.sort_name, ${bind(word)}) > 0` : begins(word);
  const isKin = (word: string) =>
    `(${[
      isInside(word),
      ...(isPart(word)
        ? kin.map((kind) => `instr(m.facets, ${bind(` ${kind}_${word}`)}) > 0`)
        : []),
    ].join(' or ')})`;
  const all = (judge: (word: string) => string) => `(${searched.map(judge).join(' and ')})`;
  const joined = `instr(replace(m.sort_name, ' ', ''), ${bind(searched.join(''))}) = 1`;
  const beginning = `(${all(begins)} or ${joined})`;
  const isKindred = () =>
    meant ? `(${all(isKin)} or ${meantCondition(meant, bind)})` : all(isKin);
  switch (stretch) {
    case 'words-beginning':
      return beginning;
    case 'inside-words':
      return `(${all(isInside)} and not ${beginning})`;
    case 'kin':
      return `(${isKindred()} and not ${all(isInside)} and not ${beginning})`;
    case 'all':
      return `(${isKindred()} or ${joined})`;
  }
}

function meantCondition({ names, facets }: Meant, bind: Bind): string {
  const anyOf = (list: readonly string[], judge: string) =>
    `exists (select 1 from json_each(${bind(JSON.stringify(list))}) w where ${judge})`;
  const wishes = [
    ...(names.length === 0 ? [] : [anyOf(names, "replace(m.sort_name, ' ', '') = w.value")]),
    ...facets.map((wish) => anyOf(wish, "instr(m.facets, ' ' || w.value) > 0")),
  ];
  return `(${wishes.join(' and ')})`;
}

function isMeant({ names, facets }: Meant, row: { name: string; facets: string }): boolean {
  const isNamed = names.length === 0 || names.includes(row.name.replaceAll(' ', ''));
  return isNamed && facets.every((wish) => wish.some((one) => row.facets.includes(` ${one}`)));
}

/** Returns whether a row belongs to a stretch, by the same rules as the search statements. */
export function isInStretch(
  { searched, kin, meant }: Judged,
  stretch: Found,
  { name, facets }: { name: string; facets: string },
): boolean {
  const begins = (word: string) => ` ${name}`.includes(` ${word}`);
  const isInside = (word: string) => (isPart(word) ? name.includes(word) : begins(word));
  const isKin = (word: string) =>
    isInside(word) || (isPart(word) && kin.some((kind) => facets.includes(` ${kind}_${word}`)));
  const joined = name.replaceAll(' ', '').startsWith(searched.join(''));
  const beginning = searched.every(begins) || joined;
  const isKindred = searched.every(isKin) || (meant != null && isMeant(meant, { name, facets }));
  switch (stretch) {
    case 'words-beginning':
      return beginning;
    case 'inside-words':
      return searched.every(isInside) && !beginning;
    case 'kin':
      return isKindred && !searched.every(isInside) && !beginning;
    case 'all':
      return isKindred || joined;
  }
}
