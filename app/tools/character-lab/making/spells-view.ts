import type { SpellLine } from '~/characters/book/book';
import { classOf } from '~/characters/book/find';
import { spellAnswer } from '~/characters/make/answers-spells';
import { type Facts, factsOf } from '~/characters/sheet/facts';
import type { SheetCasting } from '~/characters/sheet/sheet';
import { onList } from '~/characters/sheet/spell-problems';
import { askedViews } from './asked-views';
import type { Making } from './making';
import type { Answer, CastingView, SpellPart, SpellsView } from './making-facts';

/** The spells of each spellcasting class, always available ones, and choices of features. */
export function spellsView(making: Making): SpellsView {
  const { book, sheet } = making;
  return {
    step: 'spells',
    castings: sheet.castings.map((casting) => castingView(casting, making)),
    always: sheet.spells
      .filter(({ how }) => how === 'always')
      .map(({ slug, name, from }) => ({ slug, name, from })),
    asked: askedViews(book, sheet, 'spells'),
  };
}

function castingView(casting: SheetCasting, { book, character, sheet }: Making): CastingView {
  const { class: slug, name, dc, attack, cantrips, known, prepared, highest } = casting;
  const picks = character.spells[slug] ?? { cantrips: [], known: [], prepared: [] };
  const always = new Set(
    sheet.spells.flatMap((spell) => (spell.how === 'always' ? [spell.slug] : [])),
  );
  const facts = factsOf(book, character);
  const parts: SpellPart[] = [];
  if (cantrips.most > 0 || picks.cantrips.length > 0) {
    parts.push({
      part: 'cantrips',
      name: 'Cantrips',
      ...cantrips,
      atLeast: false,
      picked: picks.cantrips,
      answers: ofList(facts, slug, [0, 0], always, picks.cantrips),
    });
  }
  const inBook = classOf(book, slug)?.casting?.spells.how === 'book';
  if (known !== null) {
    parts.push({
      part: 'known',
      name: inBook ? 'In the spellbook' : 'Known spells',
      ...known,
      atLeast: inBook,
      picked: picks.known,
      answers: ofList(facts, slug, [1, Math.max(1, highest)], always, picks.known),
    });
  }
  if (prepared !== null) {
    const all = ofList(facts, slug, [1, Math.max(1, highest)], always, picks.prepared);
    parts.push({
      part: 'prepared',
      name: 'Prepared spells',
      have: prepared.have,
      most: prepared.most.value,
      atLeast: false,
      picked: picks.prepared,
      answers: inBook
        ? all.filter(({ value }) => picks.known.includes(value) || picks.prepared.includes(value))
        : all,
    });
  }
  return { class: slug, name, dc, attack, parts };
}

/**
 * The spells of a class's list within a range of levels, including those added by features, and picks from other lists.
 */
function ofList(
  facts: Facts,
  classSlug: string,
  [least, most]: readonly [number, number],
  always: ReadonlySet<string>,
  picked: readonly string[],
): Answer[] {
  const isOn = (spell: SpellLine) =>
    onList(facts, classSlug, spell.slug) &&
    spell.level >= least &&
    spell.level <= most &&
    !always.has(spell.slug);
  return facts.book.spells
    .filter((spell) => isOn(spell) || picked.includes(spell.slug))
    .sort((one, other) => one.level - other.level)
    .map((spell) => {
      const { label, words, group } = spellAnswer(spell);
      return { value: spell.slug, label, words, group: least === 0 ? '' : group };
    });
}
