import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { SpellRecord } from '~/compendium/records/spell-record';
import type { KnownSpell, Spellcasting } from '~/compendium/records/spellcasting-record';
import { abilityModifier } from '~/rules/ability';
import type { Combatant } from '../sheet/combatant';
import type { Deed } from '../sheet/deed';
import { counterspell } from './counterspell';
import type { Made } from './entry-deeds';
import { type SpellCaster, spellDeeds } from './spell-deeds';

export type SpellBook = {
  spell(slug: string): SpellRecord | null;
  /** Finds a creature of the same source that may be summoned; without it nothing is summoned. */
  creature?(slug: string): Combatant | null;
};

/** Adds the spells that a creature casts: from slots, at will, and a number of times a day. */
export function addCasting(made: Made, record: MonsterRecord, book: SpellBook): void {
  for (const casting of record.spellcasting) {
    const slots = slotResources(made, casting);
    const known = casting.known.flatMap(({ level, spells }) =>
      spells.map((spell) => ({ spell, level })),
    );
    for (const { spell, level } of known) {
      const ways =
        level === 0
          ? [{ slot: 0, costs: [] }]
          : slots
              .filter((slot) => slot >= level)
              .map((slot) => ({ slot, costs: [{ resource: `slot-${slot}`, amount: 1 }] }));
      cast(made, record, { casting, spell, ways, book });
    }
    for (const spell of casting.atWill) {
      cast(made, record, { casting, spell, ways: [{ slot: spell.level ?? 0, costs: [] }], book });
    }
    casting.perDay.forEach(({ times, each, spells }, at) => {
      const shared = `${casting.kind}-${at}-day`;
      for (const spell of spells) {
        const key = each ? `day-${spell.id}` : shared;
        const before = made.deeds.length + made.reactions.length;
        cast(made, record, {
          casting,
          spell,
          ways: [{ slot: spell.level ?? 0, costs: [{ resource: key, amount: 1 }] }],
          book,
        });
        if (
          made.deeds.length + made.reactions.length > before &&
          !made.resources.some((one) => one.key === key)
        ) {
          made.resources.push({
            key,
            name: each ? spell.name : 'Spells per day',
            most: times,
            back: 'long-rest',
          });
        }
      }
    });
  }
}

function slotResources(made: Made, casting: Spellcasting): number[] {
  const levels: number[] = [];
  for (const [level, count] of Object.entries(casting.slots)) {
    if (!count) continue;
    levels.push(Number(level));
    const key = `slot-${level}`;
    if (!made.resources.some((one) => one.key === key)) {
      made.resources.push({
        key,
        name: `Level ${level} spell slots`,
        most: count,
        back: 'long-rest',
      });
    }
  }
  return levels;
}

type Cast = {
  casting: Spellcasting;
  spell: KnownSpell;
  ways: SpellCaster['ways'];
  book: SpellBook;
};

function cast(made: Made, record: MonsterRecord, { casting, spell, ways, book }: Cast): void {
  const found = book.spell(spell.id);
  if (found === null || ways.length === 0) return;
  const modifier = abilityModifier(record.abilities[casting.ability]);
  const dc = casting.dc ?? 8 + record.proficiencyBonus + modifier;
  if (found.slug === 'counterspell') {
    if (!made.reactions.some(({ on }) => on === 'spell'))
      made.reactions.push(...counterspell(found.name, { ways, modifier, dc }));
    return;
  }
  const { deeds, reactions, leftOut } = spellDeeds(found, {
    dc,
    toHit: casting.toHit ?? record.proficiencyBonus + modifier,
    modifier,
    level: casting.level ?? Math.max(1, Math.round(record.cr)),
    ways,
  });
  const isNew = ({ key }: { key: string }) => !made.deeds.some((one) => one.key === key);
  made.deeds.push(...deeds.filter((deed: Deed) => isNew(deed)));
  made.reactions.push(
    ...reactions.filter(({ key }) => !made.reactions.some((one) => one.key === key)),
  );
  made.leftOut.push(...leftOut);
}
