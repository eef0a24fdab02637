import { namesIn } from './add-presses';

/** The names of records that a form needs: of who joins, or of whose strike it is. */
export function namesWanted(
  form: FormData,
  recordOfCombatant: (id: string) => string | null,
): string[] {
  const intent = String(form.get('planned') ?? form.get('intent') ?? '');
  if (intent === 'add') return namesIn(String(form.get('lines') ?? ''));
  const [, who = ''] = /^strike:([^:]+):/.exec(intent) ?? [];
  const record = who === '' ? null : recordOfCombatant(who);
  return record === null ? [] : [record];
}
