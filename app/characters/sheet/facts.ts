import { type Ability, proficiencyByLevel } from '~/rules/ability';
import { type Amount, amountOf } from '../book/amount';
import type { Book } from '../book/book';
import type { Gift } from '../book/gift';
import type { Character } from '../record/character';
import { type Scores, scoresOf } from './abilities';
import { heldPicks } from './picks';
import type { Asked, Told } from './sheet';
import { told } from './told';
import { type Had, type Walk, walk } from './walk';
import { type Who, whoOf } from './who';

type Kind = Gift['gives'];
/** The gift type with this `gives` value. */
export type GiftOf<K extends Kind> = Gift extends infer G
  ? G extends { gives: infer Gives }
    ? K extends Gives
      ? G
      : never
    : never
  : never;
export type Given<K extends Kind> = { had: Had; gift: GiftOf<K> };

/** The data from which a sheet's numbers are calculated. */
export type Facts = {
  book: Book;
  character: Character;
  who: Who;
  walk: Walk;
  overrides: Character['overrides'];
  scores: Scores['scores'];
  /** Increases that exceeded a score's limit. */
  over: Scores['over'];
  modifiers: Readonly<Record<Ability, number>>;
  proficiency: Told;
  /** All gifts of a kind, in the order in which they were gained. */
  given<K extends Kind>(kind: K): readonly Given<K>[];
  /** Calculates an amount for the feature that has it. */
  amount(amount: Amount, had: Pick<Had, 'amountLevel'>): number;
  /** The picks of all choices of these kinds, with the choices. */
  picks(...kinds: readonly Asked['choice']['asks'][]): readonly { asked: Asked; pick: string }[];
};

/** Walks through a character and calculates its abilities and proficiency bonus, the basis of all other numbers. */
export function factsOf(book: Book, character: Character): Facts {
  const who = whoOf(book, character);
  const walked = walk(book, character, who);
  const { overrides } = character;
  const gifts = giftsByKind(walked);
  const { scores, over, modifiers } = scoresOf(character, walked);
  const proficiency = told(
    'proficiency',
    [{ label: `Level ${who.level}`, plus: proficiencyByLevel(who.level) }],
    overrides,
  );
  return {
    book,
    character,
    who,
    walk: walked,
    overrides,
    scores,
    over,
    modifiers,
    proficiency,
    given<K extends Kind>(kind: K) {
      return (gifts.get(kind) ?? []) as unknown as readonly Given<K>[];
    },
    amount(amount, had) {
      return amountOf(amount, {
        level: had.amountLevel,
        proficiency: proficiency.value,
        modifiers,
      });
    },
    picks(...kinds) {
      return walked.asked
        .filter(({ choice }) => kinds.includes(choice.asks))
        .flatMap((asked) => heldPicks(asked).map((pick) => ({ asked, pick })));
    },
  };
}

function giftsByKind({ had }: Walk): ReadonlyMap<Kind, { had: Had; gift: Gift }[]> {
  const found = new Map<Kind, { had: Had; gift: Gift }[]>();
  for (const one of had) {
    for (const gift of one.gifts) {
      const list = found.get(gift.gives);
      if (list) list.push({ had: one, gift });
      else found.set(gift.gives, [{ had: one, gift }]);
    }
  }
  return found;
}
