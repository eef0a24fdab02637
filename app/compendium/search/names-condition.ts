import { isPart, type Stretch } from './names-match';
import type { Words } from './search-words';
import type { Bind } from './statement-binder';

type Judged = Pick<Words, 'searched' | 'kin'>;
type Found = Exclude<Stretch, 'names-beginning'>;

/** An SQL condition on one row equivalent to the full-text expression of a stretch. */
export function namesCondition({ searched, kin }: Judged, stretch: Found, bind: Bind): string {
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
  switch (stretch) {
    case 'words-beginning':
      return beginning;
    case 'inside-words':
      return `(${all(isInside)} and not ${beginning})`;
    case 'kin':
      return `(${all(isKin)} and not ${all(isInside)} and not ${beginning})`;
    case 'all':
      return `(${all(isKin)} or ${joined})`;
  }
}

/** Returns whether a row belongs to a stretch, by the same rules as the search statements. */
export function isInStretch(
  { searched, kin }: Judged,
  stretch: Found,
  { name, facets }: { name: string; facets: string },
): boolean {
  const begins = (word: string) => ` ${name}`.includes(` ${word}`);
  const isInside = (word: string) => (isPart(word) ? name.includes(word) : begins(word));
  const isKin = (word: string) =>
    isInside(word) || (isPart(word) && kin.some((kind) => facets.includes(` ${kind}_${word}`)));
  const joined = name.replaceAll(' ', '').startsWith(searched.join(''));
  const beginning = searched.every(begins) || joined;
  switch (stretch) {
    case 'words-beginning':
      return beginning;
    case 'inside-words':
      return searched.every(isInside) && !beginning;
    case 'kin':
      return searched.every(isKin) && !searched.every(isInside) && !beginning;
    case 'all':
      return searched.every(isKin) || joined;
  }
}
