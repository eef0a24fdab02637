import { foundryId } from '~/compendium/exports/foundry-id';
import type { SheetSpell } from '../sheet/sheet';
import type { ToldCharacter } from './told-sheet';

const SCHOOLS: Readonly<Record<string, string>> = {
  abjuration: 'abj',
  conjuration: 'con',
  divination: 'div',
  enchantment: 'enc',
  evocation: 'evo',
  illusion: 'ill',
  necromancy: 'nec',
  transmutation: 'trs',
};

/** The spells by name, level, school and preparation; Foundry's own books have their text. */
export function foundrySpells({ sheet }: ToldCharacter, id: string) {
  return sheet.spells.map((spell, at) => {
    const caster = sheet.castings.find(({ name }) => name === spell.from);
    return {
      _id: foundryId(`${id} spell ${spell.slug} ${at}`),
      name: spell.name,
      type: 'spell',
      system: {
        identifier: spell.slug,
        level: spell.level,
        ability: spell.ability,
        school: SCHOOLS[spell.school.toLowerCase()] ?? '',
        properties: [
          ...(spell.ritual ? ['ritual'] : []),
          ...(spell.concentration ? ['concentration'] : []),
        ],
        preparation: preparationOf(spell, isPact(sheet, caster?.class)),
        sourceClass: caster?.class ?? '',
      },
    };
  });
}

function isPact({ pact, classes }: ToldCharacter['sheet'], caster: string | undefined): boolean {
  return pact !== null && caster !== undefined && (classes.length === 1 || caster === 'warlock');
}

function preparationOf({ how, free }: SheetSpell, pact: boolean) {
  if (free === 'at-will') return { mode: 'atwill', prepared: true };
  if (how === 'always') return { mode: free === null ? 'always' : 'innate', prepared: true };
  return { mode: pact ? 'pact' : 'prepared', prepared: how !== 'in-book' };
}
