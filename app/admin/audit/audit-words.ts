/** What a kept JSON text says, in short words for a table: `role: GrantedUser, disabled: no`. */
export function factsInWords(json: string | null): string {
  if (json === null) return '';
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return inWords(value);
  return Object.entries(value)
    .map(([name, fact]) => `${name}: ${inWords(fact)}`)
    .join(', ');
}

function inWords(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join(' and ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
