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
/** A gift that gives something of this kind. */
export type GiftOf<K extends Kind> = Gift extends infer G
  ? G extends { gives: infer Gives }
    ? K extends Gives
      ? G
      : never
    : never
  : never;
export type Given<K extends Kind> = { had: Had; gift: GiftOf<K> };

/** What the numbers of a sheet are reckoned from. */
export type Facts = {
  book: Book;
  character: Character;
  who: Who;
  walk: Walk;
  overrides: Character['overrides'];
  scores: Scores['scores'];
  /** Increases that a score's limit cut off. */
  over: Scores['over'];
  modifiers: Readonly<Record<Ability, number>>;
  proficiency: Told;
  /** Everything that gives something of a kind, in the order in which one came to it. */
  given<K extends Kind>(kind: K): readonly Given<K>[];
  /** An amount for whoever has it. */
  amount(amount: Amount, had: Pick<Had, 'amountLevel'>): number;
  /** Picks of choices of a kind, with what asked. */
  picks(...kinds: readonly Asked['choice']['asks'][]): readonly { asked: Asked; pick: string }[];
};

/** Walks through a character and reckons its abilities and its proficiency bonus, from which everything else follows. */
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
    ...{ book, character, who, walk: walked, overrides, scores, over, modifiers, proficiency },
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
