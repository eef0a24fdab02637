import type { Book } from '../book/book';
import type { Character } from '../record/character';
import { actionsOf } from './actions';
import { armorClassOf } from './armor-class';
import { attacksEachOf, attacksOf, attacksWithOf, criticalOnOf } from './attacks';
import { attunementOf, carryingOf } from './carrying';
import { castingsOf } from './casting';
import { defencesOf } from './defences';
import { type Facts, factsOf } from './facts';
import { featuresOf } from './features';
import { hitDiceOf, hitPointsOf } from './hit-points';
import { missingOf } from './missing';
import { problemsOf } from './problems';
import { proficienciesOf } from './proficiencies';
import { abilitiesOf } from './saves';
import type { Sheet } from './sheet';
import { sizeOf } from './size';
import { initiativeOf, passivesOf, skillsOf } from './skills';
import { slotsOf } from './slots';
import { sensesOf, speedsOf } from './speeds';
import { spellsOf } from './spells';
import { suppliesOf } from './supplies';
import { wornOf } from './worn';

/**
 * Calculates a character's complete sheet with the book of its edition; missing and wrong choices are described in
 * sentences. Never throws.
 */
export function sheetOf(book: Book, character: Character): Sheet {
  const facts = factsOf(book, character);
  const proficiencies = proficienciesOf(facts);
  const { weapons, armor, tools, languages } = proficiencies;
  const worn = wornOf(facts);
  const skills = skillsOf(facts, proficiencies);
  const castings = castingsOf(facts);
  const attacks = attacksOf(facts, worn, proficiencies);
  const supplies = suppliesOf(facts);
  const told: Omit<Sheet, 'missing' | 'problems'> = {
    ...whatOf(facts),
    size: sizeOf(facts),
    proficiency: facts.proficiency,
    abilities: abilitiesOf(facts, proficiencies),
    skills,
    passives: passivesOf(facts, skills),
    initiative: initiativeOf(facts),
    ac: armorClassOf(facts, worn, proficiencies),
    hitPoints: hitPointsOf(facts),
    hitDice: hitDiceOf(facts),
    speeds: speedsOf(facts, worn),
    senses: sensesOf(facts),
    ...defencesOf(facts),
    proficiencies: { weapons, armor, tools, languages },
    attacksEach: attacksEachOf(facts),
    attacksWith: attacksWithOf(facts),
    criticalOn: criticalOnOf(facts),
    attacks,
    castings,
    ...slotsOf(facts),
    spells: spellsOf(facts, castings),
    features: featuresOf(facts),
    supplies,
    actions: actionsOf(facts, { castings, supplies, attacks, worn }),
    ...(facts.given('inspiration').length > 0 ? { inspiredByRest: true } : {}),
    carrying: carryingOf(facts),
    attunement: attunementOf(facts),
    asked: facts.walk.asked,
  };
  return {
    ...told,
    missing: missingOf(facts, told),
    problems: problemsOf(facts, told, proficiencies, worn),
  };
}

/** "Hill Dwarf" includes the race; "Tiefling (Infernal)" needs both names. */
function raceName({ race, subrace }: Facts['who']): string {
  if (!race || !subrace) return race?.name ?? '';
  const whole = subrace.name.toLowerCase().includes(race.name.toLowerCase());
  return whole ? subrace.name : `${race.name} (${subrace.name})`;
}

function whatOf({ book, character, who }: Facts) {
  const classes = who.classes.map(({ class: { slug, name, hitDie }, level, subclass }) => ({
    slug,
    name,
    level,
    hitDie,
    subclass: subclass?.slug ?? null,
    subclassName: subclass?.name ?? null,
  }));
  return {
    edition: book.edition,
    name: character.name,
    raceName: raceName(who),
    backgroundName: who.background?.name ?? '',
    classLine: classes.map(({ name, level }) => `${name} ${level}`).join(' / '),
    classes,
    level: who.level,
  };
}
