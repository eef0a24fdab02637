import type { Combatant } from '~/fights/log/state';
import { combatantsOf } from '~/fights/people/people';
import { castingsOnSheet } from '~/fights/sheet/known-spells';
import type { SpellMove } from '~/fights/sheet/spell-move';
import { type Asked, text } from './asked';

/** The spellcasting entries of a combatant: its sheet's own, else those of its statblock. */
export function castingsOf(asked: Asked, { sheet }: Combatant) {
  const { record, castings: own } = sheet;
  if (own) return castingsOnSheet(own);
  return (record === null ? null : asked.creature(record))?.castings ?? [];
}

/** How the caster's entries call a spell that was found by its name; '' when none has it or its numbers were typed. */
export function spellOf(asked: Asked, maker: Combatant, spell: SpellMove): string {
  if (text(asked, 'spell-dc') !== '') return '';
  return named(asked, maker, spell) ?? '';
}

/**
 * Who casts a typed spell. A statblock without spells does not: then it is the only other combatant that has the spell,
 * or the game master must say who.
 */
export function typedBy(
  asked: Asked,
  maker: Combatant,
  spell: SpellMove,
): Combatant | { problem: string } {
  if (text(asked, 'by') !== '' || mayCast(asked, maker)) return maker;
  const [only, ...more] = combatantsOf(asked.fight).filter(
    (one) => one.place === 'order' && named(asked, one, spell) !== undefined,
  );
  if (only && more.length === 0) return only;
  return {
    problem: `${maker.name} casts no spells. Choose who casts ${spell.name} under “Source, options”.`,
  };
}

/** Whether it may have spells: a combatant without a statblock may, whatever is known of it. */
function mayCast(asked: Asked, one: Combatant): boolean {
  const { record, casting } = one.sheet;
  if (record === null || casting !== undefined || castingsOf(asked, one).length > 0) return true;
  return asked.creature(record) === null;
}

function named(asked: Asked, one: Combatant, spell: SpellMove): string | undefined {
  const names = new Set([spell.id, spell.name.toLowerCase()]);
  return castingsOf(asked, one)
    .flatMap(({ spells }) => spells)
    .find((known) => names.has(known.spell) || names.has(known.name.toLowerCase()))?.spell;
}
