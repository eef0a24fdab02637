import type { SpellRecord } from '~/compendium/records/spell-record';
import { spellSlots } from '~/rules/spell-slots';
import { counterspell } from '../records/counterspell';
import { type SpellCaster, spellDeeds } from '../records/spell-deeds';
import type { Resource } from '../sheet/combatant';
import type { Deed, Reaction } from '../sheet/deed';
import { byLevel, dcOf, type Hero } from './ability-plan';
import type { SpellPlan } from './build';

/** Finds a spell's record; tests may also replace how deeds are made from it. */
export type Look = { spell(slug: string): SpellRecord | null; deeds?: typeof spellDeeds };

/** A spell is cast from a slot of its level or at most this much higher: further options would not change a fight. */
const HIGHER = 2;

type SpellKit = {
  resources: Resource[];
  deeds: Deed[];
  reactions: Reaction[];
  leftOut: string[];
};

/** The spell slots of a caster as resources: slot-1 to slot-9, pact, arcanum-6 to arcanum-9. */
export function slotsOf(hero: Hero, plan: SpellPlan): Resource[] {
  const { slots, pact } = spellSlots([{ name: plan.caster, level: hero.level }], hero.edition);
  const made = slots.flatMap((most, at): Resource[] => {
    const left = at === 0 ? most - (plan.spent ?? 0) : most;
    if (left <= 0) return [];
    return [
      { key: `slot-${at + 1}`, name: `Level ${at + 1} slots`, most: left, back: 'long-rest' },
    ];
  });
  if (plan.caster !== 'Warlock' || !pact) return made;
  const arcana = byLevel(hero.level, { 11: 6, 13: 7, 15: 8, 17: 9 });
  made.push({
    key: 'pact',
    name: `Pact slots (level ${pact.level})`,
    most: pact.slots,
    back: 'short-rest',
  });
  for (let level = 6; level <= arcana; level += 1) {
    made.push({
      key: `arcanum-${level}`,
      name: `Mystic Arcanum (level ${level})`,
      most: 1,
      back: 'long-rest',
    });
  }
  return made;
}

/** The slots from which a spell of this level can be cast. */
export function waysOf(hero: Hero, plan: SpellPlan, spellLevel: number): SpellCaster['ways'] {
  if (spellLevel === 0) return [{ slot: 0, costs: [] }];
  const { pact } = spellSlots([{ name: plan.caster, level: hero.level }], hero.edition);
  return slotsOf(hero, plan).flatMap(({ key }) => {
    const [kind, number] = key.split('-');
    const slot = kind === 'pact' ? (pact?.level ?? 0) : Number(number);
    if (slot < spellLevel || (kind === 'arcanum' && slot !== spellLevel)) return [];
    if (kind === 'slot' && slot > spellLevel + HIGHER) return [];
    return [{ slot, costs: [{ resource: key, amount: 1 }] }];
  });
}

/** The level of the slot that a deed spends; 0 when it spends none. */
export function slotOf({ costs }: Deed): number {
  const slot = costs.find(({ resource }) => resource.startsWith('slot-'));
  return slot ? Number(slot.resource.slice('slot-'.length)) : 0;
}

/** The slots, and the deeds of all spells that the build knows at its level. */
export function spellKit(hero: Hero, plan: SpellPlan, look: Look): SpellKit {
  const kit: SpellKit = { resources: slotsOf(hero, plan), deeds: [], reactions: [], leftOut: [] };
  const known = Object.entries(plan.known[hero.edition]).flatMap(([from, slugs]) =>
    Number(from) <= hero.level ? slugs : [],
  );
  const modifier = hero.modifiers[plan.ability];
  const missing: string[] = [];
  for (const slug of known) {
    const spell = look.spell(slug);
    if (!spell) {
      missing.push(slug.replaceAll('-', ' '));
      continue;
    }
    const ways = waysOf(hero, plan, spell.level);
    if (ways.length === 0) continue;
    if (slug === 'counterspell') {
      const dc = dcOf(hero, plan.ability);
      kit.reactions.push(...counterspell(spell.name, { ways, modifier, dc }));
      continue;
    }
    const made = (look.deeds ?? spellDeeds)(spell, {
      dc: dcOf(hero, plan.ability),
      toHit: hero.proficiency + modifier,
      modifier,
      level: hero.level,
      ways,
    });
    const { school } = spell;
    kit.deeds.push(
      ...made.deeds.flatMap((deed) => plan.shape?.(hero, deed, { slug, school }) ?? [deed]),
    );
    kit.reactions.push(...made.reactions);
    kit.leftOut.push(...made.leftOut);
  }
  if (missing.length > 0) kit.leftOut.push(`Spells not simulated: ${missing.join(', ')}.`);
  return kit;
}
