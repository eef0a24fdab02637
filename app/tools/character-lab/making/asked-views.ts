import type { Book } from '~/characters/book/book';
import { answersTo } from '~/characters/make/answers';
import { onlyPicks } from '~/characters/sheet/picks';
import { inWords } from '~/characters/sheet/proficiencies';
import type { Asked, MakingStep, Sheet } from '~/characters/sheet/sheet';
import type { Answer, AskedView } from './making-facts';

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
  return onlyPicks(choice, count) !== null;
}

/** One question with its answers, and whatever else was chosen: it stays until somebody chooses otherwise. */
export function askedView(book: Book, sheet: Sheet, asked: Asked): AskedView {
  const { place, choice, count, from } = asked;
  const joined = choice.asks === 'improvement' || choice.asks === 'background-abilities';
  const how =
    choice.asks === 'words' && choice.from === 'own'
      ? 'own'
      : joined || count === 1
        ? 'one'
        : 'some';
  const offered = answersTo(book, sheet, asked).map((answer): Answer => {
    const { picks, label, words, group, blocked } = answer;
    return { value: picks.join(','), label, words, group, blocked };
  });
  const picked = how === 'one' ? inOrder(asked.picked, offered) : asked.picked;
  const chosen = how === 'one' ? [picked.join(',')].filter(Boolean) : picked;
  const answers = offered.map((answer) =>
    chosen.includes(answer.value) ? { ...answer, blocked: null } : answer,
  );
  const others = chosen.filter((value) => offered.every((answer) => answer.value !== value));
  const kept = others.map(
    (value): Answer => ({ value, label: labelOf(value), words: 'chosen before' }),
  );
  return { place, name: choice.name, from, count, picked, how, answers: [...answers, ...kept] };
}

/** Picks in the order of the answer that they are: Constitution and Wisdom are one answer, whichever was named first. */
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
