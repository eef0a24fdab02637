import type { Race } from '~/characters/book/book';
import { raceOf } from '~/characters/book/find';
import { askedViews } from './asked-views';
import { cardOf, traitsOf } from './card-of';
import { featuresOf, type Making } from './making';
import type { CardAnswer, RaceView } from './making-facts';

/** The races or species, with the choices and features of the selected one. */
export function raceView({ book, character, sheet }: Making): RaceView {
  const race = raceOf(book, character.race ?? '');
  return {
    step: 'race',
    word: book.raceWord,
    races: book.races.map(raceCard),
    race: race?.slug ?? null,
    subraceWord: race?.subraceName ?? 'Subrace',
    subraces: (race?.subraces ?? []).map(({ slug, name, line, features }) =>
      cardOf({ slug, name, line, traits: traitsOf(features) }),
    ),
    subrace: character.subrace,
    sizes: race?.size ?? [],
    size: character.looks.size,
    asked: askedViews(book, sheet, 'race'),
    features: race === null ? [] : featuresOf(sheet, [race.slug, character.subrace]),
  };
}

function raceCard({ slug, name, line, size, speed, features }: Race): CardAnswer {
  const sizes = size.map((one) => (one === 'small' ? 'Small' : 'Medium')).join(' or ');
  const facts = `${sizes}, ${speed} ft.`;
  return cardOf({ slug, name, line, facts, traits: traitsOf(features) });
}
