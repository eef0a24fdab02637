/** A name with its edition where there is no room for a badge: 2014 is omitted, "Lich (2024)". */
export function nameInRules(name: string, edition: string): string {
  return edition === '2014' ? name : `${name} (${edition})`;
}
