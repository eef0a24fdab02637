import { asObject, type Foreign, listOf, own, textOf, within } from './foreign';
import type { Ledger } from './reading';

const MATERIALS: Readonly<Record<string, string>> = { sil: 'silvered', ada: 'adamantine' };

/**
 * Formats damage types for a defence line.
 * A bypass stands beside all types but applies only to weapon damage. Beside magic, a record can store one material
 * that bypasses the defence; several materials, or one without magic, stay as text.
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

/** The keys in the list of a trait. */
export function keysOf(trait: Foreign | null): string[] {
  return listOf(own(trait, 'value')).map(textOf).filter(Boolean);
}

/** Reports damage changed by a fixed amount, which a statblock's lines cannot express, in the ledger. */
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
