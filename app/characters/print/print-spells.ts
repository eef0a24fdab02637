import { ABILITY_NAMES } from '~/rules/ability';
import type { ToldCharacter } from '../exchange/told-sheet';
import type { SheetSpell } from '../sheet/sheet';
import { bonusText, numberText } from './print-numbers';
import type { Ticks } from './printed';

export type PrintedSpell = {
  readonly key: string;
  readonly name: string;
  /** "evocation, ritual, Cleric". */
  readonly note: string;
  /** Its casting time, range and saving throw, where they are known. */
  readonly facts: string;
  /** A checkbox for spells that are prepared: ticked or empty; null when always available. */
  readonly prepared: boolean | null;
};

/** The spells of one level with its slots. */
export type PrintedSpellLevel = {
  readonly level: number;
  readonly title: string;
  readonly slots: Ticks | null;
  readonly spells: readonly PrintedSpell[];
};

export type PrintedSpells = {
  readonly castings: readonly {
    readonly key: string;
    readonly name: string;
    readonly ability: string;
    readonly dc: string;
    readonly attack: string;
    /** "3 of 8 prepared, 4 cantrips". */
    readonly count: string;
    readonly focus: string;
  }[];
  readonly pact: (Ticks & { readonly level: number }) | null;
  readonly levels: readonly PrintedSpellLevel[];
};

/** Lays out the page of spells; null when there are none. `factsOf` gives what the compendium says of a spell. */
export function printedSpells(
  { character, sheet }: ToldCharacter,
  factsOf: (spell: SheetSpell) => string = () => '',
): PrintedSpells | null {
  const { slotsSpent, pactSpent } = character.play;
  if (sheet.castings.length === 0 && sheet.spells.length === 0) return null;
  const slotsOf = (level: number): Ticks | null => {
    const most = level === 0 ? 0 : (sheet.slots[level - 1]?.value ?? 0);
    return most > 0 ? { most, ticked: Math.min(most, slotsSpent[level - 1] ?? 0) } : null;
  };
  const several = new Set(sheet.spells.map(({ from }) => from)).size > 1;
  const levels = Array.from({ length: 10 }, (_, level) => ({
    level,
    title: level === 0 ? 'Cantrips' : `Level ${level}`,
    slots: slotsOf(level),
    spells: sheet.spells
      .filter((spell) => spell.level === level)
      .map((spell, at) => ({
        ...printedSpell(spell, `${level} ${at}`, several),
        facts: factsOf(spell),
      })),
  }));
  return {
    castings: sheet.castings.map((casting) => ({
      key: casting.class,
      name: casting.name,
      ability: ABILITY_NAMES[casting.ability],
      dc: numberText(casting.dc),
      attack: bonusText(casting.attack),
      count: countOf(casting),
      focus: casting.focus,
    })),
    pact:
      sheet.pact === null
        ? null
        : {
            level: sheet.pact.level,
            most: sheet.pact.slots.value,
            ticked: Math.min(sheet.pact.slots.value, pactSpent),
          },
    levels: levels.filter(({ slots, spells }) => slots !== null || spells.length > 0),
  };
}

function countOf({
  cantrips,
  known,
  prepared,
}: ToldCharacter['sheet']['castings'][number]): string {
  return [
    ...(prepared === null ? [] : [`${prepared.have} of ${numberText(prepared.most)} prepared`]),
    // A spellbook can contain any number of spells.
    ...(known === null
      ? []
      : [
          prepared === null
            ? `${known.have} of ${known.most} known`
            : `${known.have} in the spellbook`,
        ]),
    ...(cantrips.most === 0 ? [] : [`${cantrips.have} of ${cantrips.most} cantrips`]),
  ].join(', ');
}

function printedSpell(
  spell: SheetSpell,
  key: string,
  several: boolean,
): Omit<PrintedSpell, 'facts'> {
  const { name, level, school, ritual, concentration, from, how, free } = spell;
  const note = [
    school,
    ...(ritual ? ['ritual'] : []),
    ...(concentration ? ['concentration'] : []),
    // In place of a box; a cantrip is never prepared.
    ...(how === 'always' && level > 0 ? ['prepared'] : []),
    ...(free === 'at-will' ? ['at will'] : free === null ? [] : ['once without a slot']),
    ...(several ? [from] : []),
  ].join(', ');
  const prepared = how === 'prepared' ? true : how === 'in-book' ? false : null;
  return { key, name, note, prepared };
}
