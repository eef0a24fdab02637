import type { Random } from '~/rules/random';
import type { Book } from '../book/book';
import { classOf } from '../book/find';
import type { Character } from '../record/character';
import { type Facts, factsOf } from '../sheet/facts';
import type { Sheet, SheetCasting } from '../sheet/sheet';
import { type ClassSpellPart, openClassSpells } from './class-spells';
import { givenTo, withoutGiven } from './given-spells';
import { ranked } from './rank';
import { ATTACK_CANTRIPS, GOOD_SPELLS } from './sensible';

type Chosen = Character['spells'][string];

/** Fills the spells of each class up to its number; existing spells are kept. */
export function withSpells(
  book: Book,
  character: Character,
  sheet: Sheet,
  random: Random | null,
): Character {
  const spells = { ...character.spells };
  const facts = factsOf(book, character);
  for (const casting of sheet.castings) {
    if (!classOf(book, casting.class)) continue;
    const given = givenTo(casting, sheet.spells);
    const kept = withoutGiven(spells[casting.class], given, casting);
    spells[casting.class] = chosen({ facts, sheet, casting, random }, kept, given);
  }
  return { ...character, spells };
}

type Filling = { facts: Facts; sheet: Sheet; casting: SheetCasting; random: Random | null };

function chosen(
  { facts, sheet, casting, random }: Filling,
  kept: Chosen,
  given: readonly string[],
): Chosen {
  const { cantrips, known, prepared, highest, class: slug } = casting;
  const now: Chosen = { ...kept };
  /** Fills a part up to a number, from those of its open spells that `isFit` allows. */
  const fill = (
    part: ClassSpellPart,
    most: number,
    isFit: (spell: string) => boolean = () => true,
  ) => {
    const have = now[part];
    const open = openClassSpells(facts, sheet, casting, part, now).filter(
      (spell) => !have.includes(spell) && isFit(spell),
    );
    const top = part === 'cantrips' ? 0 : highest;
    const spread = spreadByLevel(facts.book.spells, ranked(open, GOOD_SPELLS, random), top);
    now[part] = [...have, ...spread.slice(0, Math.max(0, most - have.length))];
  };
  const picked = sheet.asked.flatMap(({ choice, picked: picks, class: of }) =>
    choice.asks === 'spell' && of === slug ? picks : [],
  );
  const had = [...kept.cantrips, ...given, ...picked];
  const isUnarmed = had.every((spell) => !ATTACK_CANTRIPS.includes(spell));
  if (isUnarmed)
    fill('cantrips', Math.min(cantrips.most, kept.cantrips.length + 1), (spell) =>
      ATTACK_CANTRIPS.includes(spell),
    );
  // A short list may offer fewer spells than allowed; no spell is taken twice.
  fill('cantrips', cantrips.most);
  // The number of known spells includes those of features that count among them.
  if (known) fill('known', known.most - (known.have - kept.known.length));
  if (prepared) fill('prepared', prepared.most.value);
  return now;
}

/** The best of each spell level in turn, so that no level stays empty. */
function spreadByLevel(
  list: Book['spells'],
  slugs: readonly string[],
  highest: number,
): readonly string[] {
  const level = new Map(list.map((spell) => [spell.slug, spell.level]));
  const shelves = Array.from({ length: highest + 1 }, (_, at) =>
    slugs.filter((slug) => level.get(slug) === at),
  );
  const found: string[] = [];
  for (let row = 0; found.length < slugs.length; row += 1)
    for (const shelf of shelves) {
      const one = shelf[row];
      if (one !== undefined) found.push(one);
    }
  return found;
}
