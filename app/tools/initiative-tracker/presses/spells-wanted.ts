/** The spells that a form needs, by name or id: for an action that casts one or applies its plan. */
export function spellsWanted(form: FormData): string[] {
  const intent = String(form.get('planned') ?? form.get('intent') ?? '');
  const [found, id = ''] = /^spell:[^:]+:([^:]*):/.exec(intent) ?? [];
  if (found === undefined) return [];
  const name = id === '' ? String(form.get('spell-name') ?? '').trim() : id;
  return name === '' ? [] : [name.slice(0, 100)];
}
