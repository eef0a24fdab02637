/** A name where there is no room for a badge: of 2014's rules by itself, of others with their year, "Lich (2024)". */
export function nameInRules(name: string, edition: string): string {
  return edition === '2014' ? name : `${name} (${edition})`;
}
