import type { Book } from '../book/book';
import type { Asked, Sheet } from '../sheet/sheet';
import { type AnswerTo, plain, wordLabel } from './answer';
import { featAnswers, optionAnswers, optionList } from './answers-options';
import { abilityAnswer, improvements, spreads } from './answers-scores';
import { spellAnswers } from './answers-spells';
import {
  eitherAnswers,
  expertiseAnswers,
  languageAnswers,
  masteryAnswers,
  skillAnswers,
  toolAnswers,
} from './answers-trained';

/** All answers that the book has for a choice, including unavailable ones. Empty for free text. */
export function answersTo(book: Book, sheet: Sheet, asked: Asked): readonly AnswerTo[] {
  const place = { book, sheet, asked };
  const { choice } = asked;
  switch (choice.asks) {
    case 'skill':
      return skillAnswers(place, choice.from);
    case 'expertise':
      return expertiseAnswers(place, choice);
    case 'language':
      return languageAnswers(place, choice.from);
    case 'tool':
      return toolAnswers(place, choice.from);
    case 'skill-or-tool':
      return eitherAnswers(place, choice);
    case 'ability':
      return choice.from.map((ability) => abilityAnswer(ability, choice.plus));
    case 'improvement':
      return improvements(place);
    case 'background-abilities':
      return spreads(choice.from);
    case 'feat':
      return featAnswers(place, choice);
    case 'option':
      return optionAnswers(place, optionList(book, choice), asked.class);
    case 'mastery':
      return masteryAnswers(place, choice);
    case 'spell':
      return spellAnswers(place, choice);
    case 'words':
      return choice.from === 'own' ? [] : choice.from.map((word) => plain(word, wordLabel(word)));
  }
}
