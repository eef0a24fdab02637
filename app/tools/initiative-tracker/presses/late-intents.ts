const LATE = new Set(['transform', 'link', 'unlink', 'name-group', 'move-before', 'load-fight']);

/** Whether a form asks for a press that a device fetches when it is first needed. */
export function isLate(form: FormData): boolean {
  const intent = String(form.get('planned') ?? form.get('intent') ?? '');
  return /^(spell|table):/.test(intent) || LATE.has(intent);
}
