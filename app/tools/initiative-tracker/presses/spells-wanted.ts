/** The spells that a form asks for, by name or id: of a press that casts one, or of one that is about to count. */
export function spellsWanted(form: FormData): string[] {
  const intent = String(form.get('planned') ?? form.get('intent') ?? '');
  const [found, id = ''] = /^spell:[^:]+:([^:]*):/.exec(intent) ?? [];
  if (found === undefined) return [];
  const name = id === '' ? String(form.get('spell-name') ?? '').trim() : id;
  return name === '' ? [] : [name.slice(0, 100)];
}
