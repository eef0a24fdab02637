import { asObject, type Foreign, listOf, own, textOf, within } from './foreign';
import type { Ledger } from './reading';

const MATERIALS: Readonly<Record<string, string>> = { sil: 'silvered', ada: 'adamantine' };

/**
 * Kinds of damage; what gets through a defense stands beside all of them, and counts for weapons alone. Beside magic a record
 * knows one material that gets through: of more, or of a material without magic, the words remain.
 */
export function damageText(trait: Foreign | null): string {
  const types = keysOf(trait);
  const bypasses = listOf(own(trait, 'bypasses')).map(textOf).filter(Boolean);
  const weapons = types.filter((type) => /^(?:bludgeoning|piercing|slashing)$/.test(type));
  const plain = bypasses.length === 0 ? types : types.filter((type) => !weapons.includes(type));
  const materials = bypasses
    .filter((one) => one !== 'mgc')
    .map((one) => MATERIALS[one] ?? `of the property “${one}”`);
  const attacks = bypasses.includes('mgc') ? 'nonmagical attacks' : 'attacks';
  const unless = materials.length === 0 ? '' : ` that aren't ${materials.join(' or ')}`;
  const qualified =
    bypasses.length === 0 || weapons.length === 0
      ? []
      : [`${weapons.join(', ')} from ${attacks}${unless}`];
  return [plain.join(', '), ...qualified, textOf(own(trait, 'custom'))].filter(Boolean).join('; ');
}

/** The keys of a trait. */
export function keysOf(trait: Foreign | null): string[] {
  return listOf(own(trait, 'value')).map(textOf).filter(Boolean);
}

/** Damage that is more or less by a number has no place in a statblock's lines: it is told. */
export function tellModified(modified: Foreign | null, ledger: Ledger): void {
  const amounts = Object.entries(within(modified, 'amount') ?? {}).flatMap(([type, amount]) => {
    const words = textOf(amount);
    return words === '' || words === '0' || asObject(amount) !== null ? [] : [`${type} ${words}`];
  });
  if (amounts.length === 0) return;
  const why = 'A statblock cannot raise or lower damage by a number.';
  ledger.dropped.push({
    field: 'Damage modification',
    text: amounts.join(', ').slice(0, 300),
    why,
  });
}
