import type { Book } from '../book/book';
import type { Character } from '../record/character';
import { oneLine, type ReportPen } from './exchange-report';
import type { FileFacts } from './file-facts';
import { findNamed, findWithin, slugOf, waysToSay } from './match-names';

type Extra = Character['extras'][number];
type Origin = Pick<Character, 'race' | 'subrace' | 'background' | 'ownBackground'> & {
  extras: Extra[];
};

/** Converts race and background of a file to those of the book; what the book lacks becomes custom. */
export function composeOrigin(facts: FileFacts, book: Book, pen: ReportPen): Origin {
  const race = raceOf(facts, book, pen);
  return { ...race, ...backgroundOf(facts, book, pen) };
}

function raceOf(
  { races, names }: FileFacts,
  book: Book,
  pen: ReportPen,
): Pick<Origin, 'race' | 'subrace' | 'extras'> {
  const [said] = races;
  if (said === undefined) return { race: null, subrace: null, extras: [] };
  for (const race of book.races) {
    const subrace = races.flatMap((name) => findNamed(race.subraces, name) ?? [])[0];
    if (subrace === undefined) continue;
    pen.kept(`${book.raceWord}: ${subrace.name}.`);
    return { race: race.slug, subrace: subrace.slug, extras: [] };
  }
  const found =
    races.flatMap((name) => findNamed(book.races, name) ?? [])[0] ??
    races.flatMap((name) => findWithin(book.races, name) ?? [])[0];
  if (found === undefined) {
    pen.changed(`${said} is not in the SRD: noted, and its numbers are set by hand.`);
    return { race: null, subrace: null, extras: [extra(said)] };
  }
  const spoken = names.map(slugOf);
  const subrace = found.subraces.find(({ slug, name }) =>
    waysToSay(name).some((way) => spoken.some((one) => one.includes(way) || one.includes(slug))),
  );
  const exact = slugOf(said) === found.slug || subrace !== undefined;
  if (exact) pen.kept(`${book.raceWord}: ${subrace?.name ?? found.name}.`);
  else pen.changed(`${said} is not in the SRD: it became ${found.name}.`);
  return {
    race: found.slug,
    subrace: subrace?.slug ?? null,
    extras: exact ? [] : [extra(said)],
  };
}

function backgroundOf(
  { background, edition, feats }: FileFacts,
  book: Book,
  pen: ReportPen,
): Pick<Origin, 'background' | 'ownBackground'> {
  if (background === null || background.name === '')
    return { background: null, ownBackground: null };
  const found = findNamed(book.backgrounds, background.name);
  if (found !== undefined) {
    pen.kept(`Background: ${found.name}.`);
    return { background: found.slug, ownBackground: null };
  }
  pen.changed(`${background.name} is not in the SRD: it became a custom background.`);
  const slugs = (names: readonly string[], list: readonly { slug: string; name: string }[]) =>
    names.flatMap((name) => findNamed(list, name)?.slug ?? []).slice(0, 2);
  const origin = book.feats.filter(({ category }) => category === 'origin');
  const feat = feats.flatMap((name) => findNamed(origin, name)?.slug ?? [])[0] ?? null;
  return {
    background: 'own',
    ownBackground: {
      name: oneLine(background.name, 80),
      skills: background.skills.slice(0, 2),
      tools: slugs(background.tools, book.items),
      languages: slugs(background.languages, book.languages),
      abilities: [],
      feat: edition === '2024' ? feat : null,
      feature:
        background.feature === '' ? null : { name: oneLine(background.feature, 80), words: '' },
    },
  };
}

/** A feature that the book does not have, by name. */
export function extra(name: string, words = ''): Extra {
  return { name: oneLine(name, 80), words };
}
