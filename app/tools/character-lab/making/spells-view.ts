import { type ClassSpellPart, classSpellAnswers } from '~/characters/make/class-spells';
import { factsOf } from '~/characters/sheet/facts';
import type { SheetCasting } from '~/characters/sheet/sheet';
import { spellId } from '../table/spell-id';
import { answerView, askedViews } from './asked-views';
import type { Making } from './making';
import type { CastingView, SpellPart, SpellsView } from './making-facts';

/** The spells of each spellcasting class, always available ones, and choices of features. */
export function spellsView(making: Making): SpellsView {
  const { book, sheet } = making;
  return {
    step: 'spells',
    castings: sheet.castings.map((casting) => castingView(casting, making)),
    always: sheet.spells
      .filter(({ how }) => how === 'always')
      .map(({ slug, name, from }) => ({ id: spellId(slug, book.edition), name, from })),
    asked: askedViews(book, sheet, 'spells'),
  };
}

function castingView(casting: SheetCasting, { book, character, sheet }: Making): CastingView {
  const { class: slug, name, dc, attack, cantrips, known, prepared } = casting;
  const picks = character.spells[slug] ?? { cantrips: [], known: [], prepared: [] };
  const facts = factsOf(book, character);
  const partOf = (part: ClassSpellPart, title: string, { have, most }: Count): SpellPart => ({
    part,
    name: title,
    have,
    most,
    atLeast: part === 'known' && prepared !== null,
    picked: picks[part],
    answers: classSpellAnswers(facts, sheet, casting, part, picks).map((answer) =>
      answerView(book, part === 'cantrips' ? { ...answer, group: '' } : answer),
    ),
  });
  const parts: SpellPart[] = [];
  if (cantrips.most > 0 || picks.cantrips.length > 0)
    parts.push(partOf('cantrips', 'Cantrips', cantrips));
  if (known !== null)
    parts.push(partOf('known', prepared ? 'In the spellbook' : 'Known spells', known));
  if (prepared !== null) {
    const count = { have: prepared.have, most: prepared.most.value };
    parts.push(partOf('prepared', 'Prepared spells', count));
  }
  return { class: slug, name, dc, attack, parts };
}

type Count = { have: number; most: number };
