/** Returns whether two forms request the same action, whatever their version: an accidental double tap. */
export function isSamePress(one: FormData, other: FormData): boolean {
  if (one.get('press') === 'keep') return false;
  const [first, second] = [saidBy(one), saidBy(other)];
  return first.length === second.length && first.every((said, at) => said === second[at]);
}

function saidBy(form: FormData): string[] {
  return [...form]
    .filter(([name]) => name !== 'version')
    .map(([name, value]) => `${name}=${String(value)}`)
    .sort();
}
