import type { Book } from '~/characters/book/book';
import { answersTo } from '~/characters/make/answers';
import type { Asked, MakingStep, Sheet } from '~/characters/sheet/sheet';
import type { AskedView } from './making-facts';

/** The questions of a step, ready to be shown; spells that a feature asks for stand with the spells. */
export function askedViews(book: Book, sheet: Sheet, step: MakingStep): AskedView[] {
  return sheet.asked
    .filter((asked) => stepOf(asked) === step && !isSettled(asked))
    .map((asked) => askedView(book, sheet, asked));
}

/** Where a question is asked: spells and cantrips among the spells, wherever they come from. */
export function stepOf(asked: Asked): MakingStep {
  return asked.choice.asks === 'spell' ? 'spells' : asked.step;
}

/** What can be answered in one way alone needs no asking. */
function isSettled({ choice, count }: Asked): boolean {
  if (choice.asks !== 'feat' && choice.asks !== 'language' && choice.asks !== 'tool') return false;
  return Array.isArray(choice.from) && choice.from.length === count;
}

/** One question with its answers. */
export function askedView(book: Book, sheet: Sheet, asked: Asked): AskedView {
  const { place, choice, count, picked, from } = asked;
  const answers = answersTo(book, sheet, asked).map(({ picks, label, words, group, blocked }) => ({
    value: picks.join(','),
    ...{ label, words, group, blocked },
  }));
  const joined = choice.asks === 'improvement' || choice.asks === 'background-abilities';
  const how =
    choice.asks === 'words' && choice.from === 'own'
      ? 'own'
      : joined || count === 1
        ? 'one'
        : 'some';
  return { place, name: choice.name, from, count, picked, how, answers };
}
