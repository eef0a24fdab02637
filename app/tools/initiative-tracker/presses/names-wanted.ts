import { bareNamesIn, namesIn } from './add-presses';

/** The names of records that a form needs: for combatants to add, the source of a strike or spell, or a new shape. */
export function namesWanted(
  form: FormData,
  recordOfCombatant: (id: string) => string | null,
): string[] {
  const intent = String(form.get('planned') ?? form.get('intent') ?? '');
  if (intent === 'add') return namesIn(String(form.get('lines') ?? ''));
  if (intent === 'transform') return [String(form.get('shape') ?? '').trim()].filter(Boolean);
  const [, who = ''] = /^(?:strike|multi|spell):([^:]+):/.exec(intent) ?? [];
  const record = who === '' ? null : recordOfCombatant(who);
  return record === null ? [] : [record];
}

/** The names to add for which similar names are wanted if they have no record. */
export function nearWanted(form: FormData): string[] {
  return form.get('intent') === 'add' ? bareNamesIn(String(form.get('lines') ?? '')) : [];
}
