import type { CasterClass } from '~/rules/caster-classes';
import type { SpellLine } from '../book/book';
import { spellOf } from '../book/find';
import type { Facts } from './facts';
import type { Problem, Sheet, SheetCasting } from './sheet';

/**
 * Problems with a class's spells: too many, unknown, on another list or of too high a level, twice, or prepared but not
 * in the spellbook.
 */
export function spellProblems(
  facts: Facts,
  { castings, spells }: Pick<Sheet, 'castings' | 'spells'>,
): readonly Problem[] {
  return castings.flatMap((casting) => {
    const { class: slug, name } = casting;
    const always = new Set(
      spells.filter(({ from, how }) => from === name && how === 'always').map((one) => one.slug),
    );
    const found = [
      ...tooMany(casting),
      ...wrongCantrips(facts, casting, always),
      ...wrongSpells(facts, casting, always),
    ];
    return found.map(({ kind, words }) => ({
      place: `spells:${slug}/${kind}`,
      step: 'spells' as const,
      words: `${name}: ${words}`,
    }));
  });
}

type Wrong = { kind: 'cantrips' | 'known' | 'prepared'; words: string };

function tooMany({ cantrips, known, prepared }: SheetCasting): Wrong[] {
  const found: Wrong[] = [];
  const say = (kind: Wrong['kind'], have: number, most: number, word: string) => {
    if (have > most) found.push({ kind, words: `${have} ${word}; ${most} allowed.` });
  };
  say('cantrips', cantrips.have, cantrips.most, 'cantrips');
  // A wizard can write more spells into the spellbook.
  if (known && !prepared) say('known', known.have, known.most, 'known spells');
  if (prepared) say('prepared', prepared.have, prepared.most.value, 'prepared spells');
  return found;
}

function chosenOf({ character }: Facts, { class: slug }: SheetCasting) {
  const chosen = Object.hasOwn(character.spells, slug) ? character.spells[slug] : undefined;
  return chosen ?? { cantrips: [], known: [], prepared: [] };
}

function wrongCantrips(facts: Facts, casting: SheetCasting, always: ReadonlySet<string>): Wrong[] {
  const { cantrips } = chosenOf(facts, casting);
  return cantrips.flatMap((slug, at) => {
    const words = whyNot(facts, casting, always, slug, [0, 0], cantrips.indexOf(slug) !== at);
    return words ? [{ kind: 'cantrips' as const, words }] : [];
  });
}

function wrongSpells(facts: Facts, casting: SheetCasting, always: ReadonlySet<string>): Wrong[] {
  const { known, prepared } = chosenOf(facts, casting);
  const lists = [
    ...(casting.known ? [{ kind: 'known' as const, slugs: known }] : []),
    ...(casting.prepared ? [{ kind: 'prepared' as const, slugs: prepared }] : []),
  ];
  return lists.flatMap(({ kind, slugs }) =>
    slugs.flatMap((slug, at): Wrong[] => {
      const given = kind === 'known' && casting.prepared ? NOTHING : always;
      const again = slugs.indexOf(slug) !== at;
      const wrong = whyNot(facts, casting, given, slug, [1, casting.highest], again);
      if (wrong) return [{ kind, words: wrong }];
      if (kind === 'known' || !casting.known || known.includes(slug)) return [];
      return [{ kind, words: `${nameOf(facts, slug)} is not in the spellbook.` }];
    }),
  );
}

const NOTHING: ReadonlySet<string> = new Set();

function nameOf({ book }: Facts, slug: string): string {
  return spellOf(book, slug)?.name ?? slug;
}

function whyNot(
  facts: Facts,
  { class: classSlug }: SheetCasting,
  always: ReadonlySet<string>,
  slug: string,
  [least, most]: readonly [number, number],
  again: boolean,
): string | null {
  const spell = spellOf(facts.book, slug);
  if (!spell) return `there is no spell “${slug}”.`;
  if (again) return `${spell.name} is chosen twice.`;
  if (always.has(slug)) return `${spell.name} is always prepared; choose another.`;
  if (spell.level < least || spell.level > most) {
    if (most === 0) return `${spell.name} is not a cantrip.`;
    if (spell.level === 0) return `${spell.name} is a cantrip.`;
    return `${spell.name} is level ${spell.level}; the highest is ${most}.`;
  }
  if (onList(facts, classSlug, slug)) return null;
  return `${spell.name} is not on the class’s list.`;
}

/** Returns whether a spell is on a class's list, including spells that features add. */
export function onList(facts: Facts, classSlug: string, slug: string): boolean {
  const casting = facts.who.classes.find((taken) => taken.class.slug === classSlug)?.class.casting;
  if (casting && spellOf(facts.book, slug)?.classes.includes(casting.list)) return true;
  return facts
    .given('spell-list')
    .some(
      ({ gift, had }) =>
        had.class === classSlug &&
        (gift.spells.includes(slug) || isOfLists(spellOf(facts.book, slug), gift.lists)),
    );
}

/** Lists that a feature opens contain no cantrips for it: Magical Secrets is about prepared spells. */
function isOfLists(spell: SpellLine | null, lists: readonly CasterClass[] = []): boolean {
  return spell !== null && spell.level > 0 && spell.classes.some((one) => lists.includes(one));
}
