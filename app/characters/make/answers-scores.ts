import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import { type AnswerTo, type Place, plain } from './answer';
import { optionAnswers } from './answers-options';

/** The answer that raises an ability by `plus`. */
export function abilityAnswer(ability: Ability, plus: number): AnswerTo {
  return plain(ability, `${ABILITY_NAMES[ability]} +${plus}`);
}

/** +2 on one ability, +1 on two, or a feat where the edition allows it. */
export function improvements(place: Place): AnswerTo[] {
  const { book, sheet, asked } = place;
  const open = (ability: Ability, plus: number) => {
    const mine = asked.picked.filter((pick) => pick === ability).length;
    return sheet.abilities[ability].score.rule - mine + plus > 20 ? 'above 20' : null;
  };
  const twice = ABILITIES.map((ability) => ({
    ...plain(ability, `${ABILITY_NAMES[ability]} +2`, {
      group: 'One ability',
      blocked: open(ability, 2),
    }),
    picks: [ability, ability],
  }));
  const pairs = ABILITIES.flatMap((one, at) =>
    ABILITIES.slice(at + 1).map((other) => ({
      ...plain(one, `${ABILITY_NAMES[one]} +1, ${ABILITY_NAMES[other]} +1`, {
        group: 'Two abilities',
        blocked: open(one, 1) ?? open(other, 1),
      }),
      picks: [one, other],
    })),
  );
  const general = book.feats.filter(
    ({ slug, category }) => category === 'general' && slug !== 'ability-score-improvement',
  );
  const feats = optionAnswers(place, general, null).map((answer) => ({
    ...answer,
    group: 'A feat',
    picks: answer.picks.map((slug) => `feat:${slug}`),
  }));
  return [...twice, ...pairs, ...feats];
}

/** Increases from three abilities: +2 and +1, or +1 on each (SRD 5.2.1, "Parts of a Background"). */
export function spreads(from: readonly Ability[]): AnswerTo[] {
  const pairs = from.flatMap((one) =>
    from
      .filter((other) => other !== one)
      .map((other) => ({
        ...plain(one, `${ABILITY_NAMES[one]} +2, ${ABILITY_NAMES[other]} +1`),
        picks: [one, other],
      })),
  );
  const all = from.map((ability) => `${ABILITY_NAMES[ability]} +1`).join(', ');
  return [...pairs, { ...plain('', all), picks: [...from] }];
}
