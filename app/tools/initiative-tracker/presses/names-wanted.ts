import { bareNamesIn, namesIn } from './add-presses';

/** The names of records that a form needs: of who joins, whose strike or spell it is, or whose shape is taken. */
export function namesWanted(
  form: FormData,
  recordOfCombatant: (id: string) => string | null,
): string[] {
  const intent = String(form.get('planned') ?? form.get('intent') ?? '');
  if (intent === 'add') return namesIn(String(form.get('lines') ?? ''));
  if (intent === 'transform') return [String(form.get('shape') ?? '').trim()].filter(Boolean);
  const [, who = ''] = /^(?:strike|spell):([^:]+):/.exec(intent) ?? [];
  const record = who === '' ? null : recordOfCombatant(who);
  return record === null ? [] : [record];
}

/** The names of who joins for which others like them are looked for, where no record has them. */
export function nearWanted(form: FormData): string[] {
  return form.get('intent') === 'add' ? bareNamesIn(String(form.get('lines') ?? '')) : [];
}
