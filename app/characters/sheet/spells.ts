import type { Ability } from '~/rules/ability';
import { spellOf } from '../book/find';
import type { Uses } from '../book/gift';
import { isAbility } from './abilities';
import { spellAttack, spellDc } from './casting';
import type { Facts } from './facts';
import type { Asked, SheetCasting, SheetSpell } from './sheet';
import { spellBonus } from './spell-bonus';
import type { Had } from './walk';

type Free = Uses | 'at-will' | undefined;

/** The conditions under which a feature gives a spell. */
type Terms = {
  free?: Free;
  /** Its level when cast without a slot. */
  at?: number;
  /** Can be cast as a ritual. */
  ritual?: boolean;
  /** From a race or a feat, not from a spellcasting class. */
  ofNoClass?: boolean;
  /** From a wizard's spellbook; always ready. */
  book?: boolean;
};

/**
 * Every spell of a character: those that features always give, and those chosen for its classes. The same spell of the
 * same source is listed once.
 */
export function spellsOf(facts: Facts, castings: readonly SheetCasting[]): readonly SheetSpell[] {
  const found = new Map<string, SheetSpell>();
  const byGiver = new Map(castings.map((one) => [`${one.name}/${one.ability}`, one]));
  const add = (
    slug: string,
    from: string,
    ability: Ability,
    how: SheetSpell['how'],
    terms: Terms = {},
  ) => {
    const spell = spellOf(facts.book, slug);
    const key = `${from}/${slug}`;
    if (!spell) return;
    const before = found.get(key);
    if (before) {
      if (terms.free === undefined && how !== 'in-book') found.set(key, withSlots(before));
      return;
    }
    const casting = byGiver.get(`${from}/${ability}`);
    const { free } = terms;
    found.set(key, {
      slug,
      name: spell.name,
      level: spell.level,
      school: spell.school,
      ritual: spell.ritual && (terms.ritual === true || castsRituals(facts, casting, how)),
      concentration: spell.concentration,
      from,
      ability,
      dc: casting?.dc.value ?? spellDc(facts, ability),
      attack: casting?.attack.value ?? spellAttack(facts, ability),
      how: spell.level === 0 && how !== 'always' ? 'cantrip' : how,
      free: typeof free === 'object' ? free.key : (free ?? null),
      ...(terms.at === undefined ? {} : { freeLevel: terms.at }),
      ...slotsFor(facts, how, terms),
      ...spellBonus(facts, { slug, level: spell.level, casting }),
    });
  };
  for (const { gift, had } of facts.given('spell')) {
    if ((gift.level ?? 0) > had.amountLevel) continue;
    const by = givenBy(facts, castings, gift.ability, had);
    add(gift.spell, by.from, by.ability, 'always', {
      free: gift.free,
      ofNoClass: had.class === null,
      ...(gift.at === undefined ? {} : { at: gift.at }),
      ...(gift.ritual ? { ritual: true } : {}),
    });
  }
  for (const { asked, pick } of facts.picks('spell')) {
    const { choice } = asked;
    if (choice.asks !== 'spell') continue;
    const by = givenBy(facts, castings, choice.ability, asked);
    const ready = facts.character.spells[asked.class ?? '']?.prepared.includes(pick) ?? false;
    const terms: Terms = {
      free: choice.free,
      ofNoClass: asked.class === null,
      ...(choice.ritual ? { ritual: true } : {}),
      ...(choice.book ? { book: true } : {}),
    };
    if (choice.counts !== 'prepared')
      add(pick, by.from, by.ability, choice.counts ?? 'always', terms);
    // A spell that is at will while prepared counts only while it is prepared.
    else if (ready) add(pick, by.from, by.ability, 'prepared', terms);
  }
  for (const casting of castings) chosenOf(facts, casting, add);
  const other = facts.character.spells.other;
  if (other) {
    const ability = castings[0]?.ability ?? bestMind(facts);
    for (const slug of [...other.cantrips, ...other.known, ...other.prepared])
      add(slug, 'Other', ability, 'known');
  }
  return [...found.values()].sort(
    (one, two) => one.level - two.level || (one.name < two.name ? -1 : 1),
  );
}

