import { type Answer, answerDue } from '~/fights/moves/answer';
import { rerollRound } from '~/fights/moves/pass-turn';
import { type Asked, deeds, type Pressed, problem, text, whole } from './asked';

/** Answers a pending item: rolled here, a total entered, or only the result. */
export function answer(how: Answer | 'total') {
  return (asked: Asked): Pressed => {
    const due = asked.fight.due.find(({ id }) => id === text(asked, 'due'));
    if (due === undefined) return problem('Already answered.');
    if (due.kind === 'reroll') {
      const rolled = rerollRound(asked.fight, asked.random);
      return 'problem' in rolled ? rolled : deeds(...rolled, { do: 'dismiss', due: due.id });
    }
    if (how !== 'total') return answerDue(asked.fight, due, how, asked.random);
    const total = whole(asked, 'total', -30, 60);
    if (total === null) return problem('Enter the number rolled.');
    return answerDue(asked.fight, due, total, asked.random);
  };
}
