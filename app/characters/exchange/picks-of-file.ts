import { ABILITIES, type Ability } from '~/rules/ability';
import type { Book } from '../book/book';
import type { Asked } from '../sheet/sheet';
import type { FileFacts } from './file-facts';
import { findNamed, waysToSay } from './match-names';
import type { Wanted } from './wanted';

/**
 * Picks up to `count` answers for a choice from the file and removes them from `wanted`. Spells are handled separately.
 */
export function picksFor(
  { choice, picked }: Asked,
  count: number,
  wanted: Wanted,
  facts: FileFacts,
  book: Book,
): string[] {
  const named = (list: readonly { slug: string; name: string }[]) =>
    facts.names
      .flatMap((name) => findNamed(list, name)?.slug ?? [])
      .filter((slug, at, all) => all.indexOf(slug) === at && !picked.includes(slug))
      .slice(0, count);
  switch (choice.asks) {
    case 'skill':
      return take(wanted.skills, choice.from, count);
    case 'expertise':
      return take(wanted.expertise, 'any', count);
    case 'language':
      return take(wanted.languages, choice.from, count);
    case 'tool':
      return take(wanted.tools, choice.from, count);
    case 'skill-or-tool': {
      // Tools first: fewer choices accept them.
      const tools = take(wanted.tools, choice.from, count);
      return [...tools, ...take(wanted.skills, choice.from, count - tools.length)];
    }
    case 'ability':
      return increases(wanted, choice.from, count, choice.plus, false);
    case 'background-abilities': {
      const most = choice.from.find((one) => wanted.increases[one] >= 2);
      const [first] = increases(wanted, most === undefined ? choice.from : [most], 1, 1, false);
      if (first === undefined) return [];
      if (most !== undefined) wanted.increases[most] -= 1;
      const others = choice.from.filter((one) => one !== first);
      return [first, ...increases(wanted, others, most === undefined ? 2 : 1, 1, false)];
    }
    case 'improvement': {
      const [feat] = take(wanted.feats, 'any', 1);
      if (feat !== undefined) return picked.length === 0 ? [`feat:${feat}`] : [];
      const abilities = increases(wanted, ABILITIES, 2, 1, true);
      return abilities.length === 2 ? abilities : [];
    }
    case 'feat': {
      const { from } = choice;
      const fits = book.feats.filter(({ slug, category }) =>
        typeof from === 'string' ? category === from : from.includes(slug),
      );
      const feats = take(
        wanted.feats,
        fits.map(({ slug }) => slug),
        count,
      );
      return feats.length > 0 ? feats : named(fits.filter(({ slug }) => !wanted.had.has(slug)));
    }
    case 'option': {
      const options =
        typeof choice.from === 'string'
          ? choice.from === 'feat'
            ? book.feats
            : book.groups[choice.from]
          : choice.from;
      const { only } = choice;
      const open = options.filter(
        ({ slug, repeatable }) =>
          (only === undefined || only.includes(slug)) &&
          (repeatable || typeof choice.from !== 'string' || !wanted.had.has(slug)),
      );
      const found = named(open);
      for (const slug of found) {
        wanted.had.add(slug);
        wanted.feats.delete(slug);
      }
      return found;
    }
    case 'mastery':
      return named(
        // Weapon keys in other programs may have no hyphens.
        book.items.flatMap(({ kind, slug, name }) =>
          kind === 'weapon'
            ? [
                { slug, name },
                { slug, name: slug.replaceAll('-', '') },
              ]
            : [],
        ),
      );
    case 'spell':
      return [];
    case 'words': {
      if (choice.from === 'own') return [];
      const said = new Set(facts.names.flatMap(waysToSay));
      return choice.from
        .filter((word) => waysToSay(word).some((way) => said.has(way)) && !picked.includes(word))
        .slice(0, count);
    }
  }
}

/** Takes up to `count` wanted and allowed values, and removes them from `wanted`. */
function take(wanted: Set<string>, from: readonly string[] | 'any', count: number): string[] {
  const picks = [...wanted].filter((one) => from === 'any' || from.includes(one)).slice(0, count);
  for (const one of picks) wanted.delete(one);
  return picks;
}

/** Abilities whose scores are not explained yet, largest difference first. */
function increases(
  { increases: left }: Wanted,
  from: readonly Ability[],
  count: number,
  plus: number,
  twice: boolean,
): Ability[] {
  const picks: Ability[] = [];
  while (picks.length < count) {
    const [best] = from
      .filter((one) => left[one] >= plus && (twice || !picks.includes(one)))
      .toSorted((one, other) => left[other] - left[one]);
    if (best === undefined) break;
    left[best] -= plus;
    picks.push(best);
  }
  return picks;
}