/**
 * Returns whether a spell can be cast as a ritual: in 2014 by the class's rule, which not every class has; in 2024
 * whenever it is prepared (SRD 5.2.1, "Rituals").
 */
function castsRituals(
  facts: Facts,
  casting: SheetCasting | undefined,
  how: SheetSpell['how'],
): boolean {
  const rituals = casting?.rituals ?? 'none';
  if (rituals === 'book') return true;
  if (facts.book.edition === '2024') return how !== 'in-book';
  if (rituals !== 'none') return true;
  return facts.given('rituals').some(({ had }) => had.class === casting?.class);
}

/**
 * Restores the slots of a spell that a feature gives without slots but that is also known or prepared (SRD 5.1, "Chains
 * of Carceri").
 */
function withSlots(spell: SheetSpell): SheetSpell {
  if (spell.slots !== 'none') return spell;
  const { slots: _, ...rest } = spell;
  return rest;
}

/**
 * The slots that can also be used: none for spells at will from a feature and for a 2014 race's limited castings; only
 * higher ones for a ready spell at will (Spell Mastery: in 2014 while prepared, in 2024 always).
 */
function slotsFor(
  { book }: Facts,
  how: SheetSpell['how'],
  { free, ofNoClass, book: ofBook }: Terms,
): Pick<SheetSpell, 'slots'> {
  if (free === 'at-will') return { slots: how === 'prepared' || ofBook ? 'higher' : 'none' };
  return free && ofNoClass && book.edition === '2014' ? { slots: 'none' } : {};
}

function chosenOf(
  { character }: Facts,
  { class: slug, name, ability, known, prepared }: SheetCasting,
  add: (slug: string, from: string, ability: Ability, how: SheetSpell['how']) => void,
) {
  const chosen = Object.hasOwn(character.spells, slug) ? character.spells[slug] : undefined;
  if (!chosen) return;
  for (const one of chosen.cantrips) add(one, name, ability, 'cantrip');
  if (prepared) for (const one of chosen.prepared) add(one, name, ability, 'prepared');
  if (known)
    for (const one of chosen.known) add(one, name, ability, prepared ? 'in-book' : 'known');
}

type Giver = Pick<Had, 'class' | 'place' | 'from' | 'step'>;

/** The ability and source for casting a spell that a feature gives. */
function givenBy(
  facts: Facts,
  castings: readonly SheetCasting[],
  ability: Ability | 'class' | 'asked',
  by: Giver,
): { from: string; ability: Ability } {
  const casting = castings.find(({ class: slug }) => slug === by.class);
  const from = by.class ? (casting?.name ?? by.from) : by.from;
  if (ability === 'class')
    return { from, ability: casting?.ability ?? castings[0]?.ability ?? bestMind(facts) };
  if (ability !== 'asked') return { from, ability };
  return { from, ability: askedAbility(facts, by) ?? bestMind(facts) };
}

/** The pick in the choice "ability" of the same feature, otherwise of the same race. */
function askedAbility({ walk }: Facts, { place, step }: Giver): Ability | null {
  const feature = place.split('#').slice(0, place.includes('>') ? undefined : 1);
  const base = place.includes('#') ? place.slice(0, place.lastIndexOf('#')) : feature[0];
  const named = ({ choice }: Asked) => choice.key === 'ability';
  const same = walk.asked.find(
    (asked) =>
      named(asked) && (asked.place === `${base}#ability` || asked.place === `${place}#ability`),
  );
  const found = same ?? walk.asked.find((asked) => named(asked) && asked.step === step);
  const pick = found?.picked[0];
  return pick !== undefined && isAbility(pick) ? pick : null;
}

/** The highest of the three spellcasting abilities. */
function bestMind({ modifiers }: Facts): Ability {
  return (['int', 'wis', 'cha'] as const).reduce((one, other) =>
    modifiers[other] > modifiers[one] ? other : one,
  );
}
