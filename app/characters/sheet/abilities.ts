import { ABILITIES, type Ability, abilityModifier } from '~/rules/ability';
import type { Character } from '../record/character';
import { featPicked, heldPicks } from './picks';
import type { Asked, Told } from './sheet';
import { told } from './told';
import type { Walk } from './walk';

export type Scores = {
  scores: Readonly<Record<Ability, Told>>;
  modifiers: Readonly<Record<Ability, number>>;
  /** Increases beyond the limit of a score, with their source. */
  over: readonly { ability: Ability; most: number; from: string; place: string }[];
};

type More = { ability: Ability; plus: number; most: number; from: string; place: string };

/** The maximum of a score unless a feature says otherwise (SRD, "Ability Score Improvement"). */
const USUAL_MOST = 20;

/** The six scores: base and increases, each increase up to its own limit. */
export function scoresOf(character: Character, walked: Walk): Scores {
  const over: Scores['over'][number][] = [];
  const added = moreOf(walked);
  const one = (ability: Ability) => {
    let score = character.abilities.base[ability];
    const parts = [{ label: 'Base', plus: score }];
    for (const { plus, most, from, place } of added.filter((more) => more.ability === ability)) {
      const room = Math.max(0, most - score);
      if (plus > room) over.push({ ability, most, from, place });
      score += Math.min(plus, room);
      parts.push({ label: from, plus: Math.min(plus, room) });
    }
    return told(`score.${ability}`, parts, character.overrides);
  };
  const scores = byAbility(one);
  const modifiers = byAbility((ability) => abilityModifier(scores[ability].value));
  return { scores, modifiers, over };
}

/** Builds a record with a value for each ability. */
export function byAbility<T>(make: (ability: Ability) => T): Record<Ability, T> {
  const [str, dex, con] = [make('str'), make('dex'), make('con')];
  return { str, dex, con, int: make('int'), wis: make('wis'), cha: make('cha') };
}

/** Returns whether a word is an ability key. */
export function isAbility(word: string): word is Ability {
  return (ABILITIES as readonly string[]).includes(word);
}

/** The increases of scores, those with lower limits first, so that those with higher limits can go beyond 20. */
function moreOf({ had, asked }: Walk): readonly More[] {
  const given = had.flatMap(({ gifts, from, place }) =>
    gifts.flatMap((gift): More[] => {
      if (gift.gives !== 'ability') return [];
      const { ability, plus, most = USUAL_MOST } = gift;
      return [{ ability, plus, most, from, place }];
    }),
  );
  const picked = asked.flatMap((one) => picksOf(one));
  return [...given, ...picked].sort((one, other) => one.most - other.most);
}

function picksOf(one: Asked): More[] {
  const { choice, from, place } = one;
  const picks = heldPicks(one).filter(isAbility);
  const each = (plusAt: (at: number) => number, most = USUAL_MOST) =>
    picks.map((ability, at) => ({ ability, plus: plusAt(at), most, from, place }));
  switch (choice.asks) {
    case 'ability':
      return each(() => choice.plus, choice.most);
    case 'improvement':
      return each(() => 1).filter(({ ability }) => featPicked(ability) === null);
    case 'background-abilities':
      return each((at) => (picks.length === 3 || at === 1 ? 1 : 2));
    default:
      return [];
  }
}
