import { ABILITY_NAMES } from '~/rules/ability';
import { backgroundOf, classOf, raceOf, subclassOf, subraceOf } from '../book/find';
import { articled } from './articled';
import type { Facts } from './facts';
import type { MakingStep, Problem } from './sheet';

/**
 * Problems with race, class and background: names that the book does not have, invalid multiclassing, a subclass too
 * early.
 */
export function whoProblems(facts: Facts): readonly Problem[] {
  return [...unknown(facts), ...levels(facts), ...subclasses(facts), ...joined(facts)];
}

function say(place: string, step: MakingStep, words: string): Problem {
  return { place, step, words };
}

function unknown({ book, character }: Facts): Problem[] {
  const { race, subrace, background, looks } = character;
  const found: Problem[] = [];
  const word = book.raceWord.toLowerCase();
  const known = race ? raceOf(book, race) : null;
  if (race && !known) found.push(say('race', 'race', `There is no ${word} “${race}”.`));
  if (known && subrace && !subraceOf(book, known.slug, subrace))
    found.push(say('subrace', 'race', `${known.name} has no “${subrace}”.`));
  if (known && looks.size && !known.size.includes(looks.size))
    found.push(say('size', 'race', `${known.name} cannot be ${looks.size}.`));
  if (background && background !== 'own' && !backgroundOf(book, background))
    found.push(say('background', 'background', `There is no background “${background}”.`));
  return found;
}

function levels({ book, character }: Facts): Problem[] {
  const unknownOnes = new Set(
    character.levels.map(({ class: slug }) => slug).filter((slug) => !classOf(book, slug)),
  );
  const dice = character.levels.flatMap(({ class: slug, hp }, at) => {
    const one = classOf(book, slug);
    if (!one || hp === null || hp <= one.hitDie) return [];
    const words = `Level ${at + 1}: a d${one.hitDie} cannot roll ${hp}.`;
    return [say('levels', 'class', words)];
  });
  return [
    ...[...unknownOnes].map((slug) => say('class', 'class', `There is no class “${slug}”.`)),
    ...dice,
  ];
}

function subclasses({ book, character, who }: Facts): Problem[] {
  return Object.entries(character.subclasses).flatMap(([slug, chosen]) => {
    const taken = who.classes.find((one) => one.class.slug === slug);
    if (!taken) return [];
    const { name, subclassName, subclassLevel } = taken.class;
    const place = `${slug}:subclass`;
    if (!subclassOf(book, slug, chosen))
      return [say(place, 'class', `${name} has no ${subclassName} “${chosen}”.`)];
    if (taken.level >= subclassLevel) return [];
    return [
      say(place, 'class', `${name}: ${articled(subclassName)} comes at level ${subclassLevel}.`),
    ];
  });
}

/** Multiclassing requires minimum scores for each class (SRD, "Multiclassing: Prerequisites"). */
function joined({ who, scores }: Facts): Problem[] {
  if (who.classes.length < 2) return [];
  return who.classes.flatMap(({ class: { slug, name, needs } }) => {
    const low = needs.abilities.filter((ability) => scores[ability].value < 13);
    const fine = needs.how === 'all' ? low.length === 0 : low.length < needs.abilities.length;
    if (fine) return [];
    const names = (needs.how === 'all' ? low : needs.abilities).map((one) => ABILITY_NAMES[one]);
    const wanted = names.join(needs.how === 'all' ? ' and ' : ' or ');
    const words = `Multiclassing as ${name} needs ${wanted} 13.`;
    return [say(`class:${slug}`, 'class', words)];
  });
}
