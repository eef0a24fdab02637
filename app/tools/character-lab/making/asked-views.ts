import type { Book } from '~/characters/book/book';
import type { AnswerTo } from '~/characters/make/answer';
import { answersTo } from '~/characters/make/answers';
import { goodFirst } from '~/characters/make/good-first';
import { onlyPicks } from '~/characters/sheet/picks';
import { inWords } from '~/characters/sheet/proficiencies';
import type { Asked, MakingStep, Sheet } from '~/characters/sheet/sheet';
import { spellId } from '../table/spell-id';
import type { Answer, AskedView } from './making-facts';

/** The choices of a step prepared for display; choices of spells belong to the spells step. */
export function askedViews(book: Book, sheet: Sheet, step: MakingStep): AskedView[] {
  return sheet.asked
    .filter((asked) => stepOf(asked) === step && !isSettled(asked))
    .map((asked) => askedView(book, sheet, asked));
}

/** The step of a choice: all spells and cantrips belong to the spells step. */
export function stepOf(asked: Asked): MakingStep {
  return asked.choice.asks === 'spell' ? 'spells' : asked.step;
}

/** A choice with only one possible answer is not shown. */
function isSettled({ choice, count }: Asked): boolean {
  return onlyPicks(choice, count) !== null;
}

/** Prepares a choice with its answers and current picks; picks that are no longer offered stay until changed. */
export function askedView(book: Book, sheet: Sheet, asked: Asked): AskedView {
  const { place, choice, count, from } = asked;
  const joined = choice.asks === 'improvement' || choice.asks === 'background-abilities';
  const how =
    choice.asks === 'words' && choice.from === 'own'
      ? 'own'
      : joined || count === 1
        ? 'one'
        : 'some';
  const offered = answersTo(book, sheet, asked).map((answer) => answerView(book, answer));
  const picked = how === 'one' ? inOrder(asked.picked, offered) : asked.picked;
  const chosen = how === 'one' ? [picked.join(',')].filter(Boolean) : picked;
  const answers = offered.map((answer) =>
    chosen.includes(answer.value) ? { ...answer, blocked: null } : answer,
  );
  const others = chosen.filter((value) => offered.every((answer) => answer.value !== value));
  const kept = others.map(
    (value): Answer => ({ value, label: labelOf(value), words: 'chosen before' }),
  );
  const isOfBook = choice.asks === 'spell' && choice.book;
  return {
    place,
    name: choice.name,
    from,
    count,
    picked,
    how,
    answers: [...answers, ...kept],
    waits: isOfBook ? 'choose spells for the spellbook first.' : 'choose what it depends on first.',
  };
}

/** Prepares an answer for display, with its mark for beginners. */
export function answerView({ edition }: Pick<Book, 'edition'>, answer: AnswerTo): Answer {
  const { picks, label, words, group, blocked, facts, tags, isSpell } = answer;
  const value = picks.join(',');
  const mark = picks.length === 1 ? goodFirst(value.replace(/^feat:/, '')) : null;
  return {
    value,
    label,
    words,
    group,
    blocked,
    ...(facts === undefined ? {} : { facts }),
    ...(tags === undefined ? {} : { tags }),
    ...(mark === null ? {} : { mark }),
    ...(isSpell ? { spell: spellId(value, edition) } : {}),
  };
}

/** Sorts picks like the matching answer: Constitution and Wisdom are one answer in either order. */
function inOrder(picked: readonly string[], answers: readonly Answer[]): readonly string[] {
  const values = new Set(answers.map(({ value }) => value));
  if (values.has(picked.join(','))) return picked;
  const sorted = picked.toSorted().join(',');
  const same = answers.find(({ value }) => value.split(',').toSorted().join(',') === sorted);
  return same ? same.value.split(',') : picked;
}

function labelOf(value: string): string {
  return value
    .split(',')
    .map((pick) => inWords(pick.replace(/^feat:/, '')))
    .join(', ');
}
