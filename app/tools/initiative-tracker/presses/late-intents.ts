const LATE = new Set(['transform', 'link', 'unlink', 'name-group', 'move-before', 'load-fight']);

/** Whether a form needs an action that a device loads on first use. */
export function isLate(form: FormData): boolean {
  const intent = String(form.get('planned') ?? form.get('intent') ?? '');
  return /^(spell|table|mat):/.test(intent) || LATE.has(intent);
}
