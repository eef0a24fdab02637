import { ABILITIES, type Ability, abilityModifier, proficiencyByLevel } from '~/rules/ability';
import { amountOf, atLevel } from '../book/amount';
import type { Book } from '../book/book';
import type { Choice, Feature, Option } from '../book/feature';
import { featOf, optionOf } from '../book/find';
import type { Gift, Uses } from '../book/gift';
import type { Character } from '../record/character';
import { featPicked, heldPicks, onlyPicks } from './picks';
import type { Asked, MakingStep, SheetFeature } from './sheet';
import type { Taken, Who } from './who';

/** Something that a character has, with its source and the level for its amounts. */
export type Had = Omit<SheetFeature, 'supply'> & {
  /** Null when its amounts depend on the character's level. */
  class: string | null;
  amountLevel: number;
  gifts: readonly Gift[];
  uses: Uses | null;
  /** Not a feature of its own: a class's first proficiencies. */
  hidden: boolean;
  step: MakingStep;
};

export type Walk = { had: readonly Had[]; asked: readonly Asked[] };

type Giver = {
  from: string;
  class: string | null;
  amountLevel: number;
  /** The level of the feature through which it is reached. */
  level: number;
  step: MakingStep;
};

const NONE: readonly Gift[] = [];

/** The maximum nesting of options that open further options; no book goes deeper. */
const DEEPEST = 5;

/** Collects everything that a character has, and every choice it is asked, including those from options and feats. */
export function walk(book: Book, character: Character, who: Who): Walk {
  const had: Had[] = [];
  const asked: Asked[] = [];
  const gained = new Set<string>();
  const modifiers = Object.fromEntries(
    ABILITIES.map((ability) => [ability, abilityModifier(character.abilities.base[ability])]),
  ) as Record<Ability, number>;
  const proficiency = proficiencyByLevel(who.level);

  function ask(choices: readonly Choice[], placeOf: (key: string) => string, by: Giver, deep = 0) {
    for (const choice of choices) {
      const place = placeOf(choice.key);
      const amount = amountOf(choice.count, { level: by.amountLevel, proficiency, modifiers });
      const count = Math.min(amount, besideOf(character, choice, placeOf) ?? amount);
      if (count <= 0) continue;
      const kept = Object.hasOwn(character.choices, place) ? character.choices[place] : undefined;
      const picked = onlyPicks(choice, count) ?? kept ?? [];
      const { from, class: ofClass, step } = by;
      const one: Asked = { place, choice, count, picked, from, class: ofClass, step };
      asked.push(one);
      if (deep < DEEPEST) follow(one, by, deep + 1);
    }
  }

  function follow(one: Asked, by: Giver, deep: number) {
    const times = new Map<string, number>();
    for (const pick of heldPicks(one)) {
      const option = optionPicked(book, one.choice, pick);
      if (!option) continue;
      const time = (times.get(option.slug) ?? 0) + 1;
      times.set(option.slug, time);
      const place = `${one.place}>${option.slug}${time > 1 ? `+${time}` : ''}`;
      const feat = featOf(book, option.slug) === option;
      const giver = feat ? { ...by, class: null, amountLevel: who.level } : by;
      const { slug: key, name, words, gifts = NONE, uses = null, asks } = option;
      const { from, class: of, amountLevel, level, step } = giver;
      had.push({
        place,
        key,
        name,
        words,
        action: null,
        scale: null,
        hidden: false,
        from,
        class: of,
        amountLevel,
        level,
        step,
        gifts,
        uses,
      });
      if (asks) ask(asks, (choice) => `${place}#${choice}`, giver, deep);
    }
  }

  function give(features: readonly Feature[], by: Giver, named = false) {
    for (const feature of features) {
      if (feature.level > by.amountLevel || (feature.once && gained.has(feature.once))) continue;
      if (feature.once) gained.add(feature.once);
      const { level } = feature;
      const from = named ? `${by.from} ${level}` : by.from;
      const { key, name, words, action = null, gifts = NONE, uses = null, asks } = feature;
      const scale = feature.scale ? atLevel(feature.scale, by.amountLevel) : null;
      // An entry without text is hidden if its gifts or choices are shown elsewhere; one with only a name is not.
      const hidden = words === '' && (gifts !== NONE || asks !== undefined);
      const { class: of, amountLevel, step } = by;
      // Written without object spread for speed: a character has hundreds of these, and spreading took a quarter of the
      // sheet's time.
      had.push({
        place: key,
        key,
        name,
        words,
        action,
        scale,
        hidden,
        from,
        class: of,
        amountLevel,
        level,
        step,
        gifts,
        uses,
      });
      if (asks) ask(asks, (choice) => `${key}#${choice}`, { ...by, level, from });
    }
  }

  function giveClass({ class: one, level, subclass, first }: Taken) {
    const by: Giver = {
      from: one.name,
      class: one.slug,
      amountLevel: level,
      level: 1,
      step: 'class',
    };
    const start = first ? 'first' : 'joining';
    const place = `${one.slug}:${start}`;
    const from = `${one.name} 1`;
    had.push({
      place,
      key: place,
      name: one.name,
      words: '',
      action: null,
      scale: null,
      ...by,
      from,
      gifts: one[start].gifts,
      uses: null,
      hidden: true,
    });
    ask(one[start].asks, (key) => `${place}/${key}`, { ...by, from });
    give(one.features, by, true);
    if (subclass) give(subclass.features, { ...by, from: subclass.name }, true);
  }

  const amountLevel = Math.max(1, who.level);
  const { race, subrace, background } = who;
  const own = { class: null, amountLevel, level: 1 };
  give(book.everyone, { ...own, from: 'Every character', step: 'race' });
  if (race) give(race.features, { ...own, from: race.name, step: 'race' });
  if (subrace) give(subrace.features, { ...own, from: subrace.name, step: 'race' });
  if (background) give(background.features, { ...own, from: background.name, step: 'background' });
  for (const taken of who.classes) giveClass(taken);
  return { had, asked };
}

/** The option or feat that a pick names; null for other kinds of picks, and for ones that the book does not have. */
export function optionPicked(book: Book, choice: Choice, pick: string): Option | null {
  if (choice.asks === 'improvement') return featOf(book, featPicked(pick) ?? '');
  if (choice.asks === 'feat') return featOf(book, pick);
  if (choice.asks !== 'option') return null;
  if (typeof choice.from === 'string') return optionOf(book, choice.from, pick);
  return choice.from.find(({ slug }) => slug === pick) ?? null;
}

/** The maximum number of picks set by another choice's picks; null when there is no such limit. */
function besideOf(
  { choices }: Character,
  choice: Choice,
  placeOf: (key: string) => string,
): number | null {
  if (choice.asks !== 'language' || choice.with === undefined) return null;
  const { key, except } = choice.with;
  const place = placeOf(key);
  const picked = Object.hasOwn(choices, place) ? choices[place] : undefined;
  return picked?.filter((pick) => !except.includes(pick)).length ?? 0;
}
